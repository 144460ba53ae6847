import { describe, expect, it } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'

import { opsToken } from '../support/environment.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const minute = 60_000
const key = () => world().services.config.signatureKey

/** The code of a raw GET below /api/v1 with these headers. */
async function read(headers: Record<string, string>): Promise<[number, string]> {
  const answered = await world().app.request('http://localhost/api/v1/buyer/category/list', { headers })
  const { success, error } = (await answered.json()) as { success: boolean; error?: { code: string } }
  return [answered.status, success ? 'ok' : (error?.code ?? '')]
}

describe('a signature', () => {
  it('[core-3] is required for every call of the storefront', async () => {
    expect(await read({})).toEqual([403, 'bad_signature'])
    const { 'x-signature': signature = '', 'x-timestamp': timestamp = '' } = signatureHeaders(
      key(),
      Date.now()
    )
    expect(await read({ 'x-signature': signature })).toEqual([403, 'bad_signature'])
    expect(await read({ 'x-timestamp': timestamp })).toEqual([403, 'bad_signature'])
    expect(await read({ 'x-timestamp': timestamp, 'x-signature': signature })).toEqual([200, 'ok'])
  })

  it('[core-3] is rejected if it is forged: another key, another timestamp, cut off, no number', async () => {
    const now = Date.now()
    const signed = signatureHeaders(key(), now)
    const forged = [
      signatureHeaders('another-key', now),
      { ...signed, 'x-timestamp': String(now + 1) },
      { ...signed, 'x-signature': signed['x-signature']!.slice(0, -1) },
      { ...signed, 'x-signature': '' },
      { 'x-timestamp': 'now', 'x-signature': signed['x-signature']! },
      { ...signatureHeaders(key(), Math.floor(now / 1000)) }
    ]
    for (const headers of forged) expect(await read(headers)).toEqual([403, 'bad_signature'])
  })

  it.each([
    [-6, 'stale_signature'],
    [-4, 'ok'],
    [4, 'ok'],
    [6, 'stale_signature']
  ])('[core-3] of a clock that is %i minutes off is answered %s', async (minutes, code) => {
    const [, answered] = await read(signatureHeaders(key(), Date.now() + minutes * minute))
    expect(answered).toBe(code)
  })

  it("does not move with the demo's clock: browsers have their own", async () => {
    await world().services.clock.advance(60 * 60)
    expect(await read(signatureHeaders(key(), Date.now()))).toEqual([200, 'ok'])
    const future = signatureHeaders(key(), Date.now() + 60 * minute)
    expect(await read(future)).toEqual([403, 'stale_signature'])
  })

  it('is not required for calls from other clients', async () => {
    for (const path of ['/health', '/ready', '/client-config', '/api/v1/openapi.json']) {
      expect([path, (await world().app.request(`http://localhost${path}`)).status]).toEqual([path, 200])
    }
    const authorization = `Bearer ${opsToken}`
    const ops = await world().app.request('http://localhost/api/v1/ops/ledger/check', {
      headers: { authorization }
    })
    expect(ops.status).toBe(200)
    for (const authorization of ['Bearer wrong', opsToken, `Basic ${opsToken}`]) {
      const signed = { ...signatureHeaders(key(), Date.now()), authorization }
      const wrong = await world().app.request('http://localhost/api/v1/ops/ledger/check', { headers: signed })
      expect(wrong.status).toBe(401)
    }
  })
})
