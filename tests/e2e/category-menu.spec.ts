import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { pauseClock } from './paused-clock.ts'

// The desktop's menu of categories: by hovering, by clicks and by keys.

const opener = (page: Page) => page.locator('header a[href="/category"]').filter({ visible: true })
const main = (page: Page, name: string) => page.locator('header [data-main]').filter({ hasText: name })
const below = (page: Page, name: string) => page.locator('header [data-below]').getByRole('link', { name })

test.describe('the menu of categories', { tag: '@desktop' }, () => {
  test('[core-101] opens three levels on hover, and loads them then', async ({ page }) => {
    const requested: string[] = []
    page.on('request', request => request.url().endsWith('/buyer/category') && requested.push(request.url()))
    await page.mouse.move(640, 700)
    await page.goto('/products/bestselling', { waitUntil: 'networkidle' })
    expect(requested).toEqual([])
    await opener(page).hover()
    await expect(below(page, 'Semen Portland')).toBeVisible()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
    await main(page, 'Keramik & Granit').hover()
    await expect(below(page, 'Keramik Lantai')).toBeVisible()
    await expect(below(page, 'Semen Portland')).toBeHidden()
    await expectAccessible(page, 'category menu')
    await page.mouse.move(640, 790)
    await expect(below(page, 'Keramik Lantai')).toBeHidden()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    expect(requested).toHaveLength(1)
    await page.goto('/category/lainnya')
    await opener(page).hover()
    await below(page, 'Semen Portland').click()
    await expect(page).toHaveURL('/category/semen-mortar/semen/semen-portland')
    expect(requested).toHaveLength(1)
  })

  test('[core-101] stays open for a mouse that crosses other categories on its way to its target @long', async ({
    page
  }) => {
    await page.goto('/category/lainnya')
    await opener(page).hover()
    await main(page, 'Semen & Mortar').hover()
    await main(page, 'Keramik & Granit').hover()
    await expect(below(page, 'Keramik Lantai')).toBeVisible()
    const from = (await main(page, 'Keramik & Granit').boundingBox())!
    const to = (await below(page, 'Mosaik').boundingBox())!
    await page.mouse.move(from.x + 60, from.y + 18)
    // However slowly the machine moves the mouse, it does not rest on anything that it crosses, and rests at its target.
    await pauseClock(page)
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 12 })
    await page.clock.runFor(1_000)
    await expect(below(page, 'Keramik Lantai')).toBeVisible()
    await page.mouse.down()
    await page.mouse.up()
    await expect(page).toHaveURL('/category/keramik-granit/dinding/mosaik')
  })

  test('[core-102] works by keyboard: Enter opens, arrows move, Escape closes and returns the focus', async ({
    page
  }) => {
    await page.goto('/category/lainnya')
    await page.locator('header a[href="/"]').focus()
    await page.keyboard.press('Tab')
    await expect(opener(page)).toBeFocused()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(main(page, 'Semen & Mortar')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(main(page, 'Semen & Mortar')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(main(page, 'Bata & Beton')).toBeFocused()
    await expect(below(page, 'Bata Ringan')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-below] a').first()).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(main(page, 'Bata & Beton')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(main(page, 'Bata & Beton')).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(main(page, 'Semen & Mortar')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('[core-101] opens by a click too, reports a failed load, and retries @long', async ({ page }) => {
    await page.route('**/buyer/category', route => route.abort('internetdisconnected'))
    await page.goto('/category/lainnya')
    await opener(page).click()
    await expect(page.getByText('Tidak ada koneksi internet.')).toBeVisible()
    await expectAccessible(page, 'category menu without a connection')
    await page.unroute('**/buyer/category')
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(below(page, 'Semen Portland')).toBeVisible()
    await opener(page).click()
    await expect(below(page, 'Semen Portland')).toBeHidden()
    await opener(page).click()
    await page.locator('main').click({ position: { x: 300, y: 650 } })
    await expect(below(page, 'Semen Portland')).toBeHidden()
  })
})
