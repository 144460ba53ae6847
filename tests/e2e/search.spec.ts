import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { shopPath } from './open-product.ts'

// The header's search with pages and the real vocabulary; its list alone is in
// tests/search/search-box.browser.test.tsx.

const search = 'form[action="/search"]'

const field = (page: Page) => page.getByRole('combobox', { name: 'Cari produk' })
// A select's own options are not in the list.
const options = (page: Page) => page.locator('[role=option]')
const chips = (page: Page) => page.locator('header').getByRole('listitem').getByRole('link')

test(
  '[search-24, search-23] text typed before the island loaded gets its suggestions; Enter opens the one reached by arrows',
  { tag: '@desktop' },
  async ({ page }) => {
    let arrive = () => undefined as void
    const arrived = new Promise<void>(resolve => (arrive = resolve))
    await page.route(/\/SearchBox\.[^/]*\.js/, async route => {
      await arrived
      await route.continue()
    })
    await page.goto('/category')
    await field(page).pressSequentially('semen')
    arrive()
    const shown = options(page).filter({ hasText: 'Semen Portland' })
    await expect(shown).toBeVisible()
    const category = (await shown.getAttribute('href')) ?? ''
    const place = (await options(page).allTextContents()).indexOf('Semen Portland')
    for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown')
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveText('Semen Portland')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(category)
  }
)

test(
  '[search-25, search-26, search-23] on a phone the search takes the whole screen, and returns it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/category')
    await page.evaluate(() => localStorage.setItem('recommendations', '["paku beton","genteng"]'))
    await page.goto('/products/bestselling')
    await field(page).tap()
    await expect(options(page).first()).toBeVisible()
    await expect(chips(page)).toHaveText(['paku beton', 'genteng'])
    const box = await page.locator(search).boundingBox()
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 360, 740])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
    await expectAccessible(page, 'search on the whole screen')
    await page.getByRole('button', { name: 'Hapus genteng dari pencarian terakhir' }).tap()
    await page.goBack()
    await expect(options(page)).toHaveCount(0)
    await expect(page).toHaveURL('/products/bestselling')
    await expect.poll(() => page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
    await page.reload()
    await field(page).tap()
    await expect(chips(page)).toHaveText(['paku beton'])
    await page.getByRole('button', { name: 'Tutup pencarian' }).tap()
    await expect(options(page)).toHaveCount(0)
    await page.waitForFunction(() => !history.state?.overlays)
    await page.goBack()
    await expect(page).toHaveURL('/category')
    await page.goto('/search?keyword=semen&focus=search')
    await expect(field(page)).toBeFocused()
    await field(page).fill('')
    await page.keyboard.press('Enter')
    await page.goto('/search?focus=search')
    await expect(page).toHaveURL('/products/recommendations?focus=search')
    await expect(field(page)).toBeFocused()
  }
)

test("[shop-5, search-22] on a shop's page the header searches this shop, or the whole marketplace @phone", async ({
  page
}) => {
  // A shop that sells cement: not every shop does.
  const shop = await shopPath(page)
  await page.goto(shop)
  await field(page).tap()
  await page.keyboard.type('semen')
  await expect(options(page).filter({ hasText: /semen/i }).first()).toBeVisible()
  const elsewhere = () =>
    options(page).evaluateAll(all =>
      all.map(one => one.getAttribute('href') ?? '').filter(href => !/^\/(?:shop|product)\//.test(href))
    )
  await expect.poll(elsewhere).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${shop}?keyword=semen`)
  await field(page).tap()
  await field(page).fill('')
  await expect(chips(page)).toHaveAttribute('href', `${shop}?keyword=semen`)
  await field(page).fill('cat')
  await page.locator(search).getByLabel('Cari di', { exact: true }).selectOption('Semua toko')
  await page.locator(search).getByRole('button', { name: 'Cari', exact: true }).tap()
  await expect(page).toHaveURL(/\/search\?shop=&keyword=cat$/)
})

test('[search-14] the next search starts in the tab that was chosen last @phone', async ({ page }) => {
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
