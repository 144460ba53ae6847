import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { cartLine as line, cartShop as shop } from '../support/cart-data.ts'
import { countersWith } from '../support/counters.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { openSite } from '../support/fake-site.ts'
import { budi } from '../support/member.ts'
import { pause } from '../support/pause.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

vi.resetModules()
const call = vi.mocked((await import('#lib/core/api/call.ts')).call)
const { forgetAnswers } = await import('#lib/core/browser/fetched.ts')
const { clearPersonal } = await import('#lib/core/browser/personal-storage.ts')
const { $cart, loadCart, setQuantity } = await import('#lib/cart/store/cart-lines.ts')
const { $selected, select, watchCart } = await import('#lib/cart/store/cart-page.ts')
const { watchSelection } = await import('#lib/cart/store/debounced-selection.ts')
const { $cartSums, $cartTotals } = await import('#lib/checkout/store/cart-totals.ts')
const { $cartFreight, $shownFreight } = await import('#lib/shipping/store/cart-freight.ts')
const { $session } = await import('#lib/identity/store/who.ts')
const { $deliveryCity } = await import('#lib/shipping/store/estimate.ts')

const totalsEndpoint = 'GET /buyer/cart/totals'
const freightEndpoint = 'GET /buyer/cart/shipping'
const counters = countersWith(3)
/** The server's quantities by line. */
const held: Record<number, number> = {}

/** A server that takes 1.000 off every request. */
function figure({ cart_detail_id: ids }: { cart_detail_id: number[] }) {
  const subtotal = ids.reduce((sum, id) => sum + 10_000 * held[id]!, 0)
  const pieces = ids.reduce((sum, id) => sum + held[id]!, 0)
  const figures = { pieces, subtotal, discount: 1_000, cashback: 0, total: subtotal - 1_000 }
  const shopIds = [...new Set(ids.map(id => (id < 10 ? 1 : 2)))]
  const shops = shopIds.map(shop_id => ({ shop_id, ...figures, voucher: 'HEMAT' }))
  return answered({ ...figures, vouchers: ['HEMAT'], shops })
}
const serve = (more: object = {}) =>
  answerBy(call, {
    'GET /buyer/cart': () =>
      answered([shop(1, line(9, held[9]!), line(8, held[8]!)), shop(2, line(17, held[17]!))]),
    'POST /buyer/cart/update/{id}': ({ id, qty }: { id: number; qty: number }) => {
      held[id] = qty
      return answered({ id, qty, note: '', counters })
    },
    [totalsEndpoint]: figure,
    [freightEndpoint]: (input: object) => answered({ final_cost: 5_000, input }),
    ...more
  })
const requested = (of = totalsEndpoint) => sentTo(call, of).map(sent => sent.input)
const sums = () => $cartSums.get()

let stops: (() => void)[] = []
beforeEach(async () => {
  vi.useFakeTimers()
  openSite({}, '')
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }))
  forgetAnswers()
  Object.assign(held, { 9: 1, 8: 1, 17: 1 })
  call.mockReset()
  serve()
  $selected.set([])
  $session.set({ status: 'member', profile: budi })
  stops = [
    watchCart(),
    watchSelection(),
    $cartSums.listen(() => {}),
    $cartFreight.listen(() => {}),
    $shownFreight.listen(() => {})
  ]
  await loadCart()
  await vi.runAllTimersAsync()
})
afterEach(() => {
  for (const stop of stops) stop()
  clearPersonal()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the sum of the cart', () => {
  test("[cart-23] is the server’s, by shop and in all, with the voucher's saving", () => {
    expect(requested().at(-1)).toEqual({ cart_detail_id: [9] })
    expect(sums()).toMatchObject({
      all: { total: 9_000, discount: 1_000, vouchers: ['HEMAT'] },
      isBehind: false
    })
    expect(sums().shops.get(1)).toMatchObject({ total: 9_000, vouchers: ['HEMAT'] })
    expect(sums().shops.has(2)).toBe(false)
  })

  test('[cart-23, cart-24] is requested 400 ms after the last selection, and stays visible meanwhile', async () => {
    const before = requested().length
    select([8], true)
    await vi.advanceTimersByTimeAsync(399)
    select([17], true)
    await vi.advanceTimersByTimeAsync(399)
    expect(requested()).toHaveLength(before)
    // A shop without an answer: goods only, no voucher is promised.
    expect(sums()).toMatchObject({ all: { total: 30_000, discount: 0 }, isBehind: true })
    await vi.advanceTimersByTimeAsync(100)
    expect(requested().slice(before)).toEqual([{ cart_detail_id: [9, 8, 17] }])
    expect(sums()).toMatchObject({ all: { total: 29_000 }, isBehind: false })
    select([8], false)
    expect(sums()).toMatchObject({ all: { total: 29_000 }, isBehind: true })
  })

  test("[cart-31] names the lines' common unit, and none if they differ, also before the server answers", async () => {
    const mixed = [shop(1, line(9, 1), line(8, 2)), shop(2, line(17, 3, { sale_unit: 'batang' }))]
    serve({ 'GET /buyer/cart': () => answered(mixed) })
    await loadCart()
    select([17], true)
    expect(sums().all).toMatchObject({ pieces: 4, sale_unit: null })
    expect(sums().shops.get(2)).toMatchObject({ pieces: 3, sale_unit: 'batang' })
    select([9], false)
    expect(sums().all).toMatchObject({ pieces: 3, sale_unit: 'batang' })
  })

  test('[cart-24] after a quantity change is requested once the server has stored it, however long that takes', async () => {
    const before = requested().length
    const slow = async ({ id, qty }: { id: number; qty: number }) => {
      await pause(5_000)
      held[id] = qty
      return answered({ id, qty, note: '', counters })
    }
    serve({ 'POST /buyer/cart/update/{id}': slow })
    setQuantity($cart.get().groups[0]!.details[0]!, 4)
    expect(sums().isBehind).toBe(true)
    await vi.advanceTimersByTimeAsync(5_200)
    expect(requested()).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(900)
    expect(requested()).toHaveLength(before + 1)
    expect(sums()).toMatchObject({ all: { pieces: 4, total: 39_000 }, isBehind: false })
  })

  test('[cart-23] is that of the goods alone if the server rejects, and empty without a selection', async () => {
    serve({ [totalsEndpoint]: () => lost })
    select([8], true)
    await vi.runAllTimersAsync()
    expect($cartTotals.get().error).toEqual(lost.error)
    expect(sums()).toMatchObject({ all: { total: 20_000, discount: 0 }, isBehind: false })
    select([9, 8], false)
    await vi.runAllTimersAsync()
    expect(sums()).toMatchObject({ all: { total: 0, pieces: 0 }, isBehind: false })
  })
})

describe('[shipping-25] the cart’s shipping', () => {
  test('is requested with the chosen city, once per selection', async () => {
    expect(requested(freightEndpoint)).toEqual([{ cart_detail_id: [9] }])
    $deliveryCity.set({ id: 3273, name: 'Kota Bandung' })
    await vi.advanceTimersByTimeAsync(500)
    expect(requested(freightEndpoint).at(-1)).toEqual({ cart_detail_id: [9], city_id: 3273 })
    const before = requested(freightEndpoint).length
    select([8], true)
    await vi.advanceTimersByTimeAsync(500)
    select([8], false)
    await vi.advanceTimersByTimeAsync(500)
    expect(requested(freightEndpoint)).toHaveLength(before + 1)
    expect($shownFreight.get()).toMatchObject({ final_cost: 5_000 })
  })

  test('[shipping-23] is not requested before it is known where to, nor without a main address and a city', async () => {
    const to = (status: object) => $session.set(status as never)
    to({ status: 'unknown' })
    select([8], true)
    await vi.advanceTimersByTimeAsync(500)
    to({ status: 'member', profile: { ...budi, has_address: false } })
    await vi.advanceTimersByTimeAsync(500)
    expect(requested(freightEndpoint)).toEqual([{ cart_detail_id: [9] }])
    $deliveryCity.set({ id: 3273, name: 'Kota Bandung' })
    await vi.advanceTimersByTimeAsync(500)
    expect(requested(freightEndpoint).at(-1)).toEqual({ cart_detail_id: [9, 8], city_id: 3273 })
  })
})
