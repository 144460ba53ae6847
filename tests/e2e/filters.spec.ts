import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** The filters: beside the list, or in the sheet. */
const side = (page: Page) => page.getByRole('complementary', { name: 'Filter' })
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filter/ })
const group = (filters: Locator, title: string) => filters.locator(`details[data-group="${title}"]`)
const names = (page: Page) => page.locator('main li a[href^="/product/"]').allTextContents()
const total = (page: Page) => page.getByRole('status').filter({ hasText: /^\s*[\d.+]+ produk\s*$/ })

/** Opens a closed group. */
async function unfold(filters: Locator, title: string): Promise<Locator> {
  const one = group(filters, title)
  if ((await one.getAttribute('open')) === null) await one.locator('summary').first().click()
  return one
}

test(
  "[catalogue-17, catalogue-29, catalogue-30] filters apply at once with the keyboard, 'Kembali' undoes them, the address is the list",
  { tag: '@desktop' },
  async ({ page, browser }) => {
    await page.goto('/products/bestselling')
    const before = await names(page)
    await unfold(side(page), 'Rating')
    const brand = side(page).getByRole('checkbox', { name: /^Avian/ })
    await brand.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/products/bestselling?brand=Avian')
    await expect(brand).toBeChecked()
    await expect(brand).toBeFocused()
    await expect(group(side(page), 'Rating')).toHaveAttribute('open')
    await expect(side(page).getByRole('button', { name: 'Terapkan' })).toBeHidden()
    const branded = await names(page)

    const min = side(page).getByLabel('Harga Minimum')
    await min.focus()
    await page.keyboard.type('Rp 100.0a00')
    await expect(min).toHaveValue('100000')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products/bestselling?brand=Avian&min_price=100000')
    await expect(min).toBeFocused()
    await page.waitForLoadState()
    const narrowed = await names(page)
    expect(narrowed.length).toBeLessThan(branded.length)

    const guest = await browser.newContext()
    const shared = await guest.newPage()
    await shared.goto(page.url())
    expect(await names(shared)).toEqual(narrowed)
    await guest.close()
    await page.reload()
    expect(await names(page)).toEqual(narrowed)

    await page.goBack()
    await expect(page).toHaveURL('/products/bestselling?brand=Avian')
    await expect(min).toHaveValue('')
    expect(await names(page)).toEqual(branded)
    await page.goBack()
    await expect(page).toHaveURL('/products/bestselling')
    await expect(brand).not.toBeChecked()
    expect(await names(page)).toEqual(before)
  }
)

test(
  "[catalogue-29, catalogue-33] on a phone the sheet shows how many products match, and 'Terapkan' applies it",
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/search?keyword=cat&sort_by=termahal')
    await expect(page.getByRole('link', { name: 'Termahal' })).toBeInViewport({ ratio: 1 })
    const open = opener(page)
    await open.tap()
    await page.getByRole('button', { name: 'Tutup filter' }).tap()
    await expect(side(page)).toBeHidden()
    await open.tap()
    await side(page)
      .getByRole('checkbox', { name: /^Avian/ })
      .tap()
    await side(page).getByLabel('Baru').tap()
    const apply = side(page).getByRole('button', { name: /^Terapkan \(\d+\)$/ })
    const count = /\d+/.exec(await apply.innerText())?.[0] ?? '?'
    await expectAccessible(page, 'filter sheet with a choice')
    await apply.tap()
    await expect(page).toHaveURL('/search?brand=Avian&condition=new&keyword=cat&sort_by=termahal&tab=produk')
    await expect(total(page)).toHaveText(`${count} produk`)
    await expect(side(page)).toBeHidden()
    const chips = page.getByRole('list', { name: 'Filter aktif' })
    expect((await chips.boundingBox())?.height).toBeLessThan(100)
    const narrowed = await names(page)
    await page.reload()
    expect(await names(page)).toEqual(narrowed)
    await page.goBack()
    await expect(page).toHaveURL('/search?keyword=cat&sort_by=termahal')
    await open.tap()
    await expect(side(page).getByRole('checkbox', { name: /^Avian/ })).not.toBeChecked()
  }
)

test(
  '[catalogue-31] cities of several provinces are found by typing, and each is a choice',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/products/bestselling')
    const places = await unfold(side(page), 'Lokasi')
    const search = places.getByRole('searchbox')
    await search.fill('kota band')
    const bandung = places.getByRole('checkbox', { name: /^Kota Bandung/ })
    await expectAccessible(page, 'places by name')
    await bandung.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\?city_id=3273&province_id=32$/)
    await expect(bandung).toBeFocused()
    await expect(search).toHaveValue('kota band')
    await search.fill('surabaya')
    await places.getByRole('checkbox', { name: /^Kota Surabaya/ }).check()
    await expect(page).toHaveURL(/\?city_id=3273&city_id=3578&province_id=32&province_id=35$/)
    const chips = page.getByRole('list', { name: 'Filter aktif' })
    await expect(chips.getByRole('link')).toHaveText([
      'Jawa Barat',
      'Jawa Timur',
      'Kota Bandung',
      'Kota Surabaya'
    ])
    await expect(page.locator('main li:has(a[href^="/product/"])').first()).toContainText(/Bandung|Surabaya/)
    // A province is removed with its cities.
    await places.getByRole('checkbox', { name: 'Jawa Barat', exact: true }).click()
    await expect(page).toHaveURL(/\?city_id=3578&province_id=35$/)
    await page.goBack()
    await expect(places.getByRole('checkbox', { name: 'Jawa Barat', exact: true })).toBeChecked()
  }
)

test(
  '[catalogue-31] a city is found in the sheet without leaving the page',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await page.goto('/products/bestselling')
    await opener(page).tap()
    const places = await unfold(side(page), 'Lokasi')
    await places.getByRole('searchbox').fill('bandung')
    await places.getByRole('checkbox', { name: /^Kota Bandung/ }).tap()
    await places.getByRole('searchbox').fill('surabaya')
    await places.getByRole('checkbox', { name: /^Kota Surabaya/ }).tap()
    await expect(page).toHaveURL('/products/bestselling')
    await expectAccessible(page, 'places in the sheet')
    await side(page)
      .getByRole('button', { name: /^Terapkan \(/ })
      .tap()
    await expect(page).toHaveURL(/\?city_id=3273&city_id=3578&province_id=32&province_id=35$/)
  }
)

test(
  '[catalogue-32] more values of a facet are behind a toggle, and can be searched',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/products/bestselling')
    const brands = group(side(page), 'Merek')
    const shown = brands.getByRole('checkbox')
    await expect(shown).toHaveCount(8)
    await brands.getByText('Lihat semua').click()
    expect(await shown.count()).toBeGreaterThan(12)
    await expectAccessible(page, 'all brands')
    const last = (await shown.last().getAttribute('value')) ?? ''
    await brands.getByRole('searchbox', { name: 'Cari merek' }).fill(last.toUpperCase())
    const found = brands.locator('details').getByRole('checkbox')
    await expect(found).toHaveCount(1)
    // Its list loads at once: a check of the box may see the next page.
    await found.click()
    await expect(page).toHaveURL(`/products/bestselling?${new URLSearchParams({ brand: last })}`)
    await expect(brands.getByRole('checkbox').first()).toBeChecked()
    await expect(total(page)).toHaveText('1 produk')
  }
)

test(
  '[catalogue-33] the filters fit on a screen that is 720 px high, and a long group scrolls in them',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/search?keyword=cat&condition=new')
    const box = await side(page).locator('.filter-panel').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(720)
    await expect(side(page).getByRole('link', { name: 'Reset' })).toBeInViewport({ ratio: 1 })
    const offers = await unfold(side(page), 'Penawaran')
    await offers.getByLabel('Pre-order').scrollIntoViewIfNeeded()
    await expect(offers.getByLabel('Pre-order')).toBeInViewport({ ratio: 1 })
    await side(page).getByRole('link', { name: 'Reset' }).click()
    await expect(page).toHaveURL('/search?keyword=cat&tab=produk')
  }
)

test(
  "[catalogue-45] 'Terdekat' requests a city once, orders every list by it, and offers to change it",
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/search?keyword=semen')
    const orders = page.getByRole('navigation', { name: 'Urutkan' })
    await orders.getByRole('button', { name: 'Terdekat' }).click()
    const choose = async (city: string) => {
      const dialog = page.getByRole('dialog', { name: 'Pilih kota tujuan' })
      await dialog.getByRole('combobox').fill(city)
      await dialog.getByRole('option', { name: new RegExp(city) }).click()
    }
    await choose('Depok')
    await expect(page).toHaveURL(/\/search\?keyword=semen&sort_by=terdekat&tab=produk&to_city_id=\d+$/)
    const chosen = orders.getByRole('button', { name: 'Terdekat dari Depok' })
    await expect(chosen).toHaveAttribute('aria-current', 'true')
    await expect(chosen).toBeInViewport()
    const nearDepok = await names(page)

    await page.goto('/products/bestselling')
    await orders.getByRole('button', { name: 'Terdekat' }).click()
    await expect(page).toHaveURL(/^[^?]*\/products\/bestselling\?sort_by=terdekat&to_city_id=\d+$/)

    await page.goBack()
    await page.goBack()
    await chosen.click()
    await choose('Padang Panjang')
    await expect(orders.getByRole('button', { name: 'Terdekat dari Padang Panjang' })).toBeVisible()
    expect(await names(page)).not.toEqual(nearDepok)
    await orders.getByRole('link', { name: 'Termurah' }).click()
    await expect(page).toHaveURL('/search?keyword=semen&sort_by=termurah&tab=produk')
  }
)
