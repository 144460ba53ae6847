import { describe, expect, it } from 'vitest'

import { nameOf } from '../support/accessible-name.ts'
import type { PlainPage } from '../support/open-page.ts'
import { goneProduct, open, site } from './site.ts'

// Home, categories, search, lists and products, without JavaScript.

const goods = (page: PlainPage) => page.shown('main a[href^="/product/"]')
const search = (page: PlainPage) => page.$('header form[role=search]')

/** The first product that a search finds. */
async function openProduct(keyword: string): Promise<PlainPage> {
  const found = await open(`/search?keyword=${keyword}`)
  return found.follow(goods(found)[0]!)
}

describe('[catalogue-15] without JavaScript', () => {
  it('the home page searches, and a result leads to a product', async () => {
    const home = await open('/')
    home.field('Cari produk', search(home)).attr('value', 'semen')
    const found = await home.press(home.button(/^Cari$/, search(home)))
    expect(found.address).toMatch(/^\/search\?keyword=semen/)
    const product = await found.follow(goods(found)[0]!)
    expect(product.shown('h1')).toHaveLength(1)
    expect(product.text()).toContain('Rp')
    expect(product.text()).toContain('Spesifikasi')
  })

  it('categories lead to goods', async () => {
    const page = await open('/category')
    const category = await page.follow(page.shown('main a[href^="/category/"]')[0]!)
    expect(goods(category).length).toBeGreaterThan(0)
  })

  it('a list has a next page', async () => {
    const list = await open('/products/bestselling')
    const next = await list.follow(list.link('Muat lebih banyak'))
    expect(next.address).toContain('page=2')
    expect(goods(next).length).toBeGreaterThan(0)
  })
})

describe('[product-24] without JavaScript', () => {
  it('a product shows its stock, its minimum and what buying requires', async () => {
    const product = await openProduct('semen')
    const lines = product.shown('main *').map(one => product.text(one))
    expect(lines).toContainEqual(expect.stringMatching(/^Stok: [\d.]+/))
    expect(lines).toContainEqual(expect.stringMatching(/^Min\. pembelian \d+/))
    expect(product.text(product.$('noscript .alert'))).toBe('Aktifkan JavaScript untuk membeli produk ini.')
  })

  it('nothing pretends to load or to sell', async () => {
    const product = await openProduct('semen')
    const buying = /Keranjang|Beli|jumlah/
    const buttons = product.all('button').filter(button => buying.test(nameOf(product.$, button)))
    expect(buttons.length).toBeGreaterThan(2)
    expect(product.named('button', buying).length).toBe(0)
    expect(product.shown('.skeleton, [aria-busy=true]').length).toBe(0)
    const cart = await open('/cart')
    expect(cart.all('[aria-busy=true]').length).toBeGreaterThan(0)
    expect(cart.shown('[aria-busy=true]').length).toBe(0)
    expect(cart.text()).toContain('Aktifkan JavaScript untuk melihat keranjang Anda.')
  })
})

it('[catalogue-24] a product that is no longer sold is gone, and links to others', async () => {
  const page = await open(goneProduct)
  expect(page.status).toBe(410)
  expect(page.shown('main li a[href^="/product/"]').length).toBeGreaterThan(0)
})

it('[home-1] the home page shows banners, categories, its two lists and the feed, in this order', async () => {
  const { body } = await site.request('/')
  const parts = [
    'data-home-section="banners"',
    'data-home-section="categories"',
    'Bahan Bangunan',
    'data-home-section="promo"',
    'aria-label="Promo Untukmu"',
    'href="/products/recommendations"',
    'data-home-section="others"',
    'Non Bahan Bangunan',
    'data-home-section="best"',
    'aria-label="Produk Terlaris"',
    'href="/products/bestselling"',
    'aria-label="Rekomendasi"'
  ]
  const main = body.slice(body.indexOf('<main'))
  const places = parts.map(part => main.indexOf(part))
  expect(places.every(place => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('[catalogue-46] a search with few results continues with similar goods, without repetition', async () => {
  const home = await open('/products/bestselling')
  const name = home.shown('main h3')[0]!.text().trim()
  const page = await open(`/search?keyword=${encodeURIComponent(name)}&is_verbatim=true`)
  const hrefs = (part: string) =>
    page.shown(`${part} li a[href^="/product/"]`).map(link => link.attr('href')!)
  const alike = hrefs('section[aria-label="Mungkin juga Anda cari"]')
  const all = hrefs('main')
  expect(all.length - alike.length).toBeLessThanOrEqual(5)
  expect(alike.length).toBeGreaterThan(0)
  expect(new Set(all).size).toBe(all.length)
})

it('[home-2] every banner of the home page leads to goods', async () => {
  const home = await open('/')
  const links = home.all('[data-banner] li a')
  expect(links.length).toBeGreaterThan(4)
  for (const link of links) {
    const page = await home.follow(link)
    expect([link.attr('href'), page.status]).toEqual([link.attr('href'), 200])
    expect([link.attr('href'), page.all('a[href^="/product/"]').length > 0]).toEqual([
      link.attr('href'),
      true
    ])
  }
})

describe('[core-62] loads the largest picture first, and those further down lazily', () => {
  it.each(['/', '/products/bestselling', '/search?keyword=semen', 'a product'])('on %s', async path => {
    const page = path.startsWith('/') ? await open(path) : await openProduct('semen')
    const pictures = page.all('main img')
    const said = pictures.map(img => `${img.attr('fetchpriority') ?? 'auto'} ${img.attr('loading')}`)
    expect(said[0]).toBe('high eager')
    expect(said.filter(one => one === 'high eager')).toHaveLength(1)
    expect(said.filter(one => one.endsWith('eager')).length).toBeLessThanOrEqual(4)
    expect(pictures.filter(img => !img.is('[width][height]')).length).toBe(0)
  })
})

it('[catalogue-13] a review page without a name in its address redirects to the product', async () => {
  const product = await openProduct('semen')
  const lost = await open(`${product.address.split('?')[0]}/review`)
  expect(lost.text()).toContain('Oops, halaman tidak ditemukan')
  const back = await lost.follow(lost.link('Kembali ke produk'))
  expect(back.$('h1').text()).toBe(product.$('h1').text())
})

describe('[core-267] an address with capitals', () => {
  it('redirects to its product, category and article', async () => {
    const product = await openProduct('semen')
    const category = await open('/category')
    const paths = [
      product.url.pathname,
      category.shown('main a[href^="/category/"]')[0]!.attr('href')!,
      (await open('/blog')).shown('main a[href^="/blog/"]')[0]!.attr('href')!
    ]
    for (const path of paths) {
      const page = await open(`${path.toUpperCase()}?utm_source=WA`)
      expect([page.status, page.address]).toEqual([200, `${path}?utm_source=WA`])
    }
  })

  it('that is unknown is not found, and no other address redirects', async () => {
    expect((await open('/PRODUCT/Tidak-Ada')).status).toBe(404)
    for (const path of [
      '/checkout/payment/TOKEN',
      '/assets/A.js',
      '/media/A.webp',
      '//EVIL.example/product/A'
    ]) {
      expect((await site.request(path)).headers.location).toBeUndefined()
    }
  })
})
