import { computed, map } from 'nanostores'

import { call } from '../call.ts'
import type { CheckoutData } from '../contracts/checkout.ts'
import type { PaymentGroup } from '../contracts/payment.ts'
import type { ShippingOption } from '../contracts/shipping.ts'
import { checkoutTotals } from '../domain/checkout-totals.ts'
import { paths } from '../paths.ts'
import type { Refusal } from '../result.ts'
import { readDraft } from './checkout-draft.ts'
import { Later } from './later.ts'
import { toast } from './toasts.ts'

export type Checkout = {
  status: 'loading' | 'ready' | 'error'
  data?: CheckoutData
  error?: Refusal
  shipping?: ShippingOption
  payments: readonly PaymentGroup[]
  paymentsStatus: 'idle' | 'loading' | 'ready' | 'error'
  /** 0: none chosen. */
  paymentId: number
  voucher: string | null
  isOrdering: boolean
  orderError?: Refusal
}

export const $checkout = map<Checkout>({
  status: 'loading',
  payments: [],
  paymentsStatus: 'idle',
  paymentId: 0,
  voucher: null,
  isOrdering: false
})

/** Milliseconds of silence before a note is saved (specification 2, section 9). */
const notePause = 600
const notes = new Later()
notes.flushOnLeaving()

/** The chosen voucher, as far as it applies now. */
export const $voucher = computed($checkout, ({ data, voucher }) =>
  data?.vouchers.find(offered => offered.code === voucher)
)

export const $method = computed($checkout, ({ payments, paymentId }) =>
  payments.flatMap(group => group.methods).find(method => method.id === paymentId)
)

/** The figures of the summary by D11's formula; the server computes them again and refuses where they differ. */
export const $totals = computed([$checkout, $voucher, $method], (checkout, voucher, method) => {
  const { data, shipping } = checkout
  if (!data) return undefined
  const extraCost = shipping && data.delivery.mode !== 'deliver' ? data.delivery.cost : 0
  const cost = shipping?.cost ?? 0
  return checkoutTotals({
    subtotal: data.subtotal,
    discount: voucher?.type === 'discount' ? voucher.value : 0,
    shipping: cost,
    shippingDiscount: shipping ? cost + extraCost - shipping.final_cost : 0,
    extraCost,
    feePayment: method?.fee ?? 0,
    fee: data.fee,
    feeSeller: data.fee_seller
  })
})

/** Opens the checkout of this tab's draft; without one the buyer is sent to the cart. */
export async function openCheckout(addressId?: number): Promise<void> {
  const draft = readDraft()
  if (!draft) return window.location.replace(paths.cart)
  const before = $checkout.get()
  if (!before.data) $checkout.setKey('status', 'loading')
  const answer = await call('POST /buyer/transaction/checkout', {
    cart_detail_id: draft.lineIds,
    is_buy_now: draft.isBuyNow,
    ...(draft.isBuyNow && draft.qty && { qty: draft.qty }),
    ...((addressId ?? before.data?.address.id) && { address_id: addressId ?? before.data?.address.id })
  })
  if (!answer.ok) return $checkout.set({ ...$checkout.get(), status: 'error', error: answer.error })
  const data = answer.value
  const voucher = before.data ? stillUsable(data, before.voucher) : data.voucher
  $checkout.set({ ...$checkout.get(), status: 'ready', data, voucher })
  await chooseShipping(sameOption(data, before.shipping) ?? firstOption(data))
}

/** The chosen voucher, or none where it was used up, ran out or no longer applies. */
function stillUsable({ vouchers }: CheckoutData, code: string | null): string | null {
  if (!code || vouchers.some(offered => offered.code === code && offered.is_available)) return code
  toast(`Promo ${code} tidak berlaku lagi`, 'error')
  return null
}

const isSame = (a: ShippingOption, b: ShippingOption) =>
  a.type === b.type && a.courier === b.courier && a.service === b.service

const allOptions = ({ shippings }: CheckoutData) => [
  ...shippings.commercial,
  ...shippings.baba_expedition,
  ...shippings.shop_courier
]

const sameOption = (data: CheckoutData, option: ShippingOption | undefined) =>
  option && allOptions(data).find(other => other.is_available && isSame(other, option))

const firstOption = (data: CheckoutData) =>
  data.shippings.recommendation.find(option => option.is_available) ??
  allOptions(data).find(option => option.is_available)

/** Chooses a shipping option; which payment methods there are follows from it. */
export async function chooseShipping(option: ShippingOption | undefined): Promise<void> {
  $checkout.set({ ...$checkout.get(), shipping: option, orderError: undefined })
  if (option) await loadPayments()
}

/** The methods for the chosen shipping and total; the first that can pay is chosen by itself. */
export async function loadPayments(): Promise<void> {
  const { data, shipping, paymentId } = $checkout.get()
  if (!data || !shipping) return
  const totals = $totals.get()
  $checkout.setKey('paymentsStatus', 'loading')
  const answer = await call('GET /buyer/transaction/payment', {
    shop_id: data.shop_id,
    shipping_type: shipping.type,
    shipping_courier: shipping.courier,
    shipping_service: shipping.service,
    nominal: totals ? totals.grandTotal - totals.feePayment : 0
  })
  if (!answer.ok) return $checkout.setKey('paymentsStatus', 'error')
  const usable = answer.value
    .filter(group => group.is_available)
    .flatMap(group => group.methods)
    .filter(method => method.is_available)
  const kept = usable.find(method => method.id === paymentId) ?? usable[0]
  $checkout.set({
    ...$checkout.get(),
    payments: answer.value,
    paymentsStatus: 'ready',
    paymentId: kept?.id ?? 0
  })
}

export const choosePayment = (id: number): void =>
  $checkout.set({ ...$checkout.get(), paymentId: id, orderError: undefined })

/** Chooses a voucher; choosing the chosen one again removes it. The methods depend on the total. */
export async function toggleVoucher(code: string): Promise<void> {
  const { voucher } = $checkout.get()
  $checkout.setKey('voucher', voucher === code ? null : code)
  await loadPayments()
}

/** A typed code: trimmed, upper-cased and matched against the checkout's vouchers (specification 3, section 5). */
export async function enterVoucher(typed: string): Promise<boolean> {
  const code = typed.trim().toUpperCase()
  const offered = $checkout.get().data?.vouchers.find(voucher => voucher.code === code)
  if (!offered) {
    toast('Promo tidak ditemukan', 'error')
    return false
  }
  if (!offered.is_available) {
    toast(offered.reason ?? 'Promo tidak ditemukan', 'error')
    return false
  }
  $checkout.setKey('voucher', code)
  toast('Promo berhasil digunakan', 'success')
  await loadPayments()
  return true
}

/** Saves a product's note after a pause; `saveNotes` does it at once. */
export function setCheckoutNote(lineId: number, note: string): void {
  const { data } = $checkout.get()
  if (!data) return
  const products = data.products.map(p => (p.id === lineId ? { ...p, note } : p))
  $checkout.setKey('data', { ...data, products })
  notes.set(`note:${lineId}`, notePause, () => saveNote(lineId))
}

/** Notes that could not be saved, by line, with the refusal. */
const unsaved = new Map<number, Refusal>()

async function saveNote(id: number): Promise<void> {
  const note = $checkout.get().data?.products.find(product => product.id === id)?.note ?? ''
  const answer = await call('POST /buyer/cart/update/{id}', { id, note }, { keepalive: true })
  if (answer.ok) return void unsaved.delete(id)
  unsaved.set(id, answer.error)
  toast(answer.error.message, 'error')
}

/** Saves now what waits and what could not be saved before; answers why that fails, if it does. */
export async function saveNotes(): Promise<Refusal | undefined> {
  for (const id of unsaved.keys()) notes.set(`note:${id}`, 0, () => saveNote(id))
  await notes.flush()
  return unsaved.values().next().value
}
