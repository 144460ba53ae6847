import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { serveStatic } from '#server/core/http/static.ts'

import { lasting } from '../support/lasting.ts'

let folder: string
let reload: () => void
const server = createServer(lasting)
const request = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baba-static-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['gone.js', 'here.js', 'replaced.js', 'sw.js', 'assets/a.Xy12.js'])
    writeFileSync(join(folder, name), 'export {}')
  const serve = serveStatic(folder)
  ;({ reload } = serve)
  server.on('request', (req, res) => void serve(req, res, () => res.writeHead(404).end()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

it('a file that was removed after the start fails its own answer only', async () => {
  rmSync(join(folder, 'gone.js'))
  await expect(request('/gone.js')).rejects.toThrow('fetch failed')
  expect(await (await request('/here.js')).text()).toBe('export {}')
})

it('[core-243] a file that was replaced after the start is sent whole', async () => {
  writeFileSync(join(folder, 'replaced.js'), 'export const more = "more than there was"')
  expect(await (await request('/replaced.js')).text()).toBe('export const more = "more than there was"')
  writeFileSync(join(folder, 'replaced.js'), '0')
  expect(await (await request('/replaced.js')).text()).toBe('0')
})

it('[core-269] a file that was replaced after the start is another version, with its own time', async () => {
  const file = join(folder, 'here.js')
  const before = await request('/here.js')
  writeFileSync(file, 'export default 1')
  utimesSync(file, 2_000_000_000, 2_000_000_000)
  const asBefore = { headers: { 'if-none-match': before.headers.get('etag') ?? '' } }
  const after = await request('/here.js', asBefore)
  expect([after.status, await after.text()]).toEqual([200, 'export default 1'])
  expect(after.headers.get('last-modified')).toBe(new Date(2_000_000_000_000).toUTCString())
  const asNow = { headers: { 'if-none-match': after.headers.get('etag') ?? '' } }
  const again = await request('/here.js', asNow)
  expect([again.status, await again.text()]).toEqual([304, ''])
  writeFileSync(file, 'export {}')
})

it('requests that are no read of a file are passed on to the pages', async () => {
  expect((await request('/nowhere')).status).toBe(404)
  expect((await request('/here.js', { method: 'POST' })).status).toBe(404)
})

it('a file with a content hash in its name is cached for a year; any other is revalidated', async () => {
  const [named, other] = [await request('/assets/a.Xy12.js'), await request('/here.js')]
  expect(await named.text()).toBe('export {}')
  expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(named.headers.get('etag')).toBeNull()
  expect([other.headers.get('cache-control'), other.headers.has('etag')]).toEqual([null, true])
  const again = { headers: { 'if-none-match': other.headers.get('etag') ?? '' } }
  expect((await request('/here.js', again)).status).toBe(304)
  for (const path of ['/assets/../here.js', '/assets/nowhere.js'])
    expect((await request(path)).status).not.toBe(500)
  expect((await request('/assets/nowhere.js')).status).toBe(404)
})

it("[core-69] no cache on the way delays a new build's worker", async () => {
  expect((await request('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

it('[core-225] a file that was compressed after the start is served so once the files are listed again', async () => {
  const encoding = async () =>
    (await request('/assets/a.Xy12.js', { headers: { 'accept-encoding': 'br' } })).headers.get(
      'content-encoding'
    )
  writeFileSync(join(folder, 'assets/a.Xy12.js.br'), brotliCompressSync('export {}'))
  expect(await encoding()).toBeNull()
  reload()
  expect(await encoding()).toBe('br')
})
