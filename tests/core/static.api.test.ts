import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { serveStatic } from '#server/core/http/static.ts'

let folder: string
const server = createServer()
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baba-static-'))
  for (const name of ['gone.js', 'here.js']) writeFileSync(join(folder, name), 'export {}')
  const serve = serveStatic(folder)
  server.on('request', (req, res) => void serve(req, res, () => res.writeHead(404).end()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

it('a file that was taken away since the start ends its own answer, and nothing else', async () => {
  rmSync(join(folder, 'gone.js'))
  await expect(ask('/gone.js')).rejects.toThrow('fetch failed')
  expect(await (await ask('/here.js')).text()).toBe('export {}')
})

it('what is no file, or no reading, is left to the pages', async () => {
  expect((await ask('/nowhere')).status).toBe(404)
  expect((await ask('/here.js', { method: 'POST' })).status).toBe(404)
})
