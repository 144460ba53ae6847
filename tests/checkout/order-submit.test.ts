import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Submit from '#lib/checkout/store/place-order.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

import { countersWith } from '../support/counters.ts'
import { answerOk, answerError, lostConnection, openSite } from '../support/fake-site.ts'

const endpoint = 'POST /buyer/transaction/order'
const refreshEndpoint = 'POST /auth/refresh'
const counters = countersWith(0)
const placed = () => answerOk({ id: 1, code: 'A', token: 'sealed', counters })
const no = (code: Parameters<typeof answerError>[0]) => () => answerError(code)

/** A checkout that is ready to be paid; its parts have tests of their own. */
function readyCheckout() {
  const shipping = { type: 'baba', courier: 'Baba', service: 'Pickup', final_cost: 0, is_available: true }
  const shop = (id: number) => ({
    block: { id: `checkout-${id}`, products: [{ id, qty: 4 }] },
    shipping,
    voucher: undefined
  })
  return {
    $checkout: atom<object>({ data: { address: { id: 9 } }, isOrdering: false }),
    $shops: { get: () => (isSeveral ? [shop(5), shop(6)] : [shop(5)]) }
  }
}
const readyMethods = () => ({ $method: atom({ id: 1, fee: 0 }), $totals: atom({ grandTotal: 100_000 }) })

let isSeveral = false
let wrongSite: ApiError | undefined
let site: { site?: object } = {}
/** What opening the checkout again does. */
let opened = () => {}
const track = vi.fn()
let placeOrder: typeof Submit.placeOrder
beforeEach(async () => {
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  vi.doMock('#lib/checkout/store/state.ts', readyCheckout)
  vi.doMock('#lib/checkout/store/methods.ts', readyMethods)
  isSeveral = false
  wrongSite = undefined
  site = {}
  opened = () => {}
  track.mockReset()
  vi.doMock('#lib/core/browser/analytics.ts', () => ({ track }))
  vi.doMock('#lib/checkout/store/notes.ts', () => ({ saveNotes: async () => undefined }))
  vi.doMock('#lib/checkout/store/site.ts', () => ({ wrongSite: () => wrongSite, siteToSend: () => site }))
  vi.doMock('#lib/checkout/store/open-checkout.ts', () => ({ openCheckout: async () => opened() }))
  ;({ placeOrder } = await import('#lib/checkout/store/place-order.ts'))
})
afterEach(() => {
  vi.doUnmock('#lib/core/browser/analytics.ts')
  for (const name of ['state', 'methods', 'notes', 'site', 'open-checkout']) {
    vi.doUnmock(`#lib/checkout/store/${name}.ts`)
  }
  vi.unstubAllGlobals()
})

/** Sends the order as often as there are answers; returns the sent keys. */
async function keysFor(...answers: (() => Response | Promise<Response>)[]): Promise<(string | undefined)[]> {
  const site = openSite({ [endpoint]: answers.slice(), [refreshEndpoint]: [no('too_many_requests')] })
  for (const _answer of answers) await placeOrder('123456')
  return site.requests.filter(one => one.endpoint === endpoint).map(one => one.headers['idempotency-key'])
}

test.each([
  ['a lost answer', lostConnection],
  ['a fault of the server', no('server_error')],
  ['a service that is away', no('unavailable')],
  ["a proxy's page instead of the answer", () => new Response('<h1>504</h1>', { status: 504 })]
])('[checkout-14] after %s the order is retried with the same key', async (_name, answer) => {
  const [first, second] = await keysFor(answer, placed)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
})

test.each(['too_many_requests', 'unauthorized', 'stale_signature', 'bad_origin'] as const)(
  '[checkout-14] a lost answer keeps its key even if the retry is rejected early: %s',
  async code => {
    const keys = await keysFor(lostConnection, no(code), placed)
    expect(new Set(keys).size).toBe(1)
  }
)

test('[checkout-14] a definite answer releases the key: the next try is another order', async () => {
  const [first, second, third] = await keysFor(no('out_of_stock'), no('pin_wrong'), placed)
  expect(new Set([first, second, third]).size).toBe(3)
})

test('[checkout-14] a changed total is reported with both figures, which stay when the new ones have loaded', async () => {
  const { $checkout } = await import('#lib/checkout/store/state.ts')
  const { $totals } = await import('#lib/checkout/store/methods.ts')
  opened = () => {
    ;($totals as unknown as ReturnType<typeof atom<object>>).set({ grandTotal: 120_000 })
    $checkout.set({ ...$checkout.get(), orderError: undefined })
  }
  openSite({ [endpoint]: [no('total_changed')] })
  const told =
    'Total belanja berubah. Periksa kembali sebelum membayar. Sebelumnya Rp100.000, sekarang Rp120.000.'
  expect((await placeOrder())?.message).toBe(told)
  expect($checkout.get().orderError?.message).toBe(told)
})

test('[core-73] an order is counted once when it was placed, not when it was sent', async () => {
  await keysFor(lostConnection, no('out_of_stock'), no('unavailable'), placed)
  expect(track.mock.calls).toEqual([['purchase', { total: 100_000, products: 1, pieces: 4 }]])
})

test('after an order the next one has a new key', async () => {
  const site = openSite({ [endpoint]: [placed] })
  await placeOrder()
  const { $checkout } = await import('#lib/checkout/store/state.ts')
  $checkout.set({ ...$checkout.get(), isOrdering: false })
  await placeOrder()
  const [first, second] = site.requests.map(one => one.headers['idempotency-key'])
  expect(second).not.toBe(first)
})

test('[checkout-14] a second tap while the order is being sent sends nothing', async () => {
  const site = openSite({ [endpoint]: [placed] })
  await Promise.all([placeOrder(), placeOrder()])
  expect(site.requests).toHaveLength(1)
})

test('[checkout-13] after the order none of its lines is left in the browser', async () => {
  const site = openSite({ [endpoint]: [no('out_of_stock'), placed] })
  const { storeDraft, readDraft } = await import('#lib/cart/store/checkout-draft.ts')
  storeDraft({ lineIds: [21], isBuyNow: false })
  await placeOrder()
  expect(readDraft()?.lineIds).toEqual([21])
  await placeOrder()
  expect([site.session.values.has('checkout'), site.local.values.has('checkout')]).toEqual([false, false])
})

test.each([
  [false, undefined, 'checkout-5'],
  [true, ['checkout-5', 'checkout-6'], undefined]
])(
  '[checkout-21] several shops are sent as several orders, a single one alone: %s',
  async (several, ids, id) => {
    isSeveral = several
    const site = openSite({ [endpoint]: [placed] })
    await placeOrder()
    const sent = site.requests[0]!.body as { cart_id?: string; checkouts?: { cart_id: string }[] }
    expect(sent.checkouts?.map(one => one.cart_id)).toEqual(ids)
    expect(sent.cart_id).toBe(id)
  }
)

test('[checkout-41, checkout-43] invalid needs of the site send nothing; valid ones are sent along', async () => {
  const fake = openSite({ [endpoint]: [placed] })
  wrongSite = { code: 'invalid_input', status: 422, message: 'Periksa' }
  expect(await placeOrder('123456')).toEqual(wrongSite)
  expect(fake.requests).toEqual([])
  wrongSite = undefined
  site = { site: { floor: 2 } }
  await placeOrder('123456')
  expect(fake.requests[0]?.body).toMatchObject({ site: { floor: 2 } })
})
