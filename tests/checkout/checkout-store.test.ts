import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { checkoutData, offeredVoucher, paymentGroup, shippingOption } from '../support/checkout-data.ts'
import { answerBy, answered, held, lost, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

// Modules of other tests may be loaded already, with the real call.
vi.resetModules()
const call = vi.mocked((await import('#lib/core/call.ts')).call)
const { forgetAnswers } = await import('#lib/core/fetched.ts')
const { $checkout } = await import('#lib/checkout/store/state.ts')
const { $method, $payment, $payments, $totals, reloadPayments } =
  await import('#lib/checkout/store/methods.ts')
const { openCheckout } = await import('#lib/checkout/store/open-checkout.ts')
const { choosePayment, chooseShipping, enterVoucher, toggleVoucher } =
  await import('#lib/checkout/store/choices.ts')
const { saveNotes, setCheckoutNote } = await import('#lib/checkout/store/notes.ts')
const { $toast } = await import('#lib/core/toasts.ts')

const openLine = 'POST /buyer/transaction/checkout'
const chooseLine = 'POST /buyer/transaction/checkout/choose'
const payLine = 'GET /buyer/transaction/payment'

const truck = shippingOption('baba_expedition', 30_000)
const parcel = shippingOption('commercial', 40_000)
const account = paymentGroup('virtual_account', [{ id: 2, name: 'BCA', fee: 4_000 }])
const cash = paymentGroup('baba_cod', [{ id: 7, name: 'COD' }])
const noCash = paymentGroup('baba_cod', [{ id: 7, name: 'COD' }], 'COD hanya dengan Kurir Toko')

const empty = {
  status: 'loading',
  chosen: { paymentId: 0 },
  notices: [],
  voucher: null,
  isOrdering: false
} as const
/** The stores follow a change by a timer of theirs. */
const tick = () => new Promise(resolve => setTimeout(resolve))
let stop = () => {}

beforeEach(() => {
  call.mockReset()
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ lineIds: [21], isBuyNow: false }) })
  stop = $totals.listen(() => {})
})
afterEach(async () => {
  $checkout.set(empty)
  await tick()
  forgetAnswers()
  stop()
})

/** Ends when the methods of what is chosen are known. */
async function settled() {
  await tick()
  await vi.waitFor(() => expect($payments.get().status).not.toBe('loading'))
}
async function open(addressId?: number) {
  await openCheckout(addressId)
  await settled()
}

/** A server with one checkout, which remembers nothing unless the test says so. */
const serve = (data = checkoutData(), payments = [account, cash]) =>
  answerBy(call, {
    [openLine]: () => answered(data),
    [payLine]: () => answered(payments),
    [chooseLine]: () => answered(null)
  })

describe('the checkout page', () => {
  test('[payment-5, shipping-14, checkout-11] chooses the cheapest delivery of all types by itself, and saves nothing for that', async () => {
    serve()
    await open()
    expect($checkout.get().shipping).toMatchObject({ type: 'baba_expedition', final_cost: 30_000 })
    expect($method.get()?.id).toBe(2)
    expect($totals.get()?.grandTotal).toBe(134_000)
    expect(sentTo(call, chooseLine)).toEqual([])
  })

  test('[checkout-7] shows what the server remembers after a reload', async () => {
    const { type, courier, service } = parcel
    const chosen = { shipping: { type, courier, service }, payment_id: 7 }
    const vouchers = [offeredVoucher('HEMAT', 10_000)]
    serve(checkoutData({ chosen, voucher: 'HEMAT', vouchers, notices: ['Promo LAMA tidak berlaku lagi'] }))
    await open()
    expect($checkout.get()).toMatchObject({
      shipping: { type: 'commercial' },
      voucher: 'HEMAT',
      notices: ['Promo LAMA tidak berlaku lagi']
    })
    expect($payment.get()).toEqual({ id: 7 })
  })

  test('[checkout-11, voucher-11] saves each choice, in the order in which it was made', async () => {
    serve()
    await open()
    chooseShipping(parcel)
    await settled()
    choosePayment(7)
    toggleVoucher('HEMAT')
    toggleVoucher('HEMAT')
    await vi.waitFor(() => expect(sentTo(call, chooseLine)).toHaveLength(4))
    expect(sentTo(call, chooseLine).map(sent => sent.input)).toEqual([
      {
        cart_id: 'checkout-1',
        shipping: { type: 'commercial', courier: parcel.courier, service: parcel.service }
      },
      { cart_id: 'checkout-1', payment_id: 7 },
      { cart_id: 'checkout-1', voucher: 'HEMAT' },
      { cart_id: 'checkout-1', voucher: null }
    ])
  })

  test('[checkout-8] names a chosen courier and a voucher that are gone, and takes the cheapest', async () => {
    serve(checkoutData({ vouchers: [offeredVoucher('HEMAT', 10_000)] }))
    await open()
    chooseShipping(parcel)
    await settled()
    toggleVoucher('HEMAT')
    const { shippings } = checkoutData()
    serve(checkoutData({ shippings: { ...shippings, commercial: [] } }))
    await open(12)
    expect($checkout.get()).toMatchObject({
      shipping: { type: 'baba_expedition' },
      voucher: null,
      notices: [
        'Kurir commercial REG tidak tersedia lagi. Kami pilihkan pengiriman termurah.',
        'Promo HEMAT tidak berlaku lagi'
      ]
    })
  })

  test('[payment-5] says which chosen method cannot pay, and takes it again when it can', async () => {
    serve()
    await open()
    choosePayment(7)
    serve(checkoutData(), [account, noCash])
    chooseShipping(parcel)
    await settled()
    expect($payment.get()).toEqual({ id: 2, notice: 'COD tidak dapat dipakai. Diganti ke BCA.' })
    serve()
    chooseShipping(truck)
    await settled()
    expect($payment.get()).toEqual({ id: 7 })
  })

  test('forgets an overtaken answer about another address', async () => {
    const slow = held()
    const addresses: unknown[] = []
    answerBy(call, {
      [openLine]: (input: { address_id?: number }) => {
        addresses.push(input.address_id)
        const data = checkoutData({ address: { ...checkoutData().address, id: input.address_id ?? 11 } })
        return input.address_id === 12 ? slow.answer : answered(data)
      },
      [payLine]: () => answered([account])
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
  test('[checkout-10] are those of the shipping chosen last, also when the answer before comes later', async () => {
    serve(checkoutData({ vouchers: [offeredVoucher('HEMAT', 10_000)] }))
    await open()
    const slow = held()
    answerBy(call, {
      [payLine]: (input: { shipping_type: string }) =>
        input.shipping_type === 'baba_expedition' ? slow.answer : answered([account, noCash]),
      [chooseLine]: () => answered(null)
    })
    // Another total asks anew for the delivery that is chosen already.
    toggleVoucher('HEMAT')
    await tick()
    expect($payments.get().status).toBe('loading')
    chooseShipping(parcel)
    await settled()
    slow.give(answered([cash]))
    await tick()
    expect($payments.get()).toEqual({ status: 'ready', groups: [account, noCash] })
    expect($payment.get().id).toBe(2)
  })

  test('[checkout-10] leave none to choose when the question fails, until it is asked again', async () => {
    serve()
    await open()
    choosePayment(7)
    answerBy(call, { [payLine]: () => lost, [chooseLine]: () => answered(null) })
    chooseShipping(parcel)
    await settled()
    expect($payments.get()).toEqual({ status: 'error', groups: [] })
    expect($method.get()).toBeUndefined()
    serve()
    await reloadPayments()
    expect($method.get()?.id).toBe(7)
  })

  test('follow a choice that was made while they were asked', async () => {
    serve()
    await open()
    const slow = held()
    answerBy(call, { [payLine]: () => slow.answer, [chooseLine]: () => answered(null) })
    chooseShipping(parcel)
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
        delivery: { mode: 'pickup', cost: 99_000, warehouse_id: 5 }
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

  test('[voucher-7] takes a discount off, and no cashback: that comes later', async () => {
    const vouchers = [
      offeredVoucher('HEMAT', 10_000),
      offeredVoucher('KEMBALI', 20_000, { type: 'cashback' })
    ]
    serve(checkoutData({ vouchers, voucher: 'HEMAT' }))
    await open()
    expect($totals.get()).toMatchObject({ discount: 10_000, grandTotal: 124_000 })
    toggleVoucher('KEMBALI')
    expect($totals.get()).toMatchObject({ discount: 0, grandTotal: 134_000 })
  })
})

describe('a typed voucher', () => {
  test('[voucher-11] is taken in any case, and refused with its reason', async () => {
    const closed = { is_available: false, reason: 'Kuota promo sudah habis.' }
    serve(checkoutData({ vouchers: [offeredVoucher('HEMAT', 10_000), offeredVoucher('HABIS', 1, closed)] }))
    await open()
    expect(enterVoucher(' hemat ')).toBe(true)
    expect($toast.get()?.text).toBe('Promo berhasil digunakan')
    expect($checkout.get().voucher).toBe('HEMAT')
    expect(enterVoucher('TAKADA')).toBe(false)
    expect($toast.get()?.text).toBe('Promo tidak ditemukan')
    expect(enterVoucher('habis')).toBe(false)
    expect($toast.get()?.text).toBe('Kuota promo sudah habis.')
    expect($checkout.get().voucher).toBe('HEMAT')
    toggleVoucher('HEMAT')
    expect($checkout.get().voucher).toBeNull()
  })
})

describe('a note', () => {
  test('[checkout-12] is saved 600 ms after the last letter; an order waits for it', async () => {
    const noteLine = 'POST /buyer/cart/update/{id}'
    serve()
    await open()
    vi.useFakeTimers()
    answerBy(call, { [noteLine]: () => lost })
    setCheckoutNote(21, 'Tit')
    await vi.advanceTimersByTimeAsync(599)
    setCheckoutNote(21, 'Titip')
    await vi.advanceTimersByTimeAsync(599)
    expect(sentTo(call, noteLine)).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sentTo(call, noteLine).map(sent => sent.input)).toEqual([{ id: 21, note: 'Titip' }])
    vi.useRealTimers()
    expect(await saveNotes()).toMatchObject({ code: 'offline' })
    answerBy(call, { [noteLine]: () => answered(null) })
    expect(await saveNotes()).toBeUndefined()
    expect(sentTo(call, noteLine)).toHaveLength(3)
  })
})
