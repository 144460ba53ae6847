import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { plainSpaces } from '#lib/format/no-break.ts'
import { shownPrices } from '#lib/product/shown-prices.ts'
import { failureBody } from '#server/core/http/envelope.ts'
import { products } from '#server/product/schema.ts'

import { writeArticles } from '../support/articles.ts'
import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import type { Answered } from '../support/request.ts'
import { openSite, type Site } from '../support/site.ts'
import { useWorld } from '../support/world.ts'

const address = 'https://shop.example'
const articles = scratchFolder('found')
writeArticles(articles)
const world = useWorld({ LOG_LEVEL: 'silent', SITE_URL: address, ARTICLES_DIR: articles })
let site: Site
const request = (path: string, host = 'shop.example') => site.request(path, { headers: { host } })

beforeAll(async () => {
  site = await openSite(world())
})
afterAll(() => site.close())

const link = (name: string, { body }: Answered) => new RegExp(`rel="${name}" href="([^"]+)"`).exec(body)?.[1]
const robots = ({ body }: Answered) => /name="robots" content="([^"]+)"/.exec(body)?.[1]
const locations = ({ body }: Answered) =>
  [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found!)

const first = async (pattern: RegExp) =>
  pattern.exec((await request('/products/bestselling')).body)?.[1] ?? ''
const firstShop = async () =>
  /href="\/shop\/([\w-]+)"/.exec(
    (await request(`/product/${await first(/href="\/product\/([\w-]+)"/)}`)).body
  )?.[1]

describe('[catalogue-18] the pages of a list', () => {
  it('describe themselves, and name their neighbours', async () => {
    const second = await request('/products/bestselling?page=2')
    expect(link('canonical', second)).toBe(`${address}/products/bestselling?page=2`)
    expect(link('prev', second)).toBe(`${address}/products/bestselling`)
    expect(link('next', second)).toBe(`${address}/products/bestselling?page=3`)
    expect(robots(second)).toBeUndefined()
  })

  it('are canonicalised to the whole list if it is filtered, searched or sorted', async () => {
    const narrowed = await request('/products/bestselling?min_price=1000&page=2')
    expect([link('canonical', narrowed), robots(narrowed)]).toEqual([
      `${address}/products/bestselling`,
      'noindex, follow'
    ])
    const shop = await firstShop()
    const inside = await request(`/shop/${shop}?keyword=a`)
    expect([link('canonical', inside), robots(inside)]).toEqual([
      `${address}/shop/${shop}`,
      'noindex, follow'
    ])
    const sorted = await request('/products/bestselling?sort_by=termurah')
    expect([link('canonical', sorted), robots(sorted)]).toEqual([
      `${address}/products/bestselling`,
      undefined
    ])
  })

  it('of searches and reviews are not indexed, and their links are followed', async () => {
    const found = await request('/search?keyword=semen')
    expect([link('canonical', found), robots(found)]).toEqual([
      `${address}/search?keyword=semen`,
      'noindex, follow'
    ])
    const slug = await first(/href="\/product\/([\w-]+)"/)
    const reviews = await request(`/product/${slug}/review?q=x`)
    expect(robots(reviews)).toBe('noindex, follow')
    expect(link('canonical', reviews)).toMatch(new RegExp(`^${address}/product/${slug}/review\\?q=[^x]`))
    const shop = await firstShop()
    expect(link('canonical', await request(`/shop/${shop}?tab=ulasan`))).toBe(
      `${address}/shop/${shop}?tab=ulasan`
    )
  })
})

describe('the files for search engines', () => {
  it('[catalogue-19] exclude personal pages and name the sitemap', async () => {
    const { status, headers, body } = await request('/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = body.split('\n')
    expect(lines[0]).toBe('User-agent: *')
    for (const path of ['/cart', '/checkout', '/order', '/login', '/register', '/ops', '/files/']) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
    expect(body).not.toMatch(/Disallow: \/(?:search|product|category|shop|media|api|og)?$/m)
    expect(lines).toContain(`Sitemap: ${address}/sitemap.xml`)
  })

  it('[catalogue-20, content-22] include a sitemap whose files exist, are cached, and list existing pages', async () => {
    const index = await request('/sitemap.xml')
    expect([index.status, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const files = locations(index).map(file => file.replace(address, ''))
    const kinds = ['pages', 'categories', 'blog', 'products', 'shops']
    expect(files).toEqual(kinds.map(kind => `/sitemap/${kind}-1.xml`))
    for (const file of files) {
      const pages = locations(await request(file))
      expect(pages.length).toBeGreaterThan(2)
      expect(pages.every(page => page.startsWith(`${address}/`))).toBe(true)
      const shown = await request(pages.at(-1)!.replace(address, ''))
      expect([file, shown.status, link('canonical', shown)]).toEqual([file, 200, pages.at(-1)])
      expect([file, (await request(file)).headers['x-page-cache']]).toEqual([file, 'hit'])
    }
    expect((await request('/sitemap/products-1.xml')).body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
    expect((await request('/sitemap.xml', 'evil.example')).status).toBe(421)
  })

  it('[catalogue-20] include no unnamed file', async () => {
    for (const name of ['products-2', 'products-0', 'carts-1', 'pages-2', '..%2f..%2fpages-1']) {
      const missing = await request(`/sitemap/${name}.xml`)
      expect([name, missing.status]).toEqual([name, 404])
      expect(missing.headers['content-type']).toContain('text/')
    }
  })

  it('[catalogue-20] end with the rest in front of a backend that does not know the parts', async () => {
    const backend = createServer((_req, res) => {
      const { status } = coreErrors.no_such_endpoint
      res.writeHead(status, { 'content-type': 'application/json' })
      res.end(JSON.stringify(failureBody(coreErrors.no_such_endpoint)))
    })
    await new Promise<void>(resolve => backend.listen(0, '127.0.0.1', resolve))
    const { config } = world().services
    const { port } = backend.address() as AddressInfo
    world().services.config = { ...config, apiBackendUrl: `http://127.0.0.1:${port}` }
    world().services.forget(['sitemap'])
    const index = await request('/sitemap.xml')
    const part = await request('/sitemap/products-1.xml')
    world().services.config = config
    backend.closeAllConnections()
    backend.close()
    expect([index.status, locations(index)]).toEqual([
      200,
      [`${address}/sitemap/pages-1.xml`, `${address}/sitemap/categories-1.xml`]
    ])
    expect(part.status).toBe(404)
    expect(locations(await request('/sitemap.xml'))).toHaveLength(5)
  })
})

describe('[catalogue-21] the shared link of a page', () => {
  const told = ({ body }: Answered) =>
    Object.fromEntries(
      [...body.matchAll(/<meta (?:property|name)="((?:og|product|twitter):[^"]+)" content="([^"]*)"/g)].map(
        ([, name, content]) => [name, content]
      )
    )

  it('has its title, address and site', async () => {
    for (const path of ['/', '/category', '/products/bestselling', `/shop/${await firstShop()}`]) {
      expect(told(await request(path))).toMatchObject({
        'og:title': expect.stringMatching(/\S/),
        'og:description': expect.stringMatching(/\S/),
        'og:url': `${address}${path}`,
        'og:locale': 'id_ID',
        'og:site_name': 'Baba Bangunan',
        'twitter:card': expect.stringMatching(/^summary/)
      })
    }
    expect(told(await request('/cart'))).toEqual({})
  })

  it('has a product’s price and availability', async () => {
    const slug = await first(/href="\/product\/([\w-]+)"/)
    const product = value(await world().person().call('GET /buyer/product/{id}', { id: slug }))
    expect(told(await request(`/product/${slug}`))).toMatchObject({
      'og:type': 'product',
      'og:title': product.name.replaceAll('"', '&#34;'),
      'product:price:amount': String(shownPrices(product).lowest),
      'product:price:currency': 'IDR',
      'product:availability': 'in stock',
      ...(product.merk && { 'product:brand': product.merk })
    })
  })

  it('[catalogue-22] has an existing picture, and a made-up one is not found', async () => {
    const slug = await first(/href="\/product\/([\w-]+)"/)
    const category = /href="(\/category\/[\w-]+)"/.exec((await request('/')).body)?.[1] ?? ''
    for (const path of [
      '/',
      `/product/${slug}`,
      `/shop/${await firstShop()}`,
      '/products/bestselling',
      category
    ]) {
      const shown = told(await request(path))
      expect([path, shown['og:image:width'], shown['og:image:height']]).toEqual([path, '1200', '630'])
      const picture = await request(shown['og:image']!.replace(address, ''))
      expect([path, picture.status, picture.headers['content-type']]).toEqual([path, 200, 'image/jpeg'])
      const isForEver = path.startsWith('/product/') || path.startsWith('/shop/')
      expect(picture.headers['cache-control']).toBe(
        isForEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      )
    }
    for (const path of ['/og/product/nix.jpg', '/og/cart/nix.jpg', '/og/list/nix.jpg']) {
      expect([path, (await request(path)).status]).toEqual([path, 404])
    }
  })
})

describe('[catalogue-23] JSON-LD', () => {
  const kinds = ({ body }: Answered) =>
    [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => (JSON.parse(text) as { '@type': string })['@type']
    )

  it('is on the pages that it describes', async () => {
    const slug = await first(/href="\/product\/([\w-]+)"/)
    const pages: [string, string[]][] = [
      ['/', ['Organization', 'WebSite']],
      [`/product/${slug}`, ['Product', 'BreadcrumbList']],
      ['/products/bestselling', ['BreadcrumbList', 'ItemList']],
      [`/shop/${await firstShop()}`, ['OnlineStore', 'BreadcrumbList', 'ItemList']],
      ['/category', ['BreadcrumbList']],
      ['/cart', ['BreadcrumbList']],
      ['/login', []]
    ]
    for (const [path, expected] of pages) expect([path, kinds(await request(path))]).toEqual([path, expected])
  })

  it('cannot be closed by a name', async () => {
    const market = await openMarket(world())
    const { id } = await market.product({ name: '</script><script>alert(1)</script>' })
    const { slug } = value(
      await world()
        .person()
        .call('GET /buyer/product/{id}', { id: String(id) })
    )
    const shown = await request(`/product/${slug}`)
    expect(shown.status).toBe(200)
    expect(/<script>alert/.test(shown.body.replaceAll(/="[^"]*"/g, ''))).toBe(false)
    expect(kinds(shown)).toEqual(['Product', 'BreadcrumbList'])
  })
})

describe('[catalogue-24] a product that is no longer sold', () => {
  it('is 410 with similar products, also its reviews, and 200 once it is sold again', async () => {
    const { db, invalidate } = world().services
    const slug = await first(/href="\/product\/([\w-]+)"/)
    const { id, name } = value(await world().person().call('GET /buyer/product/{id}', { id: slug }))
    const sell = async (isActive: boolean) => {
      await db.update(products).set({ isActive }).where(eq(products.id, id))
      await invalidate([`product:${id}`, `product:${slug}`, 'catalogue'])
    }
    await sell(false)
    for (const path of [`/product/${slug}`, `/product/${id}`, `/product/${slug}/review?q=x`]) {
      const shown = await request(path)
      expect([path, shown.status, robots(shown), link('canonical', shown)]).toEqual([
        path,
        410,
        expect.stringContaining('noindex'),
        undefined
      ])
      expect(shown.body.includes('Produk ini sudah tidak dijual')).toBe(true)
      expect(plainSpaces(shown.body)).toContain(`${name} tidak dijual lagi.`)
      expect(shown.body.match(/href="\/product\/[\w-]+"/g)?.length).toBeGreaterThan(0)
      expect(shown.body.includes('Produk Serupa')).toBe(true)
    }
    // The bus also reports this process's own invalidation a moment later: then the page is rendered again.
    await expect.poll(async () => (await request(`/product/${slug}`)).headers['x-page-cache']).toBe('hit')
    await sell(true)
    expect((await request(`/product/${slug}`)).status).toBe(200)
  })
})
