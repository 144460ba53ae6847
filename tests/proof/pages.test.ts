import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { noBreak } from '#lib/format/no-break.ts'
import type { Db } from '#server/core/db/connect.ts'
import { products } from '#server/product/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { openPage } from '../support/open-page.ts'
import { value } from '../support/person.ts'
import type { Answered } from '../support/request.ts'
import { openSite, type Site } from '../support/site.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ LOG_LEVEL: 'silent', RATE_LIMITS: 'on' })
let site: Site
let product: { id: number; slug: string; name: string }
let shop: string
let category: string
let market: Market

beforeAll(async () => {
  site = await openSite(world())
  market = await openMarket(world())
  const list = await readProducts()
  product = list
  const page = (await site.request(`/product/${product.slug}`)).body
  shop = /href="(\/shop\/[\w-]+)"/.exec(page)?.[1] ?? ''
  category = /href="(\/category\/(?!lainnya)[\w-]+)"/.exec(page)?.[1] ?? ''
})
afterAll(() => site.close())

async function readProducts(): Promise<typeof product> {
  const { body } = await site.request('/products/bestselling')
  const slug = /href="\/product\/([\w-]+)"/.exec(body)?.[1] ?? ''
  const answer = await world().person().call('GET /buyer/product/{id}', { id: slug })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.value
}

/** Runs work while no statement reaches the database. */
async function withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
  const { services } = world()
  const { db } = services
  services.db = new Proxy({} as Db, {
    get() {
      throw Object.assign(new Error('lost'), { code: 'CONNECTION_CLOSED' })
    }
  })
  try {
    return await work()
  } finally {
    services.db = db
  }
}

const forgetAll = () => world().services.forget(['catalogue', 'home', `product:${product.id}`])

function expectFault({ status, headers, body }: Answered, text: string, path: string): void {
  expect([path, status, headers['retry-after']]).toEqual([path, 503, '30'])
  expect(body).toContain(text)
  expect(body).toMatch(new RegExp(`href="${path.replaceAll(/[?]/g, String.raw`\$&`)}"[^>]*>\\s*Coba lagi`))
  expect(body).toContain('<meta name="robots" content="noindex"')
  expect(body).not.toContain('rel="canonical"')
  // The shell is there: header, search and footer.
  expect(body).toContain('Cari produk')
  expect(body).toContain('</footer>')
  expect(body).toContain('</html>')
}

describe('without the database', () => {
  afterEach(forgetAll)

  it('[catalogue-14] each page answers 503 in the shell, with its text and a retry link, and is not cached', async () => {
    const data = 'Terjadi kesalahan saat memuat data'
    const pages: [string, string][] = [
      [`/product/${product.slug}`, 'Terjadi kesalahan saat memuat produk'],
      [`/product/${product.slug}/review?q=x`, data],
      [shop, data],
      [category, 'Gagal memuat kategori.'],
      ['/category', 'Gagal memuat kategori.'],
      ['/category/lainnya', 'Gagal memuat kategori.'],
      ['/products/bestselling', data],
      ['/search?keyword=semen', data],
      ['/search?keyword=toko&amp;tab=toko', data],
      ['/', data]
    ]
    forgetAll()
    await withoutDatabase(async () => {
      for (const [path, text] of pages) {
        expectFault(await site.request(path.replace('&amp;', '&')), text, path)
      }
    })
    for (const [path] of pages)
      expect([path, (await site.request(path.replace('&amp;', '&'))).status]).toEqual([path, 200])
  })

  it('[catalogue-14] a failed page is retried without scripts, by its link', async () => {
    const lost = await withoutDatabase(() => openPage(site, '/search?keyword=cat'))
    expect([lost.status, lost.text()]).toEqual([
      503,
      expect.stringContaining('Terjadi kesalahan saat memuat')
    ])
    const found = await lost.follow(lost.link('Coba lagi'))
    expect([found.status, found.address]).toEqual([200, '/search?keyword=cat'])
    expect(found.text()).not.toContain('Terjadi kesalahan')
    expect(found.shown('main a[href^="/product/"]').length).toBeGreaterThan(0)
  })

  it('[core-27] cached pages are still served, and so are pages without a call', async () => {
    await site.request('/category')
    await withoutDatabase(async () => {
      const cached = await site.request('/category')
      expect([cached.status, cached.headers['x-page-cache']]).toEqual([200, 'hit'])
      expect((await site.request('/cart')).status).toBe(200)
      expect((await site.request('/nowhere')).status).toBe(404)
      expect((await site.request('/ready')).status).toBe(503)
    })
  })
})

describe('a page that throws', () => {
  it('is shown in the shell', async () => {
    const { services } = world()
    const { clock } = services
    const throwing = () => {
      throw new Error('broken')
    }
    services.clock = { ...clock, now: throwing }
    forgetAll()
    const failed = await site.request(`/product/${product.slug}?x=1`)
    services.clock = clock
    expect(failed.status).toBe(500)
    expect(failed.body).toContain('Coba lagi')
    expect(failed.body).toContain('</footer>')
    expect(failed.body).toContain('noindex')
  })
})

describe("the operators' pages", () => {
  const statuses = () =>
    Promise.all(['/ops', '/ops/api'].map(async path => (await site.request(path)).status))

  it('[ops-1, ops-9] exist only if a token is configured', async () => {
    const { config } = world().services
    expect(await statuses()).toEqual([200, 200])
    world().services.config = { ...config, operators: new Map() }
    expect(await statuses()).toEqual([404, 404])
    world().services.config = config
  })
})

it('[catalogue-26] a page after the end of a list shows the last one', async () => {
  const cards = (body: string) => body.match(/href="\/product\/[\w-]+"/g) ?? []
  const { status, body } = await site.request('/products/bestselling?page=99')
  expect(status).toBe(200)
  expect(cards(body).length).toBeGreaterThan(0)
  // Shops and reviews are lists too.
  const shops = await site.request('/search?keyword=toko&tab=toko&page=99')
  const shop = /href="(\/shop\/[\w-]+)"/.exec(shops.body.slice(shops.body.indexOf('<main')))?.[1]
  expect(shop).toBeDefined()
  const reviews = await site.request(`${shop}?tab=ulasan&page=99`)
  expect(reviews.body).not.toContain('Oops, ulasan belum ada nih!')
})

it('[catalogue-25] the filters of a list are above it, with a link to the list without them', async () => {
  const { body } = await site.request('/products/bestselling?min_price=1000&condition=new')
  const chips = /<ul[^>]*aria-label="Filter aktif">(.*?)<\/ul>/s.exec(body)?.[1] ?? ''
  const links = [...chips.matchAll(/href="([^"]+)" aria-label="([^"]+)"/g)].map(([, href, label]) => [
    label,
    href
  ])
  expect(links).toEqual([
    ['Hapus filter Mulai Rp1.000', '/products/bestselling?condition=new'],
    ['Hapus filter Baru', '/products/bestselling?min_price=1000']
  ])
})

describe('[search-17] a search with another reading', () => {
  it('says so, and links to the verbatim search', async () => {
    const { body } = await site.request('/search?keyword=keramk')
    expect(body).toMatch(/Menampilkan hasil untuk\s*<b[^>]*>“keramik”<\/b>/)
    const exact = /href="(\/search\?[^"]+)"[^>]*>\s*Cari persis “keramk”/
      .exec(body)?.[1]
      ?.replaceAll('&amp;', '&')
    expect(exact).toBe('/search?is_verbatim=true&keyword=keramk&tab=produk')
    const typed = await site.request(exact!)
    expect(typed.body).toContain('Oops, produk tidak ditemukan')
    expect(typed.body).not.toContain('Menampilkan hasil untuk')
  })

  it('names the words that found nothing together', async () => {
    const { body } = await site.request('/search?keyword=keramik+zzqqxxw')
    expect(body).toMatch(/Menampilkan hasil untuk\s*<b[^>]*>“keramik”<\/b>/)
    expect(body).toContain('Tidak ada yang cocok dengan semua kata “keramik zzqqxxw”.')
    expect(body).toMatch(/zzqqxxw”\.<\/span>\s+<a [^>]*>\s*Cari persis “keramik zzqqxxw”/)
  })

  it('says nothing if it was read as typed', async () => {
    expect((await site.request('/search?keyword=keramik')).body).not.toContain('Menampilkan hasil untuk')
  })
})

describe('[catalogue-13] the review page', () => {
  it('shows the product’s real name, whatever the address says', async () => {
    const { status, body } = await site.request(`/product/${product.slug}/review?q=BELI+DI+SEBELAH`)
    expect(status).toBe(200)
    expect(body).not.toContain('BELI DI SEBELAH')
    expect(body).toContain(`<h1 class="mb-4 text-lg font-bold">Ulasan ${noBreak(product.name)}</h1>`)
  })

  it('redirects an id to the slug, and requires a name in the address', async () => {
    const moved = await site.request(`/product/${product.id}/review?q=x`)
    expect([moved.status, moved.headers.location]).toEqual([301, `/product/${product.slug}/review?q=x`])
    const unnamed = await site.request(`/product/${product.slug}/review`)
    expect(unnamed.status).toBe(404)
    expect(unnamed.body).toContain('Oops, halaman tidak ditemukan')
  })
})

describe('a page requested by id', () => {
  it('[catalogue-9] redirects to the slug’s', async () => {
    const { shop: owner, categories } = value(
      await world().person().call('GET /buyer/product/{id}', { id: product.slug })
    )
    const top = categories[0]
    const pages = [
      [`/product/${product.id}?x=1`, `/product/${product.slug}?x=1`],
      [`/shop/${owner.id}`, `/shop/${owner.slug}`],
      [`/category/${top?.id}`, `/category/${top?.slug}`]
    ] as const
    for (const [path, to] of pages) {
      const moved = await site.request(path)
      expect([path, moved.status, moved.headers.location]).toEqual([path, 301, to])
    }
  })
})

describe('[catalogue-60] the old address of a renamed product', () => {
  const first = 'semen-lama'
  const at = async (path: string) => {
    const { status, headers } = await site.request(path)
    return [status, headers.location]
  }
  const rename = (id: number, slug: string) =>
    world().services.db.update(products).set({ slug }).where(eq(products.id, id))
  let id: number
  beforeAll(async () => {
    ;({ id } = await market.product())
    await rename(id, first)
  })
  const forget = () => world().services.forget([`product:${id}`])

  it('redirects permanently to the current one with its query, and is not cached', async () => {
    expect(await at(`/product/${first}`)).toEqual([200, undefined])
    await rename(id, 'semen-baru')
    forget()
    const moved = await site.request(`/product/${first}?ref=wa&x=1`)
    expect([moved.status, moved.headers.location]).toEqual([301, '/product/semen-baru?ref=wa&x=1'])
    expect(moved.headers['cache-control']).toBe('no-cache')
    const reviews = '/review?q=Semen+Uji&rating=5'
    expect(await at(`/product/${first}${reviews}`)).toEqual([301, `/product/semen-baru${reviews}`])
    expect(await at('/product/semen-baru')).toEqual([200, undefined])
  })

  it('belongs to the product again once it has its first slug back', async () => {
    await rename(id, first)
    forget()
    expect(await at('/product/semen-baru')).toEqual([301, `/product/${first}`])
    expect(await at(`/product/${first}`)).toEqual([200, undefined])
  })

  it('is gone once the product is no longer sold', async () => {
    await world().services.db.update(products).set({ isActive: false }).where(eq(products.id, id))
    forget()
    expect(await at('/product/semen-baru')).toEqual([410, undefined])
    expect(await at('/product/semen-baru/review?q=x')).toEqual([410, undefined])
  })
})

describe("addresses in a page's metadata", () => {
  const canonical = ({ body }: Answered) => /rel="canonical" href="([^"]+)"/.exec(body)?.[1]

  it('are below the requested host, and each page of a list has its own', async () => {
    const first = await site.request('/products/bestselling', { headers: { host: 'localhost:99' } })
    expect(canonical(first)).toBe('http://localhost:99/products/bestselling')
    const second = await site.request('/products/bestselling?page=2', { headers: { host: 'localhost:99' } })
    expect(canonical(second)).toBe('http://localhost:99/products/bestselling?page=2')
  })

  it('[core-14] are below SITE_URL if it is set, also in JSON-LD and Open Graph', async () => {
    const { config } = world().services
    config.siteUrl = 'https://shop.example'
    const headers = { host: 'shop.example' }
    const shown = await site.request(`/product/${product.slug}`, { headers })
    const pages = ['/', '/category', '/category/lainnya', category, shop, '/products/bestselling']
    const told = await Promise.all(pages.map(async path => canonical(await site.request(path, { headers }))))
    config.siteUrl = undefined
    expect(told).toEqual(pages.map(path => `https://shop.example${path}`))
    expect(canonical(shown)).toBe(`https://shop.example/product/${product.slug}`)
    const [, json = ''] = /application\/ld\+json">(.*?)<\/script>/s.exec(shown.body) ?? []
    expect(json).toContain(`"url":"https://shop.example/product/${product.slug}"`)
    expect(json.match(/http:\/\/(?!schema)/g)).toBeNull()
    const shared = (name: string) =>
      new RegExp(`property="og:${name}" content="([^"]+)"`).exec(shown.body)?.[1]
    expect(shared('url')).toBe(`https://shop.example/product/${product.slug}`)
    expect(shared('image')).toMatch(/^https:\/\/shop\.example\/og\/product\//)
  })

  it('are omitted for pages that do not exist', async () => {
    for (const path of ['/product/nix', '/shop/nix', '/category/nix', '/products/nix', '/nix']) {
      const missing = await site.request(path)
      expect([path, missing.status, canonical(missing)]).toEqual([path, 404, undefined])
      expect(missing.body).toContain('content="noindex"')
    }
  })
})

describe('a request that is not for a page', () => {
  it('is rejected by its method, host or form, never answered with the home page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const rejected = await site.request('/login', { method })
      expect([method, rejected.status, rejected.headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
    const head = await site.request('/', { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
    const first = async (text: string) => Number((await site.raw(text)).split(' ')[1])
    expect(await first('TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe(405)
    expect((await site.request('/product/%ff')).status).toBe(400)
    expect(await first('GET / HTTP/1.1\r\nHost: [\r\n\r\n')).toBe(400)
    expect(await first('GET / HTTP/1.1\r\nHost: a b\r\n\r\n')).toBe(400)
    expect(await first('GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n')).toBe(400)
    expect(await first('GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe(400)
    expect(await first('GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toBe(421)
    expect(await first('GET /health HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toBe(200)
  })
})

it('[core-177] lists with endless made-up variations are not cached', async () => {
  const second = async (path: string) => {
    await site.request(path)
    return (await site.request(path)).headers['x-page-cache']
  }
  const reviews = `/product/${product.slug}/review?q=x`
  for (const path of ['/products/bestselling', category, shop, `${shop}?tab=ulasan`, reviews]) {
    const more = path.includes('?') ? '&' : '?'
    expect([path, await second(path)]).toEqual([path, 'hit'])
    expect([path, await second(`${path}${more}page=9999`)]).toEqual([path, undefined])
  }
  for (const path of ['/products/bestselling', category, shop]) {
    expect([path, await second(`${path}?sort_by=termurah`)]).toEqual([path, 'hit'])
    expect([path, await second(`${path}?brand[]=Tidak+Ada`)]).toEqual([path, undefined])
  }
  expect(await second('/search?keyword=semen')).toBe('hit')
  expect(await second('/search?keyword=qqqqqq')).toBeUndefined()
  expect(await second('/search?keyword=qqqqqq&tab=toko')).toBeUndefined()
})

describe('[core-15] limits on pages', () => {
  const spend = async (bucket: 'page' | 'memberPage', key: string) => {
    while ((await world().services.limits.take(bucket, key)) === undefined);
  }

  it('answer a guest with too many rendered pages 429 in the shell, while cached pages still work', async () => {
    forgetAll()
    expect((await site.request('/category')).status).toBe(200)
    await spend('page', '127.0.0.1')
    const rejected = await site.request('/search?keyword=paku')
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect(rejected.body).toContain('href="/search?keyword=paku"')
    expect(rejected.body).toContain('</footer>')
    expect((await site.request('/category')).headers['x-page-cache']).toBe('hit')
    expect((await site.request('/health')).status).toBe(200)
  })

  it('count a member by session, and ignore a made-up session', async () => {
    const buyer = await market.buyer()
    const cookie = `access=${buyer.person.cookies.get('access')}`
    expect((await site.request('/search?keyword=bata', { headers: { cookie } })).status).toBe(200)
    const madeUp = await site.request('/search?keyword=cat', { headers: { cookie: 'access=made-up' } })
    expect(madeUp.status).toBe(429)
  })
})
