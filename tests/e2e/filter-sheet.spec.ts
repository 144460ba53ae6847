import type { Page } from '@playwright/test'

import { becomeOlder } from '../support/older-browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

// One filter form: a column beside the list, or a sheet over it.

const list = '/products/bestselling'
const wide = { width: 1280, height: 800 }
const narrow = { width: 768, height: 800 }

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filter' })
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filter/ })
const apply = (page: Page) => filters(page).getByRole('button', { name: /^Terapkan/ })
const close = (page: Page) => filters(page).getByRole('button', { name: 'Tutup filter' })

/** History entries that an open overlay has put over the page's own. */
const expectEntries = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0))
    .toBe(count)

async function openSheet(page: Page): Promise<void> {
  await opener(page).click()
  await expect(apply(page)).toBeVisible()
  await expectEntries(page, 1)
}

/** The sheet is closed, the focus is on its button again, and the page is the same. */
async function expectClosed(page: Page): Promise<void> {
  await expect(filters(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expectEntries(page, 0)
  await expect(page).toHaveURL(list)
}

/** A tap above the sheet, where the page has a link. */
async function tapAbove(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/category'
    link.style.cssText = 'position: fixed; inset: 0 0 auto; height: 60px'
    document.querySelector('main')?.append(link)
  })
  await page.touchscreen.tap(180, 30)
}

/** The filters stand left of the list. */
async function expectBeside(page: Page): Promise<void> {
  await expect(filters(page)).toBeVisible()
  const box = await filters(page).boundingBox()
  const card = await page.locator('main li:has(a[href^="/product/"])').first().boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(card?.x ?? 0)
  expect(box?.width).toBe(240)
}

test(
  "[catalogue-71] the sheet is closed by its button, a tap above it, Escape and 'Kembali', and nothing below it is pressed",
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(list)
    const ways = [
      () => close(page).tap(),
      () => tapAbove(page),
      () => page.keyboard.press('Escape'),
      async () => void (await page.goBack())
    ]
    for (const way of ways) {
      await openSheet(page)
      await way()
      await expectClosed(page)
    }
    // The first stop of the tab key is in the sheet, although the form stands before its button.
    await openSheet(page)
    await page.keyboard.press('Tab')
    await expect(close(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectClosed(page)
    await openSheet(page)
    await filters(page).getByLabel('Baru').tap()
    await filters(page).locator('details[data-group=Kondisi]').getByLabel('Semua').tap()
    await apply(page).tap()
    await expectClosed(page)
  }
)

test(
  '[catalogue-70] a sheet becomes the column when the window becomes wider, which applies its choices, and they apply at once from then on',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize(narrow)
    await page.goto(list)
    await openSheet(page)
    await filters(page).getByLabel('Baru').check()
    await expect(apply(page)).toHaveText(/\(\d+\)/)
    await expectAccessible(page, 'sheet on a tablet')
    await page.setViewportSize(wide)
    await expect(page).toHaveURL(`${list}?condition=new`)
    await expectEntries(page, 0)
    await expectBeside(page)
    await expect(opener(page)).toBeHidden()
    await expect(apply(page)).toBeHidden()
    await expect(filters(page).getByLabel('Baru')).toBeChecked()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
    await expectAccessible(page, 'filters beside the list')

    await page.setViewportSize(narrow)
    await expect(filters(page)).toBeHidden()
    await openSheet(page)
    await filters(page).getByLabel('Bekas').check()
    await expect(apply(page)).toHaveText(/\(\d+\)/)
    await close(page).click()
    await page.setViewportSize(wide)
    await expectBeside(page)
    await expect(filters(page).getByLabel('Baru')).toBeChecked()
    await expect(page).toHaveURL(`${list}?condition=new`)
    await filters(page).getByLabel('Bekas').check()
    await expect(page).toHaveURL(`${list}?condition=second`)
  }
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    '[catalogue-70] the filters are beside the list, and where it is narrow a button opens them',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(list)
      await expectBeside(page)
      await expect(filters(page).getByText('langsung diterapkan')).toBeHidden()
      await page.setViewportSize(narrow)
      await expect(filters(page)).toBeHidden()
      await opener(page).click()
      await close(page).click()
      await expect(filters(page)).toBeHidden()
      await opener(page).click()
      await filters(page).getByLabel('Baru').check()
      await apply(page).click()
      await expect(page).toHaveURL(`${list}?condition=new`)
    }
  )
})

test(
  '[catalogue-70] a browser without popovers opens and closes the sheet too, and has the column beside the list',
  { tag: '@phone' },
  async ({ page }) => {
    await becomeOlder(page)
    await page.goto(list)
    await page.waitForLoadState('networkidle')
    await openSheet(page)
    await expect(close(page)).toBeFocused()
    await close(page).tap()
    await expectClosed(page)
    await openSheet(page)
    await page.goBack()
    await expectClosed(page)
    await openSheet(page)
    await page.setViewportSize(wide)
    await expectEntries(page, 0)
    await expectBeside(page)
    await filters(page).getByLabel('Baru').check()
    await expect(page).toHaveURL(`${list}?condition=new`)
  }
)
