import { atom, type WritableAtom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { paymentGroup } from '../support/checkout-data.ts'
import { countersWith } from '../support/counters.ts'
import { errorByCode } from '../support/errors.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))
const order = { id: 7, grand_total: 100_000, nego: { may_pay: true }, products: [{ qty: 2 }] }
vi.mock('#lib/order/store/order-detail.ts', () => ({
  $order: atom({ status: 'ready', value: order }),
  refreshOrder: vi.fn()
}))

// Other tests may already have loaded modules with the real call.
vi.resetModules()
const call = vi.mocked((await import('#lib/core/api/call.ts')).call)
const { $negotiationMethod, $negotiationPayments, chooseNegotiationPayment, payNegotiation } =
  await import('#lib/negotiation/store/pay.ts')
const $order = (await import('#lib/order/store/order-detail.ts')).$order as WritableAtom

const endpoint = 'POST /buyer/transaction/nego/payment/{id}'
const counters = countersWith(0)
const groups = [paymentGroup('virtual_account', [{ id: 2, name: 'BCA', fee: 4_000 }])]
const assign = vi.fn()
let stops: (() => void)[] = []

beforeEach(async () => {
  call.mockReset()
  vi.stubGlobal('location', { assign, reload: vi.fn() })
  vi.stubGlobal('window', globalThis)
  answerBy(call, { 'GET /buyer/transaction/nego/payment/{id}': () => answered(groups) })
  stops = [$negotiationPayments.listen(() => {}), $negotiationMethod.listen(() => {})]
  await vi.waitFor(() => expect($negotiationPayments.get().value).toBeDefined())
})
afterEach(() => {
  stops.forEach(stop => stop())
  vi.unstubAllGlobals()
})

test('[negotiation-23] no method is preselected; without a choice nothing is sent', async () => {
  expect($negotiationMethod.get()).toBeUndefined()
  expect(await payNegotiation()).toMatchObject({
    message: 'Silahkan pilih metode pembayaran terlebih dahulu'
  })
  expect(sentTo(call, endpoint)).toEqual([])
})

test('[negotiation-35] a rejected payment shows its reason; a PIN and a new total are requested, a lost answer is no rejection', async () => {
  chooseNegotiationPayment(2)
  const said = async (reply: typeof lost | ReturnType<typeof rejected>) => {
    answerBy(call, { [endpoint]: () => reply })
    return (await payNegotiation())?.message
  }
  const { pin_wrong, total_changed } = errorByCode
  expect(await said(rejected('out_of_stock'))).toBe('Pembayaran gagal: Stok produk tidak mencukupi.')
  expect(await said(rejected('pin_wrong'))).toBe(pin_wrong.message)
  expect(await said(rejected('total_changed'))).toBe(total_changed.message)
  expect(await said(lost)).toBe(lost.error.message)
})

test('[negotiation-36] sends that the page showed the total without a lost voucher', async () => {
  chooseNegotiationPayment(2)
  answerBy(call, { [endpoint]: () => rejected('busy') })
  await payNegotiation()
  $order.set({ status: 'ready', value: { ...order, nego: { ...order.nego, lost_voucher: 'HEMAT' } } })
  await vi.waitFor(() => expect($negotiationMethod.get()).toBeDefined())
  await payNegotiation()
  const sent = sentTo(call, endpoint).map(({ input }) => input)
  const plain = { id: 7, payment_id: 2, total_pay: 104_000 }
  expect(sent).toEqual([plain, { ...plain, without_voucher: true }])
  $order.set({ status: 'ready', value: order })
})

test('[negotiation-12] pays the shown total, fee included, and retries a lost answer with the same key', async () => {
  chooseNegotiationPayment(2)
  answerBy(call, { [endpoint]: () => lost })
  await payNegotiation()
  const paid = { id: 7, code: 'BB7', status: 'pending', token: 'sealed', counters }
  answerBy(call, { [endpoint]: () => answered(paid) })
  await payNegotiation()
  const sent = sentTo(call, endpoint)
  const input = { id: 7, payment_id: 2, total_pay: 104_000 }
  expect(sent.map(one => one.input)).toEqual([input, input])
  expect(sent[0]?.options.key).toBe(sent[1]?.options.key)
  expect(assign).toHaveBeenCalledWith('/checkout/payment/sealed')
})
