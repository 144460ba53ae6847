import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const list = '/products/bestselling'
const buttons = (page: Page) => page.locator('main li').getByRole('button', { name: /^Bandingkan / })
const tray = (page: Page) => page.getByRole('button', { name: /^Bandingkan \(\d\)$/ })
const names = (page: Page) => page.getByRole('columnheader').getByRole('link', { name: /^(?!Hapus)/ })

/** Chooses the first products of the list, by touch on a phone and by keyboard elsewhere. */
async function choose(page: Page, count: number, isMobile: boolean): Promise<void> {
  for (let place = 0; place < count; place++) {
    const button = buttons(page).nth(place)
    if (isMobile) await button.tap()
    else await button.press('Enter')
    await expect(tray(page)).toHaveText(`Bandingkan (${Math.min(place + 1, 4)})`)
  }
}

test('[catalogue-43, catalogue-44] products are chosen in a list, compared, removed, and shared by address @phone-first', async ({
  page,
  isMobile
}) => {
  await page.goto(list)
  await choose(page, 4, isMobile)
  await buttons(page).nth(4).click()
  await expect(
    page.getByText('Paling banyak 4 produk dapat dibandingkan. Hapus salah satu dulu.').first()
  ).toBeVisible()
  await expect(tray(page)).toHaveText('Bandingkan (4)')

  // The choice is there on the next page, from the first touch on.
  await page.goto('/products/recommendations')
  if (isMobile) await page.locator('h1').tap()
  else await page.keyboard.press('Tab')
  await tray(page).press('Enter')
  await expect(tray(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'tray of the comparison')
  await page
    .getByRole('button', { name: /^Hapus .* dari perbandingan$/ })
    .last()
    .click()
  await expect(tray(page)).toHaveText('Bandingkan (3)')
  await expect(tray(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tray(page)).toHaveAttribute('aria-expanded', 'false')
  await tray(page).press('Enter')
  await page.getByRole('link', { name: 'Bandingkan sekarang' }).press('Enter')

  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/)
  await expect(names(page)).toHaveCount(3)
  await expect(page.getByRole('rowheader', { name: 'Rating Beda' })).toBeVisible()
  await expectAccessible(page, 'comparison')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0
  )

  const same = page.getByRole('row', { name: /^Kondisi Baru/ })
  await expect(same).toBeVisible()
  await page.getByLabel('Hanya perbedaan').press('Space')
  await expect(same).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'Harga Beda', exact: true })).toBeVisible()
  await expectAccessible(page, 'comparison, only what differs')

  await page
    .getByRole('link', { name: /^Hapus .* dari perbandingan$/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/)
  await expect(names(page)).toHaveCount(2)
  await page.goto(list)
  await page.mouse.wheel(0, 200)
  await page.keyboard.press('Tab')
  await expect(tray(page)).toHaveText('Bandingkan (2)')
})

test('[catalogue-44] a product is chosen on its own page @phone @long', async ({ page }) => {
  await page.goto(list)
  await page.locator('main a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
  const button = page.locator('main').getByRole('button', { name: 'Bandingkan', exact: true })
  await button.tap()
  await expect(tray(page)).toHaveText('Bandingkan (1)')
  await tray(page).click()
  await expect(page.getByText('Pilih satu produk lagi untuk dibandingkan.')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus semua' }).click()
  await expect(tray(page)).toBeHidden()
})

test('[catalogue-43] a comparison with too few products says so, and how to begin @phone @long', async ({
  page,
  browser,
  baseURL
}) => {
  await page.goto(list)
  const ids = await buttons(page).evaluateAll(all => all.slice(0, 2).map(one => one.dataset['compare']))
  await page.goto(`/compare?ids=${ids.join(',')},999999999`)
  await expect(page.getByText('1 produk tidak dijual lagi atau tidak ditemukan')).toBeVisible()
  await expect(names(page)).toHaveCount(2)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.goto('/compare?ids=x')
  await expect(page.getByText('Pilih minimal dua produk')).toBeVisible()
  await expectAccessible(page, 'comparison of nothing')

  // Without scripts: the table, the differences, and removing a product.
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const quiet = await plain.newPage()
  await quiet.goto(`/compare?ids=${ids.join(',')}`)
  await quiet.getByLabel('Hanya perbedaan').check()
  await expect(quiet.getByRole('row', { name: /^Kondisi Baru/ })).toBeHidden()
  await quiet
    .getByRole('link', { name: /^Hapus / })
    .first()
    .click()
  await expect(quiet.getByText('Pilih minimal dua produk')).toBeVisible()
  await plain.close()
})
