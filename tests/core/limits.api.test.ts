import { beforeAll, describe, expect, it } from 'vitest'

import { type Buyer, type Market, openMarket, pin } from '../support/market.ts'
import { codeOf } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

/** Calls from an address as the proxy reports it; returns the answers' codes. */
async function codesOf(address: string, count: number): Promise<string[]> {
  const visitor = world().person()
  const codes = []
  for (let call = 0; call < count; call += 1) {
    const headers = { 'x-forwarded-for': address }
    codes.push(codeOf(await visitor.call('POST /auth/login', { auth: 'siapa@contoh.id' }, { headers })))
  }
  return codes
}

describe('a rate limit', () => {
  it('[core-7] rejects the 31st guess of a minute, with the seconds to wait', async () => {
    const codes = await codesOf('10.0.0.1', 31)
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'account_not_found'))
    expect(codes[30]).toBe('too_many_requests')
    const rejected = await world()
      .person()
      .send('POST /auth/login', { auth: 'siapa@contoh.id' }, { headers: { 'x-forwarded-for': '10.0.0.1' } })
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('[core-7] of one address does not affect another', async () => {
    expect(await codesOf('10.0.0.2', 1)).toEqual(['account_not_found'])
  })

  it("[core-7] of a stranger at the same address does not block a signed-in person's PIN", async () => {
    const headers = { 'x-forwarded-for': '10.0.0.3' }
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    const check = async (who: Buyer) =>
      codeOf(await who.person.call('POST /buyer/pin/check', { pin }, { headers }))
    expect((await codesOf('10.0.0.3', 31)).at(-1)).toBe('too_many_requests')
    expect(await check(buyer)).toBe('ok')
    const own = []
    for (let call = 0; call < 30; call += 1) own.push(await check(buyer))
    expect(own.at(-2)).toBe('ok')
    expect(own.at(-1)).toBe('too_many_requests')
    expect(await check(other)).toBe('ok')
  })

  it('[core-7] cannot be avoided with made-up tokens', async () => {
    const visitor = world().person()
    const codes = []
    for (let call = 0; call < 31; call += 1) {
      visitor.cookies.set('access', `made-up-${call}`)
      const headers = { 'x-forwarded-for': '10.0.0.4' }
      codes.push(codeOf(await visitor.call('POST /buyer/pin/check', { pin }, { headers })))
    }
    expect(codes.at(-2)).toBe('unauthorized')
    expect(codes.at(-1)).toBe('too_many_requests')
  })

  it('[core-7] of sign-ins is per address, with or without a session: throw-away accounts do not multiply it', async () => {
    const { person } = await market.buyer()
    const headers = { 'x-forwarded-for': '10.0.0.5' }
    const guess = async () =>
      codeOf(await person.call('POST /auth/login', { auth: 'siapa@contoh.id' }, { headers }))
    expect((await codesOf('10.0.0.5', 30)).at(-1)).toBe('account_not_found')
    expect(await guess()).toBe('too_many_requests')
  })

  it('[core-7] of guesses does not limit reads', async () => {
    const buyer = await market.buyer()
    expect(codeOf(await buyer.person.call('GET /buyer/cart', {}))).toBe('ok')
  })
})
