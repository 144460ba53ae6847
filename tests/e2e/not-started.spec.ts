import type { Page } from '@playwright/test'

import { buySheet } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { openProduct } from './open-product.ts'
import { signInAsDemo } from './sign-in.ts'

// What a page says whose scripts are blocked or did not come, and one whose cookies are rejected.

test.use({ said: /ERR_FAILED|Failed to fetch dynamically imported|astro-island/ })

/** Ends what the page waits for before it says something. */
const waitOver = (page: Page) =>
  page.evaluate(() =>
    document
      .querySelector('.not-started')
      ?.getAnimations()
      .forEach(one => one.finish())
  )

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'skripnya tidak termuat' })

for (const path of ['/login', '/cart', '/']) {
  test(`[core-235] ${path} says so after a while where its scripts are blocked @phone`, async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, route => route.abort())
    await page.goto(path)
    await expect(note(page)).toBeHidden()
    await waitOver(page)
    await expect(note(page)).toBeVisible()
    await expect(note(page).getByRole('link', { name: 'Muat ulang' })).toBeVisible()
  })
}

test('[core-235] a page whose own island did not come says so, although its shell did @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.route(/\/assets\/CartPage.*\.js/, route => route.abort())
  await page.goto('/cart')
  await waitOver(page)
  await expect(note(page)).toBeVisible()
})

/** What the sheet of sign-in is made of does not come. */
const loseSheet = (page: Page) => page.route(/\/assets\/PurchaseSheet.*\.js/, route => route.abort())
const lostNote = (page: Page) => page.getByRole('status').filter({ hasText: 'Tidak ada koneksi internet.' })

test('[core-236] a sheet of sign-in that did not come over a product says so @phone', async ({ page }) => {
  await openProduct(page)
  await loseSheet(page)
  await page.getByRole('button', { name: 'Tambah ke Keranjang' }).first().click()
  await buySheet(page).getByRole('button', { name: 'Tambah ke Keranjang' }).click()
  await expect(lostNote(page)).toBeAttached()
})

test('[core-236] a sheet of sign-in that did not come over a calculator says so @phone', async ({ page }) => {
  await page.goto('/kalkulator/cat')
  await loseSheet(page)
  await page.getByRole('button', { name: 'Masukkan ke keranjang' }).click()
  await expect(lostNote(page)).toBeAttached()
})

test('[core-235] a page whose scripts came never says that they did not @phone', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email atau nomor HP')).toBeVisible()
  await waitOver(page)
  await expect(note(page)).toBeHidden()
})
