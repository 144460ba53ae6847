import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { openSite } from '../support/fake-site.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

vi.resetModules()
const call = vi.mocked((await import('#lib/core/api/call.ts')).call)
const { forgetAnswers } = await import('#lib/core/browser/fetched.ts')
const { clearPersonal } = await import('#lib/core/browser/personal-storage.ts')
const { $session } = await import('#lib/identity/store/who.ts')
const { $deliveryCity, $estimate, $shownEstimate, estimateFor } =
  await import('#lib/shipping/store/estimate.ts')

const endpoint = 'GET /buyer/shipping/estimate'
const bandung = { id: 3273, name: 'Kota Bandung' }
const queries = () => sentTo(call, endpoint).map(sent => sent.input)
let stop = () => {}
/** A member with an address or without. */
const member = (has_address: boolean) =>
  ({ status: 'member', profile: { id: 7, has_address } }) as ReturnType<typeof $session.get>
/** Products of each test are its own, so that earlier answers are not reused. */
let product = 0

beforeEach(() => {
  vi.useFakeTimers()
  product += 1
  openSite({}, '')
  forgetAnswers()
  call.mockReset()
  answerBy(call, { [endpoint]: (input: { qty: number }) => answered({ weight_kg: input.qty }) })
  $session.set({ status: 'guest' })
  stop = $estimate.listen(() => {})
})
afterEach(() => {
  stop()
  clearPersonal()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the shipping cost', () => {
  test('[shipping-17] is requested by a guest with a chosen city, and by a member with an address', async () => {
    estimateFor({ product_id: product, qty: 1 })
    await vi.runAllTimersAsync()
    expect(queries()).toEqual([])
    $deliveryCity.set(bandung)
    await vi.runAllTimersAsync()
    expect(queries()).toEqual([{ product_id: product, qty: 1, city_id: bandung.id }])
    $deliveryCity.set(undefined)
    $session.set({ status: 'unknown' })
    await vi.runAllTimersAsync()
    $session.set(member(false))
    await vi.runAllTimersAsync()
    expect(queries()).toHaveLength(1)
    $session.set(member(true))
    await vi.runAllTimersAsync()
    expect(queries().at(-1)).toEqual({ product_id: product, qty: 1 })
  })

  test('[shipping-20] a city chosen here overrides the main address, and is removed on signing out', async () => {
    document.cookie = 'signed_in=1'
    $session.set({ status: 'unknown' })
    $deliveryCity.set(bandung)
    estimateFor({ product_id: product, qty: 1 })
    await vi.runAllTimersAsync()
    expect(queries()).toEqual([{ product_id: product, qty: 1, city_id: bandung.id }])
    clearPersonal()
    expect($deliveryCity.get()).toBeUndefined()
  })

  test('[shipping-21] of a changing quantity is requested once it rests; the last answer stays meanwhile', async () => {
    $deliveryCity.set(bandung)
    estimateFor({ product_id: product, qty: 1 })
    await vi.runAllTimersAsync()
    for (const qty of [2, 3, 4]) {
      estimateFor({ product_id: product, qty })
      await vi.advanceTimersByTimeAsync(399)
    }
    expect($shownEstimate.get()).toEqual({ weight_kg: 1 })
    await vi.runAllTimersAsync()
    expect(queries().map(input => input.qty)).toEqual([1, 4])
    expect($shownEstimate.get()).toEqual({ weight_kg: 4 })
  })
})
