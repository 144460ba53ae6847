import { expect, it } from 'vitest'

import { choose, chosenIn } from '../support/form-fields.ts'
import type { PlainPage } from '../support/open-page.ts'
import { open } from './site.ts'

// The header of every page without JavaScript: its search and its link to the categories.

const search = (page: PlainPage) => page.$('header form[role=search]')

it('[core-101] the menu of categories is a link to all of them', async () => {
  const home = await open('/', 'desktop')
  const [link, ...others] = home.shown('header a[href="/category"]')
  expect(others.length).toBe(0)
  const page = await home.follow(link!)
  expect([page.status, page.address]).toEqual([200, '/category'])
})

it('[search-15] an empty search redirects to the page that sent it', async () => {
  const page = await open('/category/lainnya')
  expect((await page.press(page.button(/^Cari$/, search(page)))).address).toBe('/category/lainnya')
})

it("[shop-5] on a shop's page the header searches this shop, or the whole marketplace", async () => {
  const shops = await open('/search?keyword=bangunan&tab=toko')
  const shop = await shops.follow(shops.shown('main a[href^="/shop/"]')[0]!)
  expect(shop.address).toMatch(/^\/shop\/[\w-]+$/)
  const where = shop.field('Cari di', search(shop))
  expect(`/shop/${chosenIn(shop.$, where)[0]}`).toBe(shop.address)
  shop.field('Cari produk', search(shop)).attr('value', 'cat')
  const here = await shop.press(shop.button(/^Cari$/, search(shop)))
  expect(here.address).toBe(`${shop.address}?keyword=cat`)
  choose(here.$, here.field('Cari di', search(here)), 'Semua toko')
  const everywhere = await here.press(here.button(/^Cari$/, search(here)))
  expect(everywhere.address).toBe('/search?shop=&keyword=cat')
})
