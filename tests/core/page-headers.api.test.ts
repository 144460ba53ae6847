import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { connectSources, pageHeaders } from '#server/core/page/headers.ts'

import { useWorld } from '../support/world.ts'

const site = (own?: string) =>
  new Hono().use(pageHeaders).get('/', c => c.text('x', 200, own ? { 'content-security-policy': own } : {}))
const request = (own?: string, headers: Record<string, string> = {}) =>
  site(own).request('http://localhost/', { headers: { host: 'localhost:4321', ...headers } })
const policyOf = async (own?: string) => (await request(own)).headers.get('content-security-policy') ?? ''

describe('the security policy of a page', () => {
  const world = useWorld({ TRUST_PROXY: '1' })

  it('allows connections to its own site only', async () => {
    expect(world().services.config.pusher).toBeUndefined()
    expect(await policyOf()).toContain("connect-src 'self' ws://localhost:4321 wss://localhost:4321;")
  })

  it('extends Astro’s, and leaves a complete one unchanged', async () => {
    expect(await policyOf("script-src 'self' 'sha256-x'; ")).toMatch(
      /^script-src 'self' 'sha256-x'; default-src 'self'; /
    )
    expect(await policyOf("default-src 'none'; sandbox")).toBe("default-src 'none'; sandbox")
  })

  it('contains the configured origins', () => {
    const pusher = { appId: 'a', key: 'k', secret: 's', cluster: 'ap1', url: undefined }
    const sources = connectSources(
      {
        pusher,
        mapStyleUrl: 'https://peta.example/gaya.json?key=1',
        analyticsUrl: 'https://hitung.example/masuk?key=2'
      },
      'x.example'
    )
    expect(sources).toContain('wss://ws-ap1.pusher.com')
    expect(sources).toMatch(/ https:\/\/peta.example https:\/\/hitung.example$/)
    expect(connectSources({ pusher: undefined, mapStyleUrl: undefined }, 'x; script-src *')).toBe("'self'")
    const own = { ...pusher, url: 'https://langsung.example:6001/app' }
    expect(connectSources({ pusher: own, mapStyleUrl: undefined }, 'x.example')).toMatch(
      / wss:\/\/langsung.example:6001$/
    )
  })

  it('names the host of each visitor, also of several in turn', async () => {
    for (const host of ['satu.example', 'dua.example', 'satu.example']) {
      const { headers } = await request(undefined, { host })
      expect(headers.get('content-security-policy')).toContain(
        `connect-src 'self' ws://${host} wss://${host};`
      )
    }
  })

  it('requires https only from visitors who came over it', async () => {
    const secure = await request(undefined, { 'x-forwarded-proto': 'https' })
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect((await request()).headers.get('strict-transport-security')).toBeNull()
  })
})
