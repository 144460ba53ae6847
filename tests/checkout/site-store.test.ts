import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { siteTexts } from '#lib/order/site-needs.ts'

import { checkoutData, shippingOption } from '../support/checkout-data.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))
vi.resetModules()
const call = vi.mocked((await import('#lib/core/api/call.ts')).call)
const { $checkout, emptyCheckout } = await import('#lib/checkout/store/state.ts')
const { setSite, siteToSend, stopAtSite, wrongSite } = await import('#lib/checkout/store/site.ts')
const { requestOffer } = await import('#lib/negotiation/store/request-offer.ts')

const chooseEndpoint = 'POST /buyer/transaction/checkout/choose'
const saved = () => sentTo(call, chooseEndpoint).map(({ input }) => input)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z') })
  call.mockReset()
  answerBy(call, { [chooseEndpoint]: () => answered(null) })
  $checkout.set({ ...emptyCheckout, status: 'ready', data: checkoutData() })
})
afterEach(() => void vi.useRealTimers())

test('[checkout-42] saves 600 ms after the last letter, and only valid values', async () => {
  setSite({ contact_name: 'Jo' })
  await vi.advanceTimersByTimeAsync(599)
  setSite({ contact_name: 'Joko', contact_phone: '0812', date: '2026-11-23' })
  await vi.advanceTimersByTimeAsync(599)
  expect(saved()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(saved()).toEqual([{ cart_id: 'checkout-1', site: { contact_name: 'Joko' } }])
  expect($checkout.get().siteFrom).toBe('buyer')
  // No typed text is lost.
  expect($checkout.get().site).toMatchObject({ contact_phone: '0812' })
  setSite({ contact_name: '', contact_phone: '', date: '' })
  await vi.advanceTimersByTimeAsync(600)
  expect(saved().at(-1)).toEqual({ cart_id: 'checkout-1', site: null })
})

test('[checkout-41] an invalid field stops the order, and is named', () => {
  setSite({ contact_phone: '0812' })
  expect(wrongSite()?.message).toBe(siteTexts.wrong)
  expect(stopAtSite()).toBe(true)
  expect($checkout.get().orderError?.message).toBe(siteTexts.wrong)
  setSite({ contact_phone: '081234567890' })
  expect($checkout.get().orderError).toBeUndefined()
  expect(stopAtSite()).toBe(false)
  expect(wrongSite()).toBeUndefined()
  expect(siteToSend()).toEqual({ site: { contact_phone: '081234567890' } })
})

test('[checkout-41] an invalid field stops a question to the seller, and is reported to the form behind the dialog', async () => {
  const negotiable = shippingOption('shop_courier', 0, { case: 4, is_available: false, is_negotiable: true })
  $checkout.setKey('shops', { 3: { shipping: negotiable, voucher: null } })
  setSite({ contact_phone: '0812' })
  expect((await requestOffer({ offer: undefined, note: '' }))?.message).toBe(siteTexts.wrong)
  expect($checkout.get().orderError?.message).toBe(siteTexts.wrong)
  expect(sentTo(call, 'POST /buyer/transaction/nego')).toEqual([])
})

test('[checkout-44] a pickup sends the project only', () => {
  const delivery = { ...checkoutData().delivery, mode: 'pickup' as const, warehouse_id: 1 }
  setSite({ contact_phone: '0812', reference: 'PO-118' })
  const toWarehouse = shippingOption('baba_expedition', 80_000, { case: 2, is_pickup: true, is_point: true })
  $checkout.setKey('data', checkoutData({ delivery }))
  $checkout.setKey('shops', { 3: { shipping: toWarehouse, voucher: null } })
  expect(wrongSite()).toBeUndefined()
  expect(siteToSend()).toEqual({ site: { reference: 'PO-118' } })
  setSite({ reference: '' })
  expect(siteToSend()).toEqual({})
  // Another shipping method goes to the address, whatever warehouse was chosen before.
  $checkout.setKey('shops', { 3: { shipping: shippingOption('commercial', 40_000), voucher: null } })
  expect(wrongSite()?.message).toBe(siteTexts.wrong)
  setSite({ contact_phone: '081234567890' })
  expect(siteToSend()).toEqual({ site: { contact_phone: '081234567890' } })
})

test('[checkout-45] prefilled needs of the address are not used for a point, whose own needs are separate', () => {
  const data = checkoutData()
  const [block] = data.checkouts
  const left = shippingOption('shop_courier', 0, { case: 4, is_available: false, is_point: true })
  const place = { id: 1, name: 'Boja' }
  const point = {
    type: 'shop' as const,
    label: 'Paman',
    receiver_name: 'Dhe',
    receiver_phone: '081234567890',
    address_detail: 'Jl. Boja',
    zip_code: '51381',
    province: place,
    city: place,
    district: place,
    subdistrict: place,
    lat: null,
    lng: null
  }
  const delivery = { ...block!.delivery, mode: 'point' as const, cost: 1, point: point as never }
  const shippings = { ...block!.shippings, shop_courier: [left] }
  $checkout.set({
    ...$checkout.get(),
    data: { ...data, checkouts: [{ ...block!, delivery, shippings }] },
    site: { floor: 3 },
    siteFrom: 'order',
    shops: { [block!.shop_id]: { shipping: left, voucher: null } }
  })
  expect(siteToSend()).toEqual({})
  $checkout.setKey('shops', {
    [block!.shop_id]: { shipping: block!.shippings.commercial[0]!, voucher: null }
  })
  expect(siteToSend()).toEqual({ site: { floor: 3 } })
  $checkout.setKey('shops', { [block!.shop_id]: { shipping: left, voucher: null } })
  setSite({ contact_name: 'Dhe' })
  expect(siteToSend()).toEqual({ site: { contact_name: 'Dhe' } })
})
