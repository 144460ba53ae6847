import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const search = 'form[action="/search"]'

const field = (page: Page) => page.getByRole('combobox', { name: 'Cari produk' })
const options = (page: Page) => page.getByRole('option')
const chips = (page: Page) => page.locator('header').getByRole('listitem').getByRole('link')

/** What this browser's person searched for before. */
const searchedFor = (page: Page, ...words: string[]) =>
  page.addInitScript(kept => localStorage.setItem('recommendations', kept), JSON.stringify(words))

test('the first focus opens suggestions and own searches; Escape closes them and keeps the word', async ({
  page,
  isMobile
}) => {
  await searchedFor(page, 'paku beton')
  await page.goto('/')
  if (isMobile) await field(page).tap()
  else await field(page).focus()
  await expect(chips(page).filter({ hasText: 'paku beton' })).toBeVisible()
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'open search list')
  await page.keyboard.type('semen')
  await expect(
    options(page)
      .filter({ hasText: /^semen/i })
      .first()
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('semen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?keyword=semen/)
})

test(
  'a word that was typed before the island came gets its suggestions',
  { tag: '@phone' },
  async ({ page }) => {
    let arrive = () => undefined as void
    const arrived = new Promise<void>(resolve => (arrive = resolve))
    await page.route(/\/SearchBox\.[^/]*\.js/, async route => {
      await arrived
      await route.continue()
    })
    await page.goto('/category')
    await field(page).pressSequentially('keramik')
    arrive()
    await expect(
      options(page)
        .filter({ hasText: /keramik/i })
        .first()
    ).toBeVisible()
  }
)

test(
  'own searches are there when suggestions fail; with neither, nothing says that it is open',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route('**/buyer/product/keyword*', route =>
      route.fulfill({ status: 429, json: { success: false, status: 429, message: 'Coba lagi', data: null } })
    )
    await page.goto('/category')
    await field(page).focus()
    await page.waitForRequest('**/buyer/product/keyword*')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await page.evaluate(() => localStorage.setItem('recommendations', '["genteng"]'))
    await page.reload()
    await field(page).focus()
    await expect(chips(page)).toHaveText(['genteng'])
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  }
)

test(
  "own searches stay in the shop, 'focus=search' focuses, an empty word is ignored",
  { tag: '@desktop' },
  async ({ page }) => {
    await searchedFor(page, 'cat tembok')
    await page.goto('/search?keyword=bangunan&tab=toko')
    await page.locator('main a[href^="/shop/"]').first().click()
    await expect(page).toHaveURL(/\/shop\//)
    const shop = new URL(page.url()).pathname
    await field(page).focus()
    await expect(chips(page)).toHaveAttribute('href', `${shop}?keyword=cat+tembok`)
    await page.goto('/search?keyword=semen&focus=search')
    await expect(field(page)).toBeFocused()
    await field(page).fill('')
    await page.keyboard.press('Enter')
    await page.goto('/search?focus=search')
    await expect(page).toHaveURL('/products/recommendations?focus=search')
    await expect(field(page)).toBeFocused()
  }
)

test('[search-14] the tab that was chosen last is where the next search starts', async ({ page }) => {
  const current = page.locator('[data-search-tabs] [aria-current=page]')
  await page.goto('/search?keyword=a')
  await page.getByRole('link', { name: 'Toko', exact: true }).click()
  await expect(current).toHaveText('Toko')

  await page.goto('/search?keyword=bangunan')
  await expect(page).toHaveURL('/search?keyword=bangunan&tab=toko')
  await page.goto('/search?keyword=bangunan&sort_by=termurah')
  await expect(current).toHaveText('Produk')

  await page.goto('/search?keyword=bangunan&tab=toko')
  await page.locator('[data-search-tabs]').getByRole('link', { name: 'Produk' }).click()
  await expect(current).toHaveText('Produk')
  await page.goto('/search?keyword=semen')
  await expect(current).toHaveText('Produk')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    '[search-15] an empty word leads back to the page that it was sent from',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/category/lainnya')
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      await expect(page).toHaveURL('/category/lainnya')
    }
  )
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test("[shop-5] on a shop's page the header searches this shop, or the whole marketplace", async ({
      page
    }) => {
      await page.goto('/search?keyword=bangunan&tab=toko')
      await page.locator('main a[href^="/shop/"]').first().click()
      await expect(page).toHaveURL(/\/shop\//)
      const form = page.locator(search)
      await expect(form.getByLabel('Cari di')).toHaveValue(/./)
      await form.getByRole('combobox', { name: 'Cari produk' }).fill('cat')
      await form.getByRole('button', { name: 'Cari', exact: true }).click()
      await expect(page).toHaveURL(/\/shop\/[\w-]+\?keyword=cat$/)

      await form.getByLabel('Cari di').selectOption('Semua toko')
      await form.getByRole('button', { name: 'Cari', exact: true }).click()
      await expect(page).toHaveURL(/\/search\?shop=&keyword=cat$/)
    })
  })
}
