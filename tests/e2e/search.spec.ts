import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const search = 'form[action="/search"]'

const field = (page: Page) => page.getByRole('combobox', { name: 'Cari produk' })
// A select's own options are none of the list's.
const options = (page: Page) => page.locator('[role=option]')
const chips = (page: Page) => page.locator('header').getByRole('listitem').getByRole('link')

/** What this browser's person searched for before. */
const searchedFor = (page: Page, ...words: string[]) =>
  page.addInitScript(kept => localStorage.setItem('recommendations', kept), JSON.stringify(words))

test('[search-23, search-24] the first focus opens suggestions and own searches; Escape closes them and keeps the word', async ({
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
  '[search-23] a word that was typed before the island came gets its suggestions',
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

test('[search-23] what is pasted gets its suggestions; none are said to be none @desktop', async ({
  page
}) => {
  await page.goto('/category')
  await field(page).focus()
  await page.keyboard.insertText('keramik lantai')
  await expect(
    options(page)
      .filter({ hasText: /keramik lantai/i })
      .first()
  ).toBeVisible()
  await field(page).fill('zzqqxx')
  await expect(page.getByText('Tidak ada saran untuk “zzqqxx”. Tekan Cari')).toBeVisible()
  await expect(options(page)).toHaveCount(0)
  await expectAccessible(page, 'search list without suggestions')
})

test('[search-23] own searches are there when suggestions fail, which can be asked for again @phone', async ({
  page
}) => {
  await searchedFor(page, 'genteng')
  await page.route('**/buyer/product/keyword*', route => route.abort('internetdisconnected'))
  await page.goto('/category')
  await field(page).focus()
  await expect(chips(page)).toHaveText(['genteng'])
  await expect(page.getByText('Tidak ada koneksi internet.')).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'search list without a connection')
  await page.unroute('**/buyer/product/keyword*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(options(page).first()).toBeVisible()
})

test('[search-26] own searches are taken away one by one, or all of them @phone', async ({ page }) => {
  await page.goto('/category')
  await page.evaluate(() => localStorage.setItem('recommendations', '["genteng","paku","cat"]'))
  await page.reload()
  await field(page).click()
  await page.getByRole('button', { name: 'Hapus paku dari pencarian terakhir' }).click()
  await expect(chips(page)).toHaveText(['genteng', 'cat'])
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: 'Hapus semua' }).click()
  await expect(chips(page)).toHaveCount(0)
  await page.reload()
  await field(page).click()
  await expect(options(page).first()).toBeVisible()
  await expect(chips(page)).toHaveCount(0)
})

test(
  '[search-24] the list is a combobox: arrows walk it, Enter opens, Tab leaves',
  { tag: '@desktop' },
  async ({ page }) => {
    // So low that the list scrolls: browsers give the focus to what scrolls.
    await page.setViewportSize({ width: 1280, height: 480 })
    await page.goto('/category')
    await field(page).focus()
    await page.keyboard.type('semen')
    const shown = options(page).filter({ hasText: 'Semen Portland' })
    await expect(shown).toBeVisible()
    await expectAccessible(page, 'search list that scrolls')
    const current = page.locator('[role=option][aria-selected=true]')
    await page.keyboard.press('ArrowUp')
    await expect(current).toHaveAttribute('id', (await options(page).last().getAttribute('id')) ?? '')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await current.getAttribute('id')) ?? ''
    )
    await expect(current).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(current).toHaveCount(0)
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Cari', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await field(page).focus()
    const category = (await shown.getAttribute('href')) ?? ''
    const place = (await options(page).allTextContents()).indexOf('Semen Portland')
    for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown')
    await expect(current).toHaveText('Semen Portland')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(category)
  }
)

test(
  '[search-25] on a phone the search takes the whole screen, and gives it back',
  { tag: '@phone' },
  async ({ page }) => {
    await searchedFor(page, 'paku beton')
    await page.goto('/category')
    await page.goto('/products/bestselling')
    await field(page).tap()
    await expect(options(page).first()).toBeVisible()
    const box = await page.locator(search).boundingBox()
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 360, 740])
    for (const row of [chips(page).first(), options(page).first()]) {
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
    await expectAccessible(page, 'search on the whole screen')
    await page.goBack()
    await expect(options(page)).toHaveCount(0)
    await expect(page).toHaveURL('/products/bestselling')
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
    await field(page).tap()
    await page.getByRole('button', { name: 'Tutup pencarian' }).tap()
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await page.waitForFunction(() => !history.state?.overlays)
    await page.goBack()
    await expect(page).toHaveURL('/category')
  }
)

test(
  "[search-22] own searches stay in the shop, 'focus=search' focuses, an empty word is ignored",
  { tag: '@desktop' },
  async ({ page }) => {
    await searchedFor(page, 'cat tembok')
    // A shop that sells cement: not every shop does.
    await page.goto('/search?keyword=semen')
    await page.locator('main a[href^="/product/"]').first().click()
    await page.getByRole('link', { name: 'Kunjungi Toko' }).click()
    await expect(page).toHaveURL(/\/shop\//)
    const shop = new URL(page.url()).pathname
    await field(page).focus()
    await expect(chips(page)).toHaveAttribute('href', `${shop}?keyword=cat+tembok`)
    await page.keyboard.type('semen')
    await expect(options(page).first()).toBeVisible()
    for (const one of await options(page).all()) {
      expect(await one.getAttribute('href')).toMatch(/^\/(?:shop|product)\//)
    }
    await field(page).fill('zzqqxx')
    const everywhere = page.getByRole('link', { name: 'Cari di semua toko' })
    await expect(everywhere).toHaveAttribute('href', '/search?keyword=zzqqxx')
    await field(page).fill('semen')
    await page.locator(search).getByLabel('Cari di').selectOption('Semua toko')
    await field(page).focus()
    await expect(options(page).filter({ hasText: 'Semen Portland' })).toBeVisible()
    await page.goto('/search?keyword=semen&focus=search')
    await expect(field(page)).toBeFocused()
    await field(page).fill('')
    await page.keyboard.press('Enter')
    await page.goto('/search?focus=search')
    await expect(page).toHaveURL('/products/recommendations?focus=search')
    await expect(field(page)).toBeFocused()
  }
)

test('[search-14] the tab that was chosen last is where the next search starts @phone', async ({ page }) => {
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

test("[shop-5] on a shop's page the header searches this shop, or the whole marketplace @phone", async ({
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
