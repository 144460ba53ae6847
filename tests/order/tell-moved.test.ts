import { beforeEach, expect, it, vi } from 'vitest'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { tellMoved } from '#lib/order/store/tell-moved.ts'

import { answerBy, answered, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const endpoint = 'GET /buyer/transaction/{id}'

beforeEach(() => {
  vi.useFakeTimers()
  $toast.set(undefined)
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    [endpoint]: ({ id }) => answered({ id, code: `BB${id}`, status: 'paid' })
  })
  return () => vi.useRealTimers()
})

/** This many orders leave the list at once, paid. */
async function leave(count: number, from: number) {
  const before = Array.from({ length: count }, (_, at) => ({
    id: from + at,
    code: `BB${from + at}`,
    status: 'pending' as const
  }))
  await tellMoved(before, [])
  vi.runAllTimers()
  return { text: $toast.get()?.text, requested: sentTo(vi.mocked(call), endpoint).length }
}

it('[order-99] twelve that leave a list at once are fetched and counted', async () => {
  const text = 'Pembayaran diterima. 12 pesanan sedang diproses.'
  expect(await leave(12, 100)).toEqual({ text, requested: 12 })
})

it('[order-99] of more, twelve are fetched, and no number is shown that is too small', async () => {
  const text = 'Pembayaran diterima. Sedikitnya 12 pesanan sedang diproses.'
  expect(await leave(13, 200)).toEqual({ text, requested: 12 })
  expect((await leave(2, 300)).text).toBe('Pembayaran diterima. 2 pesanan sedang diproses.')
})
