import { beforeEach, expect, it, type Mock, vi } from 'vitest'

import { call } from '#lib/core/api/call.ts'
import { download } from '#ops/download.ts'

import { rejected } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const called = vi.mocked(call) as Mock
type Send = (address: string, init: object) => Promise<Response>

/** `call` as it sends: reads the envelope of what came. */
const sends = (response: Response) => {
  vi.stubGlobal('fetch', async () => response)
  called.mockImplementation(async (_endpoint, _input, { send }: { send: Send }) => {
    const answer = await send('/api/v1/x', {})
    const { success, data } = (await answer.json()) as { success: boolean; data: unknown }
    return success ? { ok: true, value: data } : rejected('unavailable')
  })
}

beforeEach(() => vi.unstubAllGlobals())

it('[ops-110] a file of a call has the name that the server gave it', async () => {
  const head = { 'content-disposition': 'attachment; filename="produk-2026.csv"' }
  sends(new Response('a;b', { headers: head }))
  const answer = await download('GET /ops/product/export', {})
  if (!answer.ok) throw new Error('no file')
  expect(answer.value.name).toBe('produk-2026.csv')
  expect(await answer.value.content.text()).toBe('a;b')
})

it('[ops-110] an error instead of a file is told as every error is', async () => {
  sends(Response.json({ success: false }, { status: 503 }))
  expect(await download('GET /ops/product/export', {})).toEqual(rejected('unavailable'))
})
