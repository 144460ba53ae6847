import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

// axe checks the overlays of every page's layout. Those of islands: component tests.

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Opens an overlay, and waits for its content. */
async function open(opener: Locator, overlay: Locator): Promise<void> {
  await opener.click()
  await expect(overlay).toBeVisible()
  await expect(overlay.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Escape closes it; the focus returns. */
async function expectCloses(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  await close(page, overlay)
  await expect(opener).toBeFocused()
}

/** Its history entry is removed a moment later: leaving the page in between would be interrupted. */
async function close(page: Page, overlay: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await page.waitForFunction(() => !history.state?.overlays)
}

test(
  '[core-20, core-105] axe finds nothing in the menu and in the filters of a phone',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products/bestselling')
    const burger = page.getByRole('button', { name: 'Buka menu' })
    const menu = dialogOf(page, 'Menu')
    await open(burger, menu)
    await expectAccessible(page, 'menu')
    await menu.getByRole('link', { name: 'Kategori' }).click()
    await expect(menu.getByRole('button', { name: 'Kategori' })).toHaveAttribute('aria-expanded', 'true')
    await menu.getByText('Semen & Mortar', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Semen Portland' })).toBeVisible()
    await expectAccessible(page, 'categories in the menu')
    await expectCloses(page, burger, menu)
    const filters = page.getByRole('main').getByRole('button', { name: /^Filter/ })
    const sheet = page.getByRole('complementary', { name: 'Filter' })
    await open(filters, sheet)
    await expectAccessible(page, 'filter sheet')
    await expectCloses(page, filters, sheet)
  }
)

test(
  '[home-12] the app codes are shown on the screen, without JavaScript too',
  { tag: ['@desktop', '@long'] },
  async ({ page, browser, baseURL }) => {
    await page.goto('/products/bestselling')
    const opener = page.getByRole('button', { name: 'Unduh Aplikasi' })
    const codes = dialogOf(page, 'Unduh Aplikasi')
    await open(opener, codes)
    for (const name of ['Kode QR Aplikasi Android', 'Kode QR Aplikasi iPhone']) {
      const code = codes.getByRole('img', { name })
      await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
    }
    await expectAccessible(page, 'app download')
    await page.keyboard.press('Escape')
    await expect(codes).toBeHidden()
    await expect(opener).toBeFocused()
    const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await plain.goto('/search')
    await plain.getByRole('button', { name: 'Unduh Aplikasi' }).click()
    await expect(dialogOf(plain, 'Unduh Aplikasi')).toBeVisible()
    await plain.close()
  }
)
