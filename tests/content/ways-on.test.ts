import type { IncomingMessage, ServerResponse } from 'node:http'

import { expect, it } from 'vitest'

import { pathWords } from '#lib/search/path-words.ts'
import { rejectRequest } from '#server/core/http/hosts.ts'
import type { Config } from '#server/core/platform/config.ts'

it.each([
  ['/product/semen-tiga-roda-40kg', 'semen tiga roda 40kg'],
  ['/category/cat/cat-tembok/', 'cat tembok'],
  ['/promo%20akhir_tahun', 'promo akhir tahun'],
  ['/<script>alert(1)</script>', 'script'],
  ['/%ff', ''],
  ['/', '']
])('[content-48] a dead address offers a search: %s', (path, words) => {
  expect(pathWords(path)).toBe(words)
})

it('[content-48] a long address yields no more than a search accepts', () => {
  expect(pathWords(`/${'semen-'.repeat(500)}`).length).toBeLessThanOrEqual(60)
})

/** The answer to a request for a path on this host. */
function answerTo(url: string, host: string): { status: number; body: string } {
  const answer = { status: 0, body: '' }
  const req = { url, method: 'GET', headersDistinct: { host: [host] } } as unknown as IncomingMessage
  const res = {
    writeHead: (status: number) => (answer.status = status),
    end: (body: string) => (answer.body = body)
  } as unknown as ServerResponse
  rejectRequest(req, res, { siteUrl: 'https://shop.example' } as Config)
  return answer
}

it('[content-48] an invalid address shows links; on a foreign host there are none', () => {
  const broken = answerTo('/product/%ff', 'shop.example')
  expect(broken.status).toBe(400)
  for (const way of ['action="/search"', 'href="/category"', 'href="/help"']) {
    expect(broken.body).toContain(way)
  }
  const foreign = answerTo('/', 'evil.example')
  expect([foreign.status, foreign.body.includes('href=')]).toEqual([421, false])
})
