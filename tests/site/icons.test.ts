import sharp from 'sharp'
import { expect, it } from 'vitest'
import { open, site } from './site.ts'

type Icon = { src: string; sizes: string; type: string; purpose: string }

const fetchFile = (path: string) => fetch(new URL(path, site.origin))

it("[core-103] the files linked in a page's head exist, with the right type", async () => {
  const page = await open('/')
  const links = page
    .all('head link[href]:not([rel=canonical])')
    .map(link => [link.attr('rel') ?? '', link.attr('href') ?? ''] as const)
  const types: Record<string, RegExp> = {
    icon: /^image\/(?:svg\+xml|x-icon)/,
    'apple-touch-icon': /^image\/png/,
    manifest: /^application\/manifest\+json/,
    preload: /^font\/woff2/,
    stylesheet: /^text\/css/
  }
  expect(links.map(([rel]) => rel)).toEqual(
    expect.arrayContaining(['icon', 'apple-touch-icon', 'manifest', 'stylesheet'])
  )
  for (const [rel, href] of links) {
    const answer = await fetchFile(href)
    expect([href, answer.status]).toEqual([href, 200])
    expect([href, answer.headers.get('content-type')]).toEqual([href, expect.stringMatching(types[rel]!)])
  }
  // Browsers also request it on pages that are not ours.
  expect((await fetchFile('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon')
})

it('[core-104] the marketplace can be added to a home screen, with an icon in every size that phones request', async () => {
  const manifest = (await (await fetchFile('/manifest.webmanifest')).json()) as {
    icons: Icon[]
    shortcuts: { name: string; url: string; icons: Icon[] }[]
  }
  expect(manifest).toMatchObject({
    name: 'Baba Bangunan',
    short_name: 'Baba',
    start_url: '/',
    display: 'standalone'
  })
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Cari', '/?focus=search'],
    ['Keranjang', '/cart'],
    ['Transaksi', '/order'],
    ['Kalkulator', '/kalkulator']
  ])
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap(one => one.icons)]
  for (const { src, sizes, type } of icons) {
    const answer = await fetchFile(src)
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type])
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png'])
  }
})

it('[core-282] what a page shows for each product is drawn once in it, and has its own colour', async () => {
  const page = await open('/products/bestselling')
  const used = page.all('svg > use').map(use => use.attr('href') ?? '')
  expect(used.length).toBeGreaterThan(40)
  for (const name of new Set(used)) expect([name, page.all(`symbol${name}`).length]).toEqual([name, 1])
  const drawings = page.all('symbol svg').map(one => [one.attr('fill'), one.attr('stroke')])
  expect(drawings).toEqual(drawings.map(() => ['inherit', 'inherit']))
})
