import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { APIRequestContext } from '@playwright/test'

import { projectRoot } from '#server/core/platform/project-paths.ts'

import { expect, test } from './fixtures.ts'

/** What only the server's code says. */
const serverWords = ['drizzle-orm', '@node-rs/argon2', 'createHmac', 'appSecret', 'from "node:']

/** Everything that a build put into a folder, as one text. */
function textOf(folder: string): string {
  return readdirSync(join(projectRoot, 'dist', folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.m?js$/.test(entry.name))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

test('[core-19] the scripts that browsers get hold nothing of the server', { tag: '@desktop' }, () => {
  const [client, server] = [textOf('client'), textOf('server')]
  expect(serverWords.filter(word => !server.includes(word))).toEqual([])
  expect(serverWords.filter(word => client.includes(word))).toEqual([])
})

test(
  'pages and answers go out compressed, and caches are told so',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const path of ['/', '/search?keyword=semen', '/api/v1/openapi.json']) {
      const headers = (await request.get(path, { headers: { 'accept-encoding': 'gzip' } })).headers()
      expect([path, headers['content-encoding'], headers['vary']]).toEqual([
        path,
        'gzip',
        expect.stringMatching(/accept-encoding/i)
      ])
    }
  }
)

/** Bytes of brotli that the one sheet of a public page may have. */
const sheetLimit = 12_000

test(
  '[core-60, core-61] public pages wait for one style sheet of at most 12 kB, and preload the font',
  { tag: '@desktop' },
  async ({ request }) => {
    const search = await (await request.get('/search?keyword=semen')).text()
    const product = /href="(\/product\/[^"]+)"/.exec(search)?.[1] ?? ''
    const shop = /href="(\/shop\/[^"]+)"/.exec(await (await request.get(product)).text())?.[1] ?? ''
    const shown = ['/', '/category', '/category/lainnya', '/search?keyword=semen', product, shop, '/nowhere']
    for (const paths of [shown, ['/blog', '/blog/uji-02', '/blog/tidak-ada']])
      await expectOneSheet(request, paths)
  }
)

/** Pages that share one sheet, which is small enough and asks for the font that they preload. */
async function expectOneSheet(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  const sheets = new Set<string>()
  for (const path of paths) {
    const html = (await (await request.get(path)).text()).replace(/<noscript>.*?<\/noscript>/gs, '')
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    expect([path, links.length]).toEqual([path, 1])
    const isBlocked = /<script(?![^>]*(?:type=|async|defer))[^>]*src=/.test(html)
    const isPreloaded = /<link rel="preload" as="font" type="font\/woff2" href="[^"]+latin-wght[^"]+"/.test(
      html
    )
    expect([path, isBlocked, isPreloaded]).toEqual([path, false, true])
    sheets.add(links[0] ?? '')
  }
  expect(sheets.size).toBe(1)
  const sheet = await request.get([...sheets][0] ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(sheet.headers()['content-encoding']).toBe('br')
  expect(Number(sheet.headers()['content-length'])).toBeLessThanOrEqual(sheetLimit)
  // The font that is preloaded is the one that the sheet asks for.
  const font =
    /latin-wght-normal[\w.-]+woff2/.exec(await (await request.get(paths[0] ?? '/')).text())?.[0] ?? '?'
  expect(await sheet.text()).toContain(font)
}
