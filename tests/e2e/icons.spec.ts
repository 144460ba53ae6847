import sharp from 'sharp'

import { expect, test } from './fixtures.ts'

type Icon = { src: string; sizes: string; type: string; purpose: string }

test(
  '[core-103] what a page links to in its head is there, and is what it says',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto('/')
    const links = await page
      .locator('head link[href]:not([rel=canonical])')
      .evaluateAll(all => all.map(link => [link.getAttribute('rel'), link.getAttribute('href')] as const))
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
      const answer = await request.get(href ?? '')
      expect([href, answer.status()]).toEqual([href, 200])
      expect([href, answer.headers()['content-type']]).toEqual([
        href,
        expect.stringMatching(types[rel ?? '']!)
      ])
    }
    // Browsers ask for it on pages that are none of ours, too.
    expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon')
  }
)

test(
  '[core-104] the marketplace can be put on a home screen, with a sign of every size that phones ask for',
  { tag: '@desktop' },
  async ({ request }) => {
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
      name: string
      short_name: string
      start_url: string
      display: string
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
      const answer = await request.get(src)
      expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type])
      const { width, height, format } = await sharp(await answer.body()).metadata()
      expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png'])
    }
  }
)
