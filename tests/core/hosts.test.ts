import type { IncomingMessage } from 'node:http'

import { describe, expect, it } from 'vitest'

import type { Config } from '#server/core/platform/config.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { judgeHost, judgeRequest } from '#server/core/http/hosts.ts'

const shop = 'https://shop.example'

describe('the Host header', () => {
  it.each([
    'localhost',
    'localhost:4321',
    'baba.localhost',
    '127.0.0.1:80',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.7:4321',
    '[::1]:4321',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:192.168.1.7]'
  ])('[core-14] %s is served without SITE_URL', host => expect(judgeHost([host], undefined)).toBe('own'))

  it.each([
    'evil.example',
    'localhost.evil.example',
    '8.8.8.8',
    '172.32.0.1',
    '[2001:db8::1]',
    '127.0.0.1.evil.example'
  ])('[core-14] %s is foreign without SITE_URL', host => expect(judgeHost([host], undefined)).toBe('foreign'))

  it.each([
    ['shop.example', 'own'],
    ['SHOP.example:443', 'own'],
    ['shop.example:8443', 'foreign'],
    ['www.shop.example', 'foreign'],
    ['shop.example.evil.example', 'foreign'],
    ['localhost', 'foreign'],
    ['127.0.0.1:4321', 'foreign']
  ])('[core-14] %s is %s with SITE_URL', (host, verdict) => expect(judgeHost([host], shop)).toBe(verdict))

  it.each([
    '[',
    'a b',
    '',
    'a:b',
    'x@shop.example',
    'shop.example/',
    'shop.example:99999',
    '[::1',
    'a\u00e9'
  ])('%j is malformed', host => expect(judgeHost([host], shop)).toBe('malformed'))

  it('counts once: two are malformed, and so is none', () => {
    expect(judgeHost(['shop.example', 'shop.example'], shop)).toBe('malformed')
    expect(judgeHost([], shop)).toBe('malformed')
  })
})

describe("a request's host and method", () => {
  const judge = (url: string, host: string, method = 'GET') =>
    judgeRequest(
      { url, method, headersDistinct: { host: [host] } } as unknown as IncomingMessage,
      { siteUrl: shop } as Config
    )?.status

  it.each([
    ['/', 'shop.example', undefined],
    ['/', 'evil.example', 421],
    ['/api/v1/buyer/product', 'evil.example', 421],
    ['/health', '10.0.0.7:4321', undefined],
    ['/ready?x=1', '10.0.0.7', undefined],
    ['/api/v1/payment/notification', 'gateway.example', undefined],
    ['/health', '[', 400],
    ['/search?keyword=a%00b', 'shop.example', 400],
    ['/product/%ff', 'shop.example', 400],
    ['/search?keyword=50%', 'shop.example', undefined],
    ['http://shop.example/', 'shop.example', 400],
    ['*', 'shop.example', 400]
  ])('[core-14] %s for %s is answered %s', (url, host, status) => expect(judge(url, host)).toBe(status))

  it('accepts known methods only', () => {
    expect(judge('/', 'shop.example', 'TRACE')).toBe(405)
    expect(judge('/', 'shop.example', 'PROPFIND')).toBe(405)
    expect(judge('/', 'shop.example', 'POST')).toBeUndefined()
  })
})

describe('the configuration', () => {
  const production = {
    DATABASE_URL: 'postgres://127.0.0.1/none',
    APP_SECRET: 'a-test-secret-of-more-than-32-characters',
    PUBLIC_API_SIGNATURE_KEY: 'a-key-of-our-own'
  }

  it('requires SITE_URL with a database server', () => {
    expect(() => readConfig(production)).toThrow(/SITE_URL/)
    expect(readConfig({ ...production, SITE_URL: `${shop}/` }).siteUrl).toBe(shop)
  })

  it('rejects an invalid SITE_URL', () => {
    for (const SITE_URL of [
      'shop.example',
      'ftp://shop.example',
      'https://',
      `${shop}/shop`,
      `${shop}?a=1`,
      `${shop}#a`,
      'https://me@shop.example'
    ]) {
      expect(() => readConfig({ ...production, SITE_URL })).toThrow(/SITE_URL/)
    }
  })

  it('needs no database, secret or demo for a storefront in front of another backend', () => {
    const config = readConfig({ API_BACKEND_URL: 'http://127.0.0.1:4000/', DATA_DIR: '/proc/nowhere' })
    expect(config.apiBackendUrl).toBe('http://127.0.0.1:4000')
    expect([config.demo, config.operators.size, config.isProduction]).toEqual([false, 0, false])
  })
})
