import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { checkoutData, offeredVoucher, paymentGroup, shippingOption } from '../support/checkout-data.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { pause } from '../support/pause.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

// Other tests may already have loaded modules with the real call.
vi.resetModules()
const call = vi.mocked((await import('#lib/core/api/call.ts')).call)
const { forgetAnswers } = await import('#lib/core/browser/fetched.ts')
const { $checkout, $shops, emptyCheckout } = await import('#lib/checkout/store/state.ts')
const { $method, $payment, $payments, $totals, reloadPayments } =
  await import('#lib/checkout/store/methods.ts')
const { openCheckout } = await import('#lib/checkout/store/open-checkout.ts')
const { choosePayment, chooseShipping, enterVoucher, toggleVoucher } =
  await import('#lib/checkout/store/choices.ts')
const { saveNotes, setCheckoutNote } = await import('#lib/checkout/store/notes.ts')
const { $toast } = await import('#lib/core/browser/toasts.ts')

const openEndpoint = 'POST /buyer/transaction/checkout'
const chooseEndpoint = 'POST /buyer/transaction/checkout/choose'
const payEndpoint = 'GET /buyer/transaction/payment'

const truck = shippingOption('baba_expedition', 30_000)
const parcel = shippingOption('commercial', 40_000)
const account = paymentGroup('virtual_account', [{ id: 2, name: 'BCA', fee: 4_000 }])
const cash = paymentGroup('baba_cod', [{ id: 7, name: 'COD' }])
const noCash = paymentGroup('baba_cod', [{ id: 7, name: 'COD' }], 'COD hanya dengan Kurir Toko')

/** The shop of the single block. */
const shop = 3
const shopNow = () => $checkout.get().shops[shop]
/** The stores react to a change with a timer. */
const tick = () => pause(0)
let stop = () => {}

beforeEach(() => {
  call.mockReset()
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ lineIds: [21], isBuyNow: false }) })
  stop = $totals.listen(() => {})
})
afterEach(async () => {
  $checkout.set(emptyCheckout)
  await tick()
  forgetAnswers()
  stop()
})

/** Returns when the payment methods of the choice are loaded. */
async function settled() {
  await tick()
  await vi.waitFor(() => expect($payments.get().status).not.toBe('loading'))
}
async function open(addressId?: number) {
  await openCheckout(addressId)
  await settled()
}

/** A server with one checkout, which stores nothing unless the test says so. */
const serve = (data = checkoutData(), payments = [account, cash]) =>
  answerBy(call, {
    [openEndpoint]: () => answered(data),
    [payEndpoint]: () => answered(payments),
    [chooseEndpoint]: () => answered(null)
  })

describe('the checkout page', () => {
  test('[payment-5, shipping-14, checkout-11] chooses the cheapest delivery of all types automatically, without saving it', async () => {
    serve()
    await open()
    expect(shopNow()?.shipping).toMatchObject({ type: 'baba_expedition', final_cost: 30_000 })
    expect($method.get()?.id).toBe(2)
    expect($totals.get()?.grandTotal).toBe(134_000)
    expect(sentTo(call, chooseEndpoint)).toEqual([])
  })

  test("[checkout-7] shows the server's stored choices after a reload", async () => {
    const { type, courier, service } = parcel
    const chosen = {
      shipping: { type, courier, service },
      payment_id: 7,
      site: null,
      is_site_recalled: false
    }
    const vouchers = [offeredVoucher('HEMAT', 10_000)]
    serve(checkoutData({ chosen, voucher: 'HEMAT', vouchers, notices: ['Promo LAMA tidak berlaku lagi'] }))
    await open()
    expect(shopNow()).toMatchObject({ shipping: { type: 'commercial' }, voucher: 'HEMAT' })
    expect($checkout.get().notices).toEqual(['Promo LAMA tidak berlaku lagi'])
    expect($payment.get()).toEqual({ id: 7 })
  })

  test('[checkout-45] uses the needs of another address until the buyer enters some', async () => {
    const chosen = { shipping: null, payment_id: null }
    serve(checkoutData({ chosen: { ...chosen, site: { floor: 2 }, is_site_recalled: true } }))
    await open()
    expect($checkout.get()).toMatchObject({ site: { floor: 2 }, siteFrom: 'order' })
    serve(checkoutData({ chosen: { ...chosen, site: null, is_site_recalled: false } }))
    await open()
    expect($checkout.get()).toMatchObject({ site: {}, siteFrom: 'nobody' })
    $checkout.set({ ...$checkout.get(), site: { floor: 7 }, siteFrom: 'buyer' })
    serve(checkoutData({ chosen: { ...chosen, site: { floor: 2 }, is_site_recalled: true } }))
    await open()
    expect($checkout.get()).toMatchObject({ site: { floor: 7 }, siteFrom: 'buyer' })
  })

  test('[checkout-11, voucher-11] saves each choice in order', async () => {
    serve()
    await open()
    chooseShipping(shop, parcel)
    await settled()
    choosePayment(7)
    toggleVoucher(shop, 'HEMAT')
    toggleVoucher(shop, 'HEMAT')
    await vi.waitFor(() => expect(sentTo(call, chooseEndpoint)).toHaveLength(4))
    expect(sentTo(call, chooseEndpoint).map(sent => sent.input)).toEqual([
      {
        cart_id: 'checkout-1',
        shipping: { type: 'commercial', courier: parcel.courier, service: parcel.service }
      },
      { cart_id: 'checkout-1', payment_id: 7 },
      { cart_id: 'checkout-1', voucher: 'HEMAT' },
      { cart_id: 'checkout-1', voucher: null }
    ])
  })

  test('[checkout-8] reports an unavailable courier and voucher, and takes the cheapest', async () => {
    serve(checkoutData({ vouchers: [offeredVoucher('HEMAT', 10_000)] }))
    await open()
    chooseShipping(shop, parcel)
    await settled()
    toggleVoucher(shop, 'HEMAT')
    const { shippings } = checkoutData()
    serve(checkoutData({ shippings: { ...shippings, commercial: [] } }))
    await open(12)
    expect(shopNow()).toMatchObject({ shipping: { type: 'baba_expedition' }, voucher: null })
    expect($checkout.get().notices).toEqual([
      'Kurir commercial REG tidak tersedia lagi. Kami pilihkan pengiriman termurah.',
      'Promo HEMAT tidak berlaku lagi'
    ])
  })

  test('[payment-5] reports that the chosen method cannot pay, and restores it when it can', async () => {
    serve()
    await open()
    choosePayment(7)
    serve(checkoutData(), [account, noCash])
    chooseShipping(shop, parcel)
    await settled()
    expect($payment.get()).toEqual({ id: 2, notice: 'COD tidak dapat dipakai. Diganti ke BCA.' })
    serve()
    chooseShipping(shop, truck)
    await settled()
    expect($payment.get()).toEqual({ id: 7 })
  })

  test('drops a stale answer about another address', async () => {
    const slow = held()
    const addresses: unknown[] = []
    answerBy(call, {
      [openEndpoint]: (input: { address_id?: number }) => {
        addresses.push(input.address_id)
        const data = checkoutData({ address: { ...checkoutData().address, id: input.address_id ?? 11 } })
        return input.address_id === 12 ? slow.answer : answered(data)
      },
      [payEndpoint]: () => answered([account])
    })
    const first = openCheckout(12)
    await openCheckout(13)
    slow.give(answered(checkoutData()))
    await first
    expect(addresses).toEqual([12, 13])
    expect($checkout.get().data?.address.id).toBe(13)
  })
})

describe('the payment methods', () => {
  test('[checkout-10] belong to the latest shipping choice, even if the previous answer arrives later', async () => {
    serve(checkoutData({ vouchers: [offeredVoucher('HEMAT', 10_000)] }))
    await open()
    const slow = held()
    answerBy(call, {
      [payEndpoint]: (input: { shipping_type: string }) =>
        input.shipping_type === 'baba_expedition' ? slow.answer : answered([account, noCash]),
      [chooseEndpoint]: () => answered(null)
    })
    // Another total requests the methods again for the chosen delivery.
    toggleVoucher(shop, 'HEMAT')
    await tick()
    expect($payments.get().status).toBe('loading')
    chooseShipping(shop, parcel)
    await settled()
    slow.give(answered([cash]))
    await tick()
    expect($payments.get()).toEqual({ status: 'ready', groups: [account, noCash] })
    expect($payment.get().id).toBe(2)
  })

  test('[checkout-10] are empty after a failure, until they are requested again', async () => {
    serve()
    await open()
    choosePayment(7)
    answerBy(call, { [payEndpoint]: () => lost, [chooseEndpoint]: () => answered(null) })
    chooseShipping(shop, parcel)
    await settled()
    expect($payments.get()).toEqual({ status: 'error', groups: [] })
    expect($method.get()).toBeUndefined()
    serve()
    await reloadPayments()
    expect($method.get()?.id).toBe(7)
  })

  test('follow a choice that was made while they were loading', async () => {
    serve()
    await open()
    const slow = held()
    answerBy(call, { [payEndpoint]: () => slow.answer, [chooseEndpoint]: () => answered(null) })
    chooseShipping(shop, parcel)
    await tick()
    choosePayment(7)
    slow.give(answered([account, cash]))
    await settled()
    expect($payment.get()).toEqual({ id: 7 })
  })
})

describe('the total', () => {
  test('[checkout-4] counts a pickup once, and takes the shipping discount off it', async () => {
    const pickup = shippingOption('baba_expedition', 99_000, { final_cost: 79_000, case: 2, is_pickup: true })
    const { shippings } = checkoutData()
    serve(
      checkoutData({
        shippings: { ...shippings, commercial: [], baba_expedition: [pickup], discount: 20_000 },
        delivery: { mode: 'pickup', cost: 99_000, warehouse_id: 5, warehouse: null, point: null }
      })
    )
    await open()
    expect($totals.get()).toMatchObject({
      shipping: 99_000,
      shippingDiscount: 20_000,
      extraCost: 0,
      // 100.000 + 79.000 + 4.000 for the virtual account
      grandTotal: 183_000
    })
  })

  test('[voucher-7] takes off a discount, but no cashback, which is paid later', async () => {
    const vouchers = [
      offeredVoucher('HEMAT', 10_000),
      offeredVoucher('KEMBALI', 20_000, { type: 'cashback' })
    ]
    serve(checkoutData({ vouchers, voucher: 'HEMAT' }))
    await open()
    expect($totals.get()).toMatchObject({ discount: 10_000, grandTotal: 124_000 })
    toggleVoucher(shop, 'KEMBALI')
    expect($totals.get()).toMatchObject({ discount: 0, grandTotal: 134_000 })
  })
})

const promoEndpoint = 'POST /buyer/transaction/checkout/promo'

describe('a typed voucher', () => {
  test('[voucher-11] is accepted in any case, and rejected with its reason', async () => {
    const closed = { is_available: false, reason: 'Kuota promo sudah habis.' }
    serve(checkoutData({ vouchers: [offeredVoucher('HEMAT', 10_000), offeredVoucher('HABIS', 1, closed)] }))
    await open()
    answerBy(call, {
      [payEndpoint]: () => answered([account, cash]),
      [chooseEndpoint]: () => answered(null),
      [promoEndpoint]: ({ code }: { code: string }) =>
        code === 'RAHASIA'
          ? answered(offeredVoucher('Rahasia', 30_000, { is_show: false }))
          : rejected('voucher_not_found')
    })
    expect(await enterVoucher(shop, ' hemat ')).toBeUndefined()
    expect($toast.get()?.text).toBe('Promo berhasil digunakan')
    expect(shopNow()?.voucher).toBe('HEMAT')
    expect((await enterVoucher(shop, 'TAKADA'))?.message).toBe('Promo tidak ditemukan')
    expect((await enterVoucher(shop, 'habis'))?.message).toBe('Kuota promo sudah habis.')
    expect(shopNow()?.voucher).toBe('HEMAT')
    toggleVoucher(shop, 'HEMAT')
    expect(shopNow()?.voucher).toBeNull()
    // A hidden one is requested once and then counts like any other.
    expect(await enterVoucher(shop, 'rahasia')).toBeUndefined()
    expect(shopNow()?.voucher).toBe('Rahasia')
    expect($totals.get()).toMatchObject({ discount: 30_000 })
    expect(sentTo(call, promoEndpoint).map(({ input }) => input)).toEqual([
      { cart_id: 'checkout-1', code: 'TAKADA', is_shared: false },
      { cart_id: 'checkout-1', code: 'RAHASIA', is_shared: false }
    ])
  })
})

describe('a note', () => {
  test('[checkout-12] is saved 600 ms after the last letter; an order waits for it', async () => {
    const noteEndpoint = 'POST /buyer/cart/update/{id}'
    serve()
    await open()
    vi.useFakeTimers()
    answerBy(call, { [noteEndpoint]: () => lost })
    setCheckoutNote(21, 'Tit')
    await vi.advanceTimersByTimeAsync(599)
    setCheckoutNote(21, 'Titip')
    await vi.advanceTimersByTimeAsync(599)
    expect(sentTo(call, noteEndpoint)).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sentTo(call, noteEndpoint).map(sent => sent.input)).toEqual([{ id: 21, note: 'Titip' }])
    vi.useRealTimers()
    expect(await saveNotes()).toMatchObject({ code: 'offline' })
    answerBy(call, { [noteEndpoint]: () => answered(null) })
    expect(await saveNotes()).toBeUndefined()
    expect(sentTo(call, noteEndpoint)).toHaveLength(3)
  })
})

describe('[checkout-21] a checkout of two shops', () => {
  const market = offeredVoucher('BABA', 12_000, { min_purchase_amount: 60_000, discount_amount: 12_000 })
  const own = offeredVoucher('TOKO', 5_000)
  /** The second shop sells for Rp50.000 and has a voucher of its own. */
  const two = () => {
    const first = checkoutData().checkouts[0]!
    const second = { ...first, id: 'checkout-2', shop_id: 4, subtotal: 50_000, vouchers: [own] }
    return checkoutData({ checkouts: [first, second], market_vouchers: [market], market_voucher: 'BABA' })
  }

  test('shares the marketplace promo as the server does, and adds everything up', async () => {
    serve(two())
    await open()
    expect($shops.get().map(({ totals, voucher }) => [totals.discount, voucher?.code])).toEqual([
      [8_000, 'BABA'],
      [4_000, 'BABA']
    ])
    // 150.000 − 12.000 + 2 × 30.000 + 4.000
    expect($totals.get()).toMatchObject({ discount: 12_000, shipping: 60_000, grandTotal: 202_000 })
    expect(sentTo(call, payEndpoint).at(-1)!.input).toMatchObject({
      shop_id: 3,
      nominal: 122_000,
      also: ['4:baba_expedition:76000']
    })
    chooseShipping(4, parcel)
    await settled()
    expect($shops.get().map(({ shipping }) => shipping?.type)).toEqual(['baba_expedition', 'commercial'])
  })

  test('excludes a shop with its own promo from the share, which may then be too small', async () => {
    serve(two())
    await open()
    toggleVoucher(4, 'TOKO')
    expect($shops.get().map(({ totals, voucher }) => [totals.discount, voucher?.code])).toEqual([
      [12_000, 'BABA'],
      [5_000, 'TOKO']
    ])
    toggleVoucher(4, 'TOKO')
    serve({ ...two(), market_vouchers: [{ ...market, min_purchase_amount: 150_001 }] })
    await open()
    expect($shops.get().map(({ voucher }) => voucher)).toEqual([undefined, undefined])
    toggleVoucher('market', 'BABA')
    await vi.waitFor(() => expect(sentTo(call, chooseEndpoint)).toHaveLength(3))
    expect(sentTo(call, chooseEndpoint).map(sent => sent.input)).toEqual([
      { cart_id: 'checkout-2', voucher: 'TOKO' },
      { cart_id: 'checkout-2', voucher: null },
      { cart_id: 'checkout-1', market_voucher: null }
    ])
  })

  test('keeps the marketplace promo for the remaining shop, without a false message', async () => {
    serve(two())
    await open()
    const alone = { ...two().checkouts[0]!, vouchers: [market] }
    serve(checkoutData({ checkouts: [alone] }))
    await open()
    expect($shops.get().map(({ totals, voucher }) => [totals.discount, voucher?.code])).toEqual([
      [12_000, 'BABA']
    ])
    expect($checkout.get().notices).toEqual([])
    serve(two())
    $checkout.set(emptyCheckout)
    await open()
    serve(checkoutData({ checkouts: [{ ...alone, vouchers: [] }] }))
    await open()
    expect($checkout.get().notices).toEqual(['Promo BABA tidak berlaku lagi'])
    expect($shops.get()[0]?.voucher).toBeUndefined()
  })

  test('requests no payment methods while one of them cannot deliver', async () => {
    const data = two()
    const none = { ...data.shippings, commercial: [], baba_expedition: [] }
    serve({ ...data, checkouts: [data.checkouts[0]!, { ...data.checkouts[1]!, shippings: none }] })
    await open()
    expect($payments.get()).toEqual({ status: 'idle', groups: [] })
    expect($method.get()).toBeUndefined()
  })
})
