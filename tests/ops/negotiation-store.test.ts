import { beforeEach, expect, test, vi } from 'vitest'

import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

// Modules of other tests may be loaded already, with the real call.
vi.resetModules()
const call = vi.mocked((await import('#lib/core/api/call.ts')).call)
const { $typed, approve, decline, negotiations, type, typedOf } =
  await import('../../src/ops/negotiation-store.ts')
const { $place } = await import('../../src/ops/console-place.ts')
const { $notice, $session } = await import('../../src/ops/console-store.ts')

type OpsNegotiation = Parameters<typeof approve>[0]
const order = { id: 7, code: 'BB7' } as OpsNegotiation
const approved = 'POST /ops/nego/{id}/approve'
const declined = 'POST /ops/nego/{id}/decline'
const list = () => ({ ...answered([order]), meta: { page: 1, per_page: 20, total: 1, total_pages: 1 } })
const wrong = (fields: Record<string, string>) =>
  ({ ok: false, error: { code: 'invalid_input', status: 422, message: 'Periksa isian', fields } }) as never

beforeEach(() => {
  call.mockReset()
  $typed.set({})
  $session.set('in')
  $notice.set(undefined)
})

const typed = () => typedOf($typed.get(), 7)

test('[ops-16] a fault stands at its field, and what was typed stays', async () => {
  answerBy(call, {
    'GET /ops/nego': list as never,
    [declined]: () => wrong({ reason: 'Alasan wajib diisi.' }),
    [approved]: () => lost
  })
  await approve(order)
  expect(typed().problems).toEqual({ cost: 'Biaya wajib diisi.' })
  type(7, 'cost', '2000000000')
  expect(typed().problems.cost).toBeUndefined()
  await approve(order)
  expect(typed().problems).toEqual({ cost: 'Biaya antara Rp0 dan Rp1.000.000.000' })
  expect(sentTo(call, approved)).toEqual([])
  await decline(order)
  expect(typed()).toMatchObject({ cost: '2000000000', problems: { reason: 'Alasan wajib diisi.' } })
  // A broken connection is a fault like any other.
  type(7, 'cost', '150000')
  type(7, 'reason', 'Truk penuh')
  await approve(order)
  expect(typed()).toMatchObject({
    cost: '150000',
    reason: 'Truk penuh',
    problems: { cost: lost.error.message }
  })
})

test('[ops-16] what was typed outlives a session that ended, and goes once it was sent', async () => {
  const over = { ok: false, error: { code: 'unauthorized', status: 401, message: 'Silakan masuk' } } as never
  answerBy(call, { 'GET /ops/nego': list as never, [approved]: () => over })
  type(7, 'cost', '150000')
  await approve(order)
  expect([$session.get(), typed().cost]).toEqual(['out', '150000'])
  answerBy(call, { 'GET /ops/nego': list as never, [approved]: () => answered({ id: 7 }) })
  await approve(order)
  expect(typed()).toEqual({ cost: '', reason: '', problems: {} })
  expect($notice.get()).toEqual({ text: 'BB7: ongkir disetujui', isError: false })
  expect(sentTo(call, approved).map(({ input }) => input)).toEqual([
    { id: 'BB7', cost: 150_000 },
    { id: 'BB7', cost: 150_000 }
  ])
})

test('[ops-14] a page that is no more leads to the last one', async () => {
  const meta = { page: 1, per_page: 20, total: 25, total_pages: 2 }
  answerBy(call, { 'GET /ops/nego': (() => ({ ...answered([order]), meta })) as never })
  $place.set({ part: 'negos', query: { page: '3' } })
  const stop = negotiations.$state.listen(() => {})
  await negotiations.refresh()
  expect(negotiations.$state.get()).toMatchObject({ value: { items: [order], pages: 2 } })
  expect(
    sentTo(call, 'GET /ops/nego')
      .map(({ input }) => input['page'])
      .slice(0, 2)
  ).toEqual([3, 2])
  answerBy(call, { 'GET /ops/nego': () => lost })
  await negotiations.refresh()
  // The list that is shown stays, and the error with it.
  expect(negotiations.$state.get()).toMatchObject({
    status: 'ready',
    value: { items: [order] },
    error: lost.error
  })
  expect($notice.get()).toBeUndefined()
  stop()
})
