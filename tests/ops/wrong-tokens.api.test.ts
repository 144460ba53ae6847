import { afterEach, describe, expect, it, vi } from 'vitest'

import { startLimits } from '#server/core/platform/limits.ts'

import { opsToken } from '../support/environment.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })

const send = (address: string, headers: Record<string, string>, path = '/api/v1/ops/me') =>
  world().app.request(`http://localhost${path}`, {
    headers: { host: 'localhost', 'x-forwarded-for': address, ...headers }
  })
const tokenFrom = async (address: string, token: string, path?: string) =>
  (await send(address, { authorization: `Bearer ${token}` }, path)).status
const wrong = (address: string, times: number) =>
  Promise.all(Array.from({ length: times }, (_, i) => tokenFrom(address, `wrong-token-number-${i}`)))

describe('[ops-145] wrong tokens of an address', () => {
  it('are looked at five times; then even a right one waits 15 minutes', async () => {
    expect(await wrong('10.0.0.1', 4)).toEqual([401, 401, 401, 401])
    expect(await tokenFrom('10.0.0.1', opsToken)).toBe(200)
    expect(await wrong('10.0.0.1', 1)).toEqual([401])
    const waiting = await send('10.0.0.1', { authorization: `Bearer ${opsToken}` })
    expect(waiting.status).toBe(429)
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(890)
    expect(await waiting.json()).toMatchObject({
      message: 'Terlalu banyak token yang salah. Coba lagi dalam 15 menit.',
      error: { code: 'too_many_requests' }
    })
    expect(await tokenFrom('10.0.0.2', opsToken)).toBe(200)
  })

  it('[ops-220] are looked at five times also if they are sent at once, with a right one behind them', async () => {
    const [guesses, right] = await Promise.all([wrong('10.0.0.4', 30), tokenFrom('10.0.0.4', opsToken)])
    expect(guesses.filter(status => status === 401)).toHaveLength(5)
    expect(right).toBe(429)
  })

  it('[ops-220] leave many calls at once with a right token alone', async () => {
    const many = Array.from({ length: 30 }, () => tokenFrom('10.0.0.5', opsToken))
    expect(new Set(await Promise.all(many))).toEqual(new Set([200]))
  })

  it('count for the /64 of an IPv6, and for files too', async () => {
    for (let i = 0; i < 5; i += 1) await tokenFrom(`2001:db8::${i}`, 'Bearer-of-nothing-at-all')
    expect(await tokenFrom('2001:db8::ffff', opsToken)).toBe(429)
    expect(await tokenFrom('2001:db8:0:1::1', opsToken)).toBe(200)
  })

  it('leave a console alone that is signed in by its cookie', async () => {
    const signedIn = await world().app.request('http://localhost/api/v1/ops/session', {
      method: 'POST',
      headers: { host: 'localhost', 'x-forwarded-for': '10.0.0.3', authorization: `Bearer ${opsToken}` }
    })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    await wrong('10.0.0.3', 6)
    expect(await tokenFrom('10.0.0.3', opsToken)).toBe(429)
    expect((await send('10.0.0.3', { cookie })).status).toBe(200)
  })
})

describe('[ops-145] an address that waits', () => {
  afterEach(() => void vi.useRealTimers())

  it('is looked at again after 15 minutes', async () => {
    vi.useFakeTimers()
    const limits = startLimits({ enabled: true, name: 'waits', log: world().services.log })
    for (let i = 0; i < 5; i += 1) await limits.countWrongToken('10.0.0.9')
    expect(await limits.waitForToken('10.0.0.9')).toBe(900)
    vi.advanceTimersByTime(899_000)
    expect(await limits.waitForToken('10.0.0.9')).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(await limits.waitForToken('10.0.0.9')).toBeUndefined()
  })
})
