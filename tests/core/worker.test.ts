import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, vi } from 'vitest'

import { ownQuery } from '#lib/core/browser/own-query.ts'
import { framed, paths } from '#lib/core/paths.ts'
import { forgetReadPages } from '#lib/core/browser/worker-pages.ts'

import { nameWorker } from '../../scripts/worker.ts'
import { answerOf, openWorker, pageOf } from '../support/worker-scope.ts'

const lost = () => {
  throw new TypeError('Failed to fetch')
}
const file = (size = 10) =>
  answerOf('x', { 'cache-control': 'public, max-age=31536000, immutable', 'content-length': String(size) })
/** A site with everything: pages with a style sheet, files, pictures. */
const whole = (path: string) =>
  /^\/(?:assets|media)\//.test(path) ? file() : pageOf(`Halaman ${path}`, '<link href="/assets/a.css">')

/** A service worker whose connection can be lost. */
function worker(site: (path: string) => Response = whole) {
  const network = { isLost: false }
  const opened = openWorker(path => (network.isLost ? lost() : site(path)))
  return { ...opened, network }
}

const everybodys = [
  paths.home,
  paths.categories,
  paths.category('bahan', 'semen'),
  paths.bestselling,
  `${paths.bestselling}?page=2`,
  paths.product('semen'),
  paths.productReviews('semen', 'Semen'),
  paths.shop('toko-jaya'),
  paths.blog,
  paths.article('cat'),
  paths.calculators,
  paths.calculator('cat'),
  paths.about,
  paths.privacy,
  paths.help,
  paths.fees('material'),
  '/products/bestselling?city_id%5B%5D=3171&brand=Dulux&sort_by=termurah',
  '/shop/toko-jaya?tab=ulasan',
  '/blog?tags=semen&page=2'
]
const somebodys = [
  paths.cart,
  paths.checkout,
  paths.payment('x'),
  paths.orders,
  paths.order(7),
  paths.profile(),
  paths.balance,
  paths.notifications,
  paths.search('semen'),
  paths.compare([1, 2]),
  paths.login(),
  paths.register(),
  '/chat',
  '/withdraw',
  '/ops',
  '/ops/api',
  '/api/v1/buyer/profile',
  '/files/token',
  '/offline',
  '/productx',
  '/blogger',
  '/aboutme',
  '/blog?keyword=hutang',
  '/blog/category/struktur?page=2&keyword=x',
  '/products/bestselling?keyword=semen',
  '/category/bahan?keyword=semen',
  '/category?keyword=x',
  '/shop/toko-jaya?keyword=x',
  '/help?u=budi%40contoh.id',
  '/product/semen?nama=budi',
  '/kalkulator/cat?panjang=4',
  '/fees?type=material&price=5000',
  framed(paths.terms),
  '/fees?type=material&frame=1'
]

describe('[core-66] a visited page', () => {
  it.each(everybodys)('%s is stored, and shown offline with its time', async path => {
    const { goTo, network, cachedPaths } = worker()
    await goTo(path)
    expect(cachedPaths('pages')).toEqual([path])
    network.isLost = true
    const html = await (await goTo(path))?.text()
    expect(html).toContain(`<title>Halaman ${path} |`)
    expect(html).toMatch(
      /<main id="isi"><p [^>]*>Anda sedang offline. Halaman ini disimpan 23 November 2026 08:05;/
    )
  })

  it.each(somebodys)('%s is never stored, though it looks similar', async path => {
    const { goTo, network, caches } = worker()
    await goTo(path)
    expect(caches.get('pages')?.responses.size ?? 0).toBe(0)
    network.isLost = true
    expect(await (await goTo(path))?.text()).not.toContain('Halaman ini disimpan')
  })

  const html = { 'content-type': 'text/html', 'cache-control': 'no-cache' }
  it.each([
    ['does not say that it is everybody’s', answerOf('x', { 'content-type': 'text/html' })],
    ['is private', answerOf('x', { ...html, 'cache-control': 'private, no-cache' })],
    ['must not be stored', answerOf('x', { ...html, 'cache-control': 'no-cache, no-store' })],
    ['is no page', answerOf('x', { ...html, 'content-type': 'application/json' })],
    ['failed', answerOf('x', html, { status: 503 })],
    ['is missing', answerOf('x', html, { status: 404 })],
    ['led here from elsewhere', answerOf('x', html, { redirected: true })],
    ['is of another site', answerOf('x', html, { type: 'opaque' })],
    ['is too large', answerOf('x'.repeat(1_000_001), html)]
  ])('is not stored if its answer %s', async (_name, answer) => {
    const { goTo, cachedPaths } = worker(() => answer)
    expect((await goTo('/category'))?.status).toBe(answer.status)
    expect(cachedPaths('pages')).toEqual([])
  })

  it('is requested first, even if it is stored', async () => {
    let visits = 0
    const { goTo } = worker(path => pageOf(`Visit ${(visits += 1)} of ${path}`))
    await goTo('/category')
    expect(await (await goTo('/category'))?.text()).toContain('Visit 2 of')
  })

  it('that the browser requested while the worker started is not requested again', async () => {
    const { goTo, requests, cachedPaths } = worker(() => file())
    const answer = await goTo('/category', {}, { preloadResponse: Promise.resolve(pageOf('Kategori')) })
    expect(await answer?.text()).toContain('Kategori')
    expect([requests, cachedPaths('pages')]).toEqual([[], ['/category']])
  })

  it('is not intercepted for sends and partial requests', async () => {
    const { goTo, requests } = worker()
    expect(await goTo('/category', { method: 'POST' })).toBeUndefined()
    expect(await goTo('/category', { headers: new Headers({ range: 'bytes=0-9' }) })).toBeUndefined()
    expect(await goTo('https://elsewhere.example/category')).toBeUndefined()
    expect(requests).toEqual([])
  })

  it('is the same page with and without campaign parameters', async () => {
    const { goTo, network, cachedPaths } = worker()
    const marked =
      '/products/bestselling?utm_source=x&gclid=1&fbclid=2&page=2&ref=y&_gl=z&msclkid=3&ttclid=4&gbraid=5&wbraid=6'
    await goTo(`${marked}#isi`)
    expect(cachedPaths('pages')).toEqual(['/products/bestselling?page=2'])
    expect(String(ownQuery(new URL(marked, 'https://baba.example')))).toBe('page=2')
    network.isLost = true
    expect((await goTo('/products/bestselling?page=2&utm_medium=z'))?.status).toBe(200)
  })
})

describe("[core-67] the worker's storage is bounded", () => {
  it('40 pages, the oldest removed first, and none older than a week', async () => {
    const { goTo, network, cachedPaths, clock } = worker()
    for (let page = 1; page <= 41; page += 1) await goTo(`/product/p${page}`)
    await goTo('/product/p2')
    expect([cachedPaths('pages').length, cachedPaths('pages')[0], cachedPaths('pages').at(-1)]).toEqual([
      40,
      '/product/p3',
      '/product/p2'
    ])
    network.isLost = true
    clock.now += 7 * 24 * 60 * 60 * 1000
    expect((await goTo('/product/p2'))?.status).toBe(200)
    clock.now += 1
    expect(await (await goTo('/product/p2'))?.text()).not.toContain('disimpan')
    expect(cachedPaths('pages')).not.toContain('/product/p2')
  })

  it('immutable files and pictures of goods and shops, small ones, 300 and 150', async () => {
    const { load, cachedPaths } = worker(path => file(path.includes('big') ? 250_001 : 200_000))
    for (let one = 1; one <= 151; one += 1) await load(`/media/products/p${one}-320.webp`)
    for (let one = 1; one <= 301; one += 1) await load(`/assets/f${one}.js`)
    await load('/assets/big.js')
    expect([cachedPaths('pictures').length, cachedPaths('files').length]).toEqual([150, 300])
    expect([cachedPaths('pictures')[0], cachedPaths('files').includes('/assets/big.js')]).toEqual([
      '/media/products/p2-320.webp',
      false
    ])
  })

  it("never a person's picture, a call or a private file", async () => {
    const { load, requests } = worker()
    for (const path of ['/media/profiles/a-160.webp', '/media/reviews/a-160.webp', '/api/v1/x', '/files/t'])
      expect(await load(path)).toBeUndefined()
    expect(requests).toEqual([])
  })

  it('a file that may change is not stored', async () => {
    const { load, cachedPaths } = worker(() => answerOf('x', { 'cache-control': 'no-cache' }))
    await load('/assets/a.js')
    expect(cachedPaths('files')).toEqual([])
  })
})

describe('[core-68] without a connection', () => {
  const help = (path: string) =>
    path === '/offline'
      ? answerOf('<title>Anda sedang offline</title><section data-kept-list></section>', {
          'content-type': 'text/html'
        })
      : whole(path)

  it('an unknown page is answered with the help page, which lists the available ones', async () => {
    const { goTo, happen, network } = worker(help)
    await happen('install')
    await goTo('/')
    await goTo('/product/semen?page="><b')
    network.isLost = true
    const answer = await goTo('/cart')
    const html = await answer?.text()
    expect(answer?.status).toBe(503)
    expect(html).toContain('Anda sedang offline')
    expect(html).toContain('href="/">Beranda</a>')
    expect(html).toContain('href="/product/semen?page=%22%3E%3Cb"')
    expect(html).not.toContain('"><b')
  })

  it("an earlier worker's stored searches and frames are not offered", async () => {
    const { goTo, happen, network, caches } = worker(help)
    await happen('install')
    await goTo('/terms')
    const cached = (await caches.get('pages')?.match('/terms'))!
    for (const path of ['/blog?keyword=hutang', '/terms?frame=1']) {
      await caches.get('pages')?.put(path, cached.clone())
    }
    network.isLost = true
    const html = (await (await goTo('/cart'))?.text()) ?? ''
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="/terms"'])
  })

  it('a failing call, file or picture reports its own error', async () => {
    const { goTo, happen, network } = worker(help)
    await happen('install')
    network.isLost = true
    for (const path of ['/api/v1/openapi.json', '/files/t', '/media/products/a-320.webp'])
      expect([path, (await goTo(path))?.type]).toEqual([path, 'error'])
  })

  it("a stored page's files come from the browser that has them", async () => {
    const { goTo, load, network, requests } = worker()
    await goTo('/category')
    expect(requests.at(-1)).toMatchObject({ init: { cache: 'force-cache' } })
    network.isLost = true
    expect((await load('/assets/a.css'))?.status).toBe(200)
  })
})

describe('[core-69] a new build', () => {
  it('brings its help page, and keeps the pages and files that open pages use', async () => {
    const { happen, goTo, caches, cachedPaths } = worker()
    await goTo('/category')
    caches.set('shell-b0', caches.get('pages')!)
    await happen('install')
    await happen('activate')
    expect([...caches.keys()].toSorted()).toEqual(['files', 'pages', 'shell-b1'])
    expect([cachedPaths('shell-b1'), cachedPaths('pages'), cachedPaths('files')]).toEqual([
      ['/offline'],
      ['/category'],
      ['/assets/a.css']
    ])
  })

  it('is rejected without its help page: the previous worker stays', async () => {
    const { happen } = worker(() => answerOf('x', {}, { status: 503 }))
    await expect(happen('install')).rejects.toThrow('No page of help: 503')
  })

  it('stores pages that were open before it, without a request', async () => {
    const { happen, cachedPaths, requests } = openWorker(whole, 'b1', ['/product/semen#ulasan', '/cart'])
    await happen('activate')
    expect(cachedPaths('pages')).toEqual(['/product/semen'])
    expect(requests[0]).toMatchObject({ init: { cache: 'only-if-cached' } })
  })

  it('without a name, in development, stores nothing', async () => {
    const { goTo, caches } = openWorker(whole, 'dev')
    expect(await goTo('/category')).toBeUndefined()
    expect(caches.size).toBe(0)
  })

  it('is named by its files: another name for other bytes', () => {
    const client = mkdtempSync(join(tmpdir(), 'baba-worker-'))
    const nameOf = (asset: string) => {
      rmSync(join(client, 'assets'), { recursive: true, force: true })
      mkdirSync(join(client, 'assets'))
      writeFileSync(join(client, 'assets', asset), '')
      writeFileSync(join(client, 'sw.js'), "const build = 'dev'\n")
      nameWorker(client)
      return /const build = '([0-9a-f]{12})'/.exec(readFileSync(join(client, 'sw.js'), 'utf8'))?.[1]
    }
    expect(nameOf('a.js')).toMatch(/./)
    expect([nameOf('a.js') === nameOf('a.js'), nameOf('a.js') === nameOf('b.js')]).toEqual([true, false])
    // The name in a worker that already has one would be of other bytes.
    expect(() => nameWorker(client)).toThrow('no place')
    rmSync(client, { recursive: true })
  })
})

describe('[core-70] visited pages', () => {
  it('are removed under the names that the worker stores them by', async () => {
    const { goTo, load, caches } = worker()
    await goTo('/category')
    await load('/media/products/a-320.webp')
    vi.stubGlobal('caches', { delete: async (name: string) => caches.delete(name) })
    forgetReadPages()
    vi.unstubAllGlobals()
    expect([...caches.keys()]).toEqual(['files'])
  })

  it('are none if the browser stores nothing, and that stops no sign-out', () => {
    expect(forgetReadPages).not.toThrow()
  })
})
