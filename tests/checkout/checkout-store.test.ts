import { beforeEach, describe, expect, test, vi } from 'vitest'

import { checkoutData, offeredVoucher, paymentGroup, shippingOption } from '../support/checkout-data.ts'
import { answerBy, answered, held, lost, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

const call = vi.mocked((await import('#lib/core/call.ts')).call)
const { $checkout, $method, $totals } = await import('#lib/checkout/store/state.ts')
const { openCheckout } = await import('#lib/checkout/store/open-checkout.ts')
const { choosePayment, chooseShipping, loadPayments, toggleVoucher } =
  await import('#lib/checkout/store/choices.ts')

const openLine = 'POST /buyer/transaction/checkout'
const chooseLine = 'POST /buyer/transaction/checkout/choose'
const payLine = 'GET /buyer/transaction/payment'

const truck = shippingOption('baba_expedition', 30_000)
const parcel = shippingOption('commercial', 40_000)
const account = paymentGroup('virtual_account', [{ id: 2, name: 'BCA', fee: 4_000 }])
const cash = paymentGroup('baba_cod', [{ id: 7, name: 'COD' }])
const noCash = paymentGroup('baba_cod', [{ id: 7, name: 'COD' }], 'COD hanya dengan Kurir Toko')

beforeEach(() => {
  call.mockReset()
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ lineIds: [21], isBuyNow: false }) })
  $checkout.set({
    status: 'loading',
    payments: [],
    paymentsStatus: 'idle',
    chosen: { paymentId: 0 },
    paymentId: 0,
    notices: [],
    voucher: null,
    isOrdering: false
  })
})

/** A server with one checkout, which remembers nothing unless the test says so. */
const serve = (data = checkoutData(), payments = [account, cash]) =>
  answerBy(call, {
    [openLine]: () => answered(data),
    [payLine]: () => answered(payments),
    [chooseLine]: () => answered(null)
  })

describe('the checkout page', () => {
  test('chooses the cheapest delivery of all types by itself, and saves nothing for that', async () => {
    serve()
    await openCheckout()
    expect($checkout.get().shipping).toMatchObject({ type: 'baba_expedition', final_cost: 30_000 })
    expect($method.get()?.id).toBe(2)
    expect($totals.get()?.grandTotal).toBe(134_000)
    expect(sentTo(call, chooseLine)).toEqual([])
  })

  test('shows what the server remembers after a reload', async () => {
    const { type, courier, service } = parcel
    const chosen = { shipping: { type, courier, service }, payment_id: 7 }
    const vouchers = [offeredVoucher('HEMAT', 10_000)]
    serve(checkoutData({ chosen, voucher: 'HEMAT', vouchers, notices: ['Promo LAMA tidak berlaku lagi'] }))
    await openCheckout()
    expect($checkout.get()).toMatchObject({
      shipping: { type: 'commercial' },
      paymentId: 7,
      voucher: 'HEMAT',
      notices: ['Promo LAMA tidak berlaku lagi']
    })
  })

  test('saves each choice, in the order in which it was made', async () => {
    serve()
    await openCheckout()
    await chooseShipping(parcel)
    choosePayment(7)
    await toggleVoucher('HEMAT')
    await toggleVoucher('HEMAT')
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

  test('names a chosen courier and a voucher that are gone, and takes the cheapest', async () => {
    serve(checkoutData({ vouchers: [offeredVoucher('HEMAT', 10_000)] }))
    await openCheckout()
    await chooseShipping(parcel)
    await toggleVoucher('HEMAT')
    const { shippings } = checkoutData()
    serve(checkoutData({ shippings: { ...shippings, commercial: [] } }))
    await openCheckout(12)
    expect($checkout.get()).toMatchObject({
      shipping: { type: 'baba_expedition' },
      voucher: null,
      notices: [
        'Kurir commercial REG tidak tersedia lagi. Kami pilihkan pengiriman termurah.',
        'Promo HEMAT tidak berlaku lagi'
      ]
    })
  })

  test('says which chosen method cannot pay, and takes it again when it can', async () => {
    serve()
    await openCheckout()
    choosePayment(7)
    serve(checkoutData(), [account, noCash])
    await chooseShipping(parcel)
    expect($checkout.get()).toMatchObject({
      paymentId: 2,
      paymentNotice: 'COD tidak dapat dipakai. Diganti ke BCA.'
    })
    serve()
    await chooseShipping(truck)
    expect($checkout.get()).toMatchObject({ paymentId: 7, paymentNotice: undefined })
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
  test('are those of the shipping chosen last, also when the answer before comes later', async () => {
    serve()
    await openCheckout()
    const slow = held()
    answerBy(call, {
      [payLine]: (input: { shipping_type: string }) =>
        input.shipping_type === 'baba_expedition' ? slow.answer : answered([account, noCash]),
      [chooseLine]: () => answered(null)
    })
    const first = chooseShipping(truck)
    await chooseShipping(parcel)
    slow.give(answered([cash]))
    await first
    expect($checkout.get().payments).toEqual([account, noCash])
    expect($checkout.get()).toMatchObject({ paymentsStatus: 'ready', paymentId: 2 })
  })

  test('leave none to choose when the question fails, until it is asked again', async () => {
    serve()
    await openCheckout()
    choosePayment(7)
    answerBy(call, { [payLine]: () => lost, [chooseLine]: () => answered(null) })
    await chooseShipping(parcel)
    expect($checkout.get()).toMatchObject({ paymentsStatus: 'error', payments: [] })
    expect($method.get()).toBeUndefined()
    serve()
    await loadPayments()
    expect($method.get()?.id).toBe(7)
  })

  test('follow a choice that was made while they were asked', async () => {
    serve()
    await openCheckout()
    const slow = held()
    answerBy(call, { [payLine]: () => slow.answer, [chooseLine]: () => answered(null) })
    const asked = chooseShipping(truck)
    choosePayment(7)
    slow.give(answered([account, cash]))
    await asked
    expect($checkout.get().paymentId).toBe(7)
  })
})

describe('the total', () => {
  test('counts a pickup once, and takes the shipping discount off it', async () => {
    const pickup = shippingOption('baba_expedition', 99_000, { final_cost: 79_000, case: 2, is_pickup: true })
    const { shippings } = checkoutData()
    serve(
      checkoutData({
        shippings: { ...shippings, commercial: [], baba_expedition: [pickup], discount: 20_000 },
        delivery: { mode: 'pickup', cost: 99_000, warehouse_id: 5 }
      })
    )
    await openCheckout()
    expect($totals.get()).toMatchObject({
      shipping: 99_000,
      shippingDiscount: 20_000,
      extraCost: 0,
      // 100.000 + 79.000 + 4.000 for the virtual account
      grandTotal: 183_000
    })
  })

  test('takes a discount off, and no cashback: that comes later', async () => {
    const vouchers = [
      offeredVoucher('HEMAT', 10_000),
      offeredVoucher('KEMBALI', 20_000, { type: 'cashback' })
    ]
    serve(checkoutData({ vouchers, voucher: 'HEMAT' }))
    await openCheckout()
    expect($totals.get()).toMatchObject({ discount: 10_000, grandTotal: 124_000 })
    await toggleVoucher('KEMBALI')
    expect($totals.get()).toMatchObject({ discount: 0, grandTotal: 134_000 })
  })
})
