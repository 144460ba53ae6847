import { beforeEach, expect, test, vi } from 'vitest'

import { sessionStore } from '#lib/core/browser/safe-storage.ts'

import { countersWith } from '../support/counters.ts'
import { answerBy, answered, lost } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))
vi.mock('#lib/order/store/order-detail.ts', () => ({ refreshOrder: vi.fn() }))

// Other tests may already have loaded modules with the real call.
vi.resetModules()
const call = vi.mocked((await import('#lib/core/api/call.ts')).call)
const { storeOffer, readOffer } = await import('#lib/negotiation/store/offer-draft.ts')
const { offerAgain } = await import('#lib/negotiation/store/offer.ts')

const typed = { cost: '150000', note: 'Jalan sempit' }
const nothing = { cost: '', note: '' }
const endpoint = 'POST /buyer/transaction/nego/offer/{id}'
const counters = countersWith(0)

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name)
  })
  return () => vi.unstubAllGlobals()
})

test('[negotiation-29] a half-typed offer is restored after a reload, for the same negotiation', () => {
  storeOffer('7', typed)
  expect(readOffer('7')).toEqual(typed)
  expect(readOffer('8')).toEqual(nothing)
  storeOffer('7', nothing)
  expect(sessionStore.get('negoOffer')).toBeNull()
})

test('[negotiation-29] survives a failed send, and is removed after a successful one', async () => {
  storeOffer('7', typed)
  answerBy(call, { [endpoint]: () => lost })
  expect(await offerAgain(7, { offer: 150_000, note: typed.note })).toEqual(lost.error)
  expect(readOffer('7')).toEqual(typed)
  answerBy(call, { [endpoint]: () => answered({ id: 7, status: 'nego', nego_status: 'pending', counters }) })
  expect(await offerAgain(7, { offer: 150_000, note: typed.note })).toBeUndefined()
  expect(readOffer('7')).toEqual(nothing)
})

test('[negotiation-29] a stored value from elsewhere is read within bounds, or ignored', () => {
  sessionStore.set('negoOffer', '{broken')
  expect(readOffer('7')).toEqual(nothing)
  sessionStore.set('negoOffer', JSON.stringify({ place: '7', cost: 'a1e9', note: 'x'.repeat(900) }))
  expect(readOffer('7')).toEqual({ cost: '19', note: 'x'.repeat(200) })
})
