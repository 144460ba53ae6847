import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { projectRoot } from '#server/core/platform/project-paths.ts'
import { open, site } from './site.ts'

// A build's output beside the pages: scripts, style sheets, compressed files.

/** Strings that only the server's code contains. */
const serverWords = ['drizzle-orm', '@node-rs/argon2', 'createHmac', 'appSecret', 'node:crypto']

/** All code in a folder, as one text. */
function textOf(folder: string): string {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(?:m?js|ts)$/.test(entry.name))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

it('[core-19] the browser scripts contain no server code', () => {
  const [client, server] = [textOf('dist/client'), textOf('src/server')]
  expect(serverWords.filter(word => !server.includes(word))).toEqual([])
  expect(serverWords.filter(word => client.includes(word))).toEqual([])
})

it('on iPhones every field has letters of 16 px: the rule is in no layer, where a class would override it', () => {
  const sheets = readdirSync(join(projectRoot, 'dist/client/assets'))
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(join(projectRoot, 'dist/client/assets', name), 'utf8'))
    .filter(sheet => sheet.includes('@supports (-webkit-touch-callout'))
  expect(sheets.length).toBeGreaterThan(0)
  for (const sheet of sheets) {
    const before = sheet.slice(0, sheet.indexOf('@supports (-webkit-touch-callout'))
    expect(before.split('{').length).toBe(before.split('}').length)
  }
})

it.each(['/', '/search?keyword=semen', '/api/v1/openapi.json'])(
  '%s is sent compressed, and caches are told so',
  async path => {
    const { headers } = await site.request(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['vary']).toMatch(/accept-encoding/i)
  }
)

/** The maximum size of a public page's single style sheet, in bytes of brotli. */
const sheetLimit = 12_000

/** Pages with the same style sheet; a name in brackets is the first link of its kind. */
const groups = {
  shown: ['/', '/category', '/category/lainnya', '/search?keyword=semen', '{product}', '{shop}', '/nowhere'],
  blog: ['/blog', '/blog/uji-02', '/blog/tidak-ada'],
  read: ['/about', '/contact', '/seller', '/terms', '/privacy', '/returns', '/join', '/help', '/fees']
}

describe.each(Object.entries(groups))(
  '[core-60, core-61, content-44] the pages of one style sheet: %s',
  (_, paths) => {
    const sheets = new Set<string>()
    let font = ''

    it.each(paths)('%s waits for one style sheet only, and preloads the font', async named => {
      const page = await open(await pathOf(named))
      const links = page.all('link[rel=stylesheet]').filter(link => link.closest('noscript').length === 0)
      expect(links).toHaveLength(1)
      expect(page.all('script[src]:not([type]):not([async]):not([defer])').length).toBe(0)
      const fonts = page.all('link[rel=preload][as=font][type="font/woff2"][href*=latin-wght]')
      expect(fonts.length).toBeGreaterThan(0)
      sheets.add(links[0]?.attr('href') ?? '')
      font = /latin-wght-normal[\w.-]+woff2/.exec(fonts[0]?.attr('href') ?? '')?.[0] ?? '?'
    })

    it('have the same sheet, small enough, with the preloaded font', async () => {
      const [href = '', ...others] = sheets
      expect(others).toEqual([])
      const { headers } = await site.request(href, { headers: { 'accept-encoding': 'br' } })
      expect(headers['content-encoding']).toBe('br')
      expect(Number(headers['content-length'])).toBeGreaterThan(0)
      expect(Number(headers['content-length'])).toBeLessThanOrEqual(sheetLimit)
      expect((await site.request(href)).body).toContain(font)
    })
  }
)

async function pathOf(named: string): Promise<string> {
  if (named.startsWith('/')) return named
  const list = await open('/search?keyword=semen')
  const product = list.all('main a[href^="/product/"]')[0]?.attr('href') ?? ''
  if (named === '{product}') return product
  return (await open(product)).all('a[href^="/shop/"]')[0]?.attr('href') ?? ''
}

it('[core-288] pages of members request the configuration of their calls beside their scripts, and public pages do not', async () => {
  const early = 'link[rel=preload][as=fetch][crossorigin][href="/client-config"]'
  for (const path of ['/cart', '/checkout', '/order']) {
    expect((await open(path)).$(early), path).toHaveLength(1)
  }
  expect((await open('/')).$(early)).toHaveLength(0)
})
