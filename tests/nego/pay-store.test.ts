import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { paymentGroup } from '../support/checkout-data.ts'
import { countersWith } from '../support/counters.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))
const order = { id: 7, grand_total: 100_000, nego: { may_pay: true }, products: [{ qty: 2 }] }
vi.mock('#lib/order/store/order-detail.ts', () => ({
  $order: atom({ status: 'ready', value: order }),
  refreshOrder: vi.fn()
}))

// Modules of other tests may be loaded already, with the real call.
vi.resetModules()
const call = vi.mocked((await import('#lib/core/call.ts')).call)
const { $negoMethod, $negoPayments, chooseNegoPayment, payNegotiation } =
  await import('#lib/nego/store/pay.ts')
const { $toast } = await import('#lib/core/toasts.ts')

const line = 'POST /buyer/transaction/nego/payment/{id}'
const counters = countersWith(0)
const groups = [paymentGroup('virtual_account', [{ id: 2, name: 'BCA', fee: 4_000 }])]
const assign = vi.fn()
let stops: (() => void)[] = []

beforeEach(async () => {
  call.mockReset()
  vi.stubGlobal('location', { assign, reload: vi.fn() })
  vi.stubGlobal('window', globalThis)
  answerBy(call, { 'GET /buyer/transaction/nego/payment/{id}': () => answered(groups) })
  stops = [$negoPayments.listen(() => {}), $negoMethod.listen(() => {})]
  await vi.waitFor(() => expect($negoPayments.get().value).toBeDefined())
})
afterEach(() => {
  stops.forEach(stop => stop())
  vi.unstubAllGlobals()
})

test('[nego-23] nothing is chosen for the buyer; without a choice they are told so', async () => {
  expect($negoMethod.get()).toBeUndefined()
  await payNegotiation()
  expect($toast.get()).toMatchObject({
    text: 'Silahkan pilih metode pembayaran terlebih dahulu',
    tone: 'error',
    lastsMs: 5_000
  })
  expect(sentTo(call, line)).toEqual([])
})

test('[nego-12] pays what is shown, fee included, and again under the same key after a lost answer', async () => {
  chooseNegoPayment(2)
  answerBy(call, { [line]: () => lost })
  await payNegotiation()
  const paid = { id: 7, code: 'BB7', status: 'pending', token: 'sealed', counters }
  answerBy(call, { [line]: () => answered(paid) })
  await payNegotiation()
  const sent = sentTo(call, line)
  const input = { id: 7, payment_id: 2, total_pay: 104_000 }
  expect(sent.map(one => one.input)).toEqual([input, input])
  expect(sent[0]?.options.key).toBe(sent[1]?.options.key)
  expect(assign).toHaveBeenCalledWith('/checkout/payment/sealed')
})
