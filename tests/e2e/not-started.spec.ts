import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

// What a page says whose scripts are blocked or did not come, and one whose cookies are refused.

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

test('[core-235] a page whose scripts came never says that they did not @phone', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email atau nomor HP')).toBeVisible()
  await waitOver(page)
  await expect(note(page)).toBeHidden()
})
