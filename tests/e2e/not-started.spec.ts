import type { Page } from '@playwright/test'

import { buySheet } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { openProduct } from './open-product.ts'
import { signInAsDemo } from './sign-in.ts'

// The message of a page whose scripts are blocked or failed to load, and of one with rejected cookies.

test.use({ said: /ERR_FAILED|Failed to fetch dynamically imported|astro-island/ })

/** Ends the page's wait before its message. */
const waitOver = (page: Page) =>
  page.evaluate(() =>
    document
      .querySelector('.not-started')
      ?.getAnimations()
      .forEach(one => one.finish())
  )

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'skripnya tidak termuat' })

for (const path of ['/login', '/cart', '/', '/ops']) {
  test(`[core-235] ${path} shows a message after a while if its scripts are blocked @phone`, async ({
    page
  }) => {
    await page.route(/\/assets\/.*\.js/, route => route.abort())
    await page.goto(path)
    await expect(note(page)).toBeHidden()
    await waitOver(page)
    await expect(note(page)).toBeVisible()
    await expect(note(page).getByRole('link', { name: 'Muat ulang' })).toBeVisible()
  })
}

test('[core-235] a page whose own island failed to load says so, although its shell loaded @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.route(/\/assets\/CartPage.*\.js/, route => route.abort())
  await page.goto('/cart')
  await waitOver(page)
  await expect(note(page)).toBeVisible()
})

/** The script of the sign-in sheet fails to load. */
const loseSheet = (page: Page) => page.route(/\/assets\/PurchaseSheet.*\.js/, route => route.abort())
const lostNote = (page: Page) => page.getByRole('status').filter({ hasText: 'Tidak ada koneksi internet.' })

test('[core-236] a sign-in sheet that fails to load over a product says so @phone', async ({ page }) => {
  await openProduct(page)
  await loseSheet(page)
  await page.getByRole('button', { name: 'Tambah ke Keranjang' }).first().click()
  await buySheet(page).getByRole('button', { name: 'Tambah ke Keranjang' }).click()
  await expect(lostNote(page)).toBeAttached()
})

test('[core-236] a sign-in sheet that fails to load over a calculator says so @phone', async ({ page }) => {
  await page.goto('/kalkulator/cat')
  await loseSheet(page)
  await page.getByRole('button', { name: 'Masukkan ke keranjang' }).click()
  await expect(lostNote(page)).toBeAttached()
})

test('[core-235] the console whose scripts loaded never shows the message @phone', async ({ page }) => {
  await page.goto('/ops')
  await expect(page.getByRole('heading', { name: 'Konsol operator' })).toBeVisible()
  await waitOver(page)
  await expect(note(page)).toBeHidden()
})

test('[core-235] a page whose scripts loaded never shows the message @phone', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email atau nomor HP')).toBeVisible()
  await waitOver(page)
  await expect(note(page)).toBeHidden()
})
