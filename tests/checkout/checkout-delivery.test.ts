import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { checkoutData, shippingOption } from '../support/checkout-data.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

// Other tests may already have loaded modules with the real call.
vi.resetModules()
const call = vi.mocked((await import('#lib/core/api/call.ts')).call)
const { $checkout, $negotiated, $unpriced, emptyCheckout } = await import('#lib/checkout/store/state.ts')
const { $payments, $totals } = await import('#lib/checkout/store/methods.ts')
const { openCheckout } = await import('#lib/checkout/store/open-checkout.ts')
const { $courierCheck, endCourierCheck, pickShipping } = await import('#lib/checkout/store/courier-check.ts')
const { $moving, bringToAddress, fetchAtWarehouse, leaveAtPoint } =
  await import('#lib/checkout/store/delivery.ts')
const { $pointForms, pointForm } = await import('#lib/checkout/store/point-forms.ts')
const { emptyPoint } = await import('#lib/shipping/point-form.ts')

const openEndpoint = 'POST /buyer/transaction/checkout'
const chooseEndpoint = 'POST /buyer/transaction/checkout/choose'
const checkEndpoint = 'POST /buyer/transaction/checkout/check'
const pickupEndpoint = 'POST /buyer/transaction/pickup/set'
const pointEndpoint = 'POST /buyer/transaction/point/set'

/** Kurir Toko beyond its limit, carried by Baba: case 6. */
const byBaba = shippingOption('shop_courier', 55_000, {
  case: 6,
  is_available: false,
  is_pickup: true,
  is_point: true,
  reason: 'Lokasi Anda tidak terjangkau, silahkan gunakan opsi dibawah ini'
})
const moved = { ...byBaba, cost: 90_000, final_cost: 90_000, is_available: true, reason: null }
const { shippings } = checkoutData()
const only = (option: typeof byBaba) => ({
  ...shippings,
  commercial: [],
  baba_expedition: [],
  shop_courier: [option]
})
const far = () => checkoutData({ shippings: only(byBaba) })
const fetchedThere = () =>
  checkoutData({
    shippings: only(moved),
    delivery: {
      mode: 'pickup',
      cost: 90_000,
      warehouse_id: 5,
      warehouse: { name: 'Gudang', phone: '021', address: 'Jl. Gudang' },
      point: null
    }
  })
const region = (id: number) => ({ id, name: `Wilayah ${id}` })
const place = { province: region(1), city: region(2), district: region(3), subdistrict: region(4) }
const shop = 3

let stop = () => {}
beforeEach(() => {
  call.mockReset()
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ lineIds: [21], isBuyNow: false }) })
  stop = $totals.listen(() => {})
})
afterEach(() => {
  stop()
  $checkout.set(emptyCheckout)
  $courierCheck.set(undefined)
  $pointForms.set({})
})

/** A server whose checkout is `now()`, and that accepts every change. */
const serve = (now: () => ReturnType<typeof checkoutData>, more = {}) =>
  answerBy(call, {
    [openEndpoint]: () => answered(now()),
    [chooseEndpoint]: () => answered(null),
    [pickupEndpoint]: () => answered({ mode: 'pickup', cost: 90_000, final_cost: 90_000 }),
    [pointEndpoint]: () => answered({ mode: 'point', cost: 90_000, final_cost: 90_000 }),
    'GET /buyer/transaction/payment': () => answered([]),
    ...more
  })

describe('[checkout-55] a shop that cannot deliver to the address', () => {
  test('adds no freight and cannot be paid until the place of delivery is known', async () => {
    serve(far)
    await openCheckout()
    expect($unpriced.get()).toHaveLength(1)
    expect($negotiated.get()).toBeUndefined()
    expect($totals.get()).toMatchObject({ shipping: 0, grandTotal: 100_000 })
    expect($payments.get().status).toBe('idle')
  })

  test('is priced by the server for a pickup, and the method is stored with its option', async () => {
    let isSet = false
    serve(() => (isSet ? fetchedThere() : far()), {
      [pickupEndpoint]: () => ((isSet = true), answered({ mode: 'pickup', cost: 90_000, final_cost: 90_000 }))
    })
    await openCheckout()
    const done = fetchAtWarehouse(shop, byBaba, { id: 5 } as never)
    expect($moving.get()).toBe(shop)
    expect(await done).toBeUndefined()
    expect($moving.get()).toBe(0)
    expect(sentTo(call, pickupEndpoint).map(sent => sent.input)).toEqual([
      { cart_id: 'checkout-1', warehouse_id: 5 }
    ])
    expect(sentTo(call, chooseEndpoint)[0]?.input).toMatchObject({ shipping: { type: 'shop_courier' } })
    expect($unpriced.get()).toEqual([])
    expect($totals.get()).toMatchObject({ shipping: 90_000, grandTotal: 190_000 })
  })

  test('returns to the address only once that is saved', async () => {
    const order: string[] = []
    let isSet = true
    serve(() => (order.push('open'), isSet ? fetchedThere() : far()), {
      [chooseEndpoint]: () => (order.push('choose'), (isSet = false), answered(null))
    })
    await openCheckout()
    await bringToAddress(shop)
    expect(order).toEqual(['open', 'choose', 'open'])
    expect($unpriced.get()).toHaveLength(1)
  })
})

describe('a point', () => {
  const form = {
    ...emptyPoint,
    cityId: 2,
    districtId: 3,
    villageId: 4,
    label: 'Kerabat' as const,
    name: ' Ani ',
    phone: '081234567890',
    address_detail: 'Jl. Titip 2',
    is_main: true
  }
  const point = { ...place, zip_code: '10110', cost: 90_000, final_cost: 90_000 }

  test('[shipping-35] is sent whole, with its receiver; an error changes nothing', async () => {
    serve(far, {
      [pointEndpoint]: () => rejected('shipping_unavailable')
    })
    await openCheckout()
    expect(await leaveAtPoint(shop, byBaba, form, point)).toMatchObject({ code: 'shipping_unavailable' })
    expect(sentTo(call, pointEndpoint).map(sent => sent.input)).toEqual([
      {
        cart_id: 'checkout-1',
        type: 'expedition',
        label: 'Kerabat',
        name: 'Ani',
        phone: '081234567890',
        address_detail: 'Jl. Titip 2',
        province_id: 1,
        city_id: 2,
        district_id: 3,
        subdistrict_id: 4,
        zip_code: '10110',
        is_main: true
      }
    ])
    expect(sentTo(call, chooseEndpoint)).toEqual([])
    expect($moving.get()).toBe(0)
  })

  test("[checkout-56] is prefilled with the typed data, else with the checkout's point", async () => {
    const block = fetchedThere().checkouts[0]!
    expect(pointForm(block)).toEqual(emptyPoint)
    const set = { ...form, ...place, type: 'shop' as const, zip_code: '10110' }
    const known = { ...block, delivery: { ...block.delivery, mode: 'point' as const, point: set } }
    expect(pointForm(known)).toEqual(form)
    $pointForms.setKey(shop, { ...form, name: 'Budi' })
    expect(pointForm(known)).toMatchObject({ name: 'Budi' })
  })
})

describe('[checkout-53] a truck that is not recommended', () => {
  const parcel = shippingOption('commercial', 20_000)
  const truck = shippingOption('baba_expedition', 90_000)
  const near = () =>
    checkoutData({ shippings: { ...shippings, commercial: [parcel], baba_expedition: [truck] } })
  const chosen = () => $checkout.get().shops[shop]?.shipping?.type

  test('is chosen once it is known to be available', async () => {
    serve(near, { [checkEndpoint]: () => answered({ is_available: true, option: truck }) })
    await openCheckout()
    const picking = pickShipping(shop, truck)
    expect($courierCheck.get()).toMatchObject({ option: truck })
    expect(chosen()).toBe('commercial')
    await picking
    expect($courierCheck.get()).toBeUndefined()
    expect(chosen()).toBe('baba_expedition')
    expect(sentTo(call, checkEndpoint).map(sent => sent.input)).toEqual([
      { address_id: 11, cart_detail_id: [21], expedition: 'baba_expedition' }
    ])
  })

  test('keeps the previous choice if it is unavailable, and fetches the offers again', async () => {
    serve(near, { [checkEndpoint]: () => rejected('shipping_unavailable') })
    await openCheckout()
    await pickShipping(shop, truck)
    expect($courierCheck.get()?.error?.code).toBe('shipping_unavailable')
    expect(chosen()).toBe('commercial')
    endCourierCheck()
    expect($courierCheck.get()).toBeUndefined()
    await vi.waitFor(() => expect(sentTo(call, openEndpoint)).toHaveLength(2))
  })

  test('is not chosen if the buyer has closed the dialog meanwhile', async () => {
    serve(near, { [checkEndpoint]: () => answered({ is_available: true, option: truck }) })
    await openCheckout()
    const picking = pickShipping(shop, truck)
    endCourierCheck()
    await picking
    expect(chosen()).toBe('commercial')
  })

  test('needs no request if it is the cheapest, nor do other options', async () => {
    serve(near)
    await openCheckout()
    await pickShipping(shop, parcel)
    serve(checkoutData)
    await openCheckout()
    await pickShipping(shop, shippingOption('baba_expedition', 30_000))
    expect(sentTo(call, checkEndpoint)).toEqual([])
    expect(chosen()).toBe('baba_expedition')
  })
})
