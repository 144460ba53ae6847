import { call } from '#lib/core/call.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import type { Sent } from '#lib/calls.ts'
import { payableMethod } from '#lib/payment/choice.ts'
import { $checkout, $totals } from './state.ts'
import { toast } from '#lib/core/toasts.ts'

/** Counts what was asked: an answer that a newer question has overtaken is not wanted any more. */
let newest = 0

/** Chooses a shipping option; which payment methods there are follows from it. */
export async function chooseShipping({ type, courier, service, ...rest }: ShippingOption): Promise<void> {
  const { chosen } = $checkout.get()
  const shipping = { type, courier, service }
  $checkout.setKey('chosen', { ...chosen, shipping })
  remember({ shipping })
  await takeShipping({ ...shipping, ...rest })
}

/** Goes on with an option, chosen by the buyer or by the page. */
export async function takeShipping(option: ShippingOption | undefined): Promise<void> {
  $checkout.set({ ...$checkout.get(), shipping: option, orderError: undefined })
  if (option) await loadPayments()
}

/**
 * The methods for the chosen shipping and total; the first that can pay is chosen by itself. A failure leaves none to
 * choose: those of the shipping before may not be those of this one.
 */
export async function loadPayments(): Promise<void> {
  const { data, shipping } = $checkout.get()
  if (!data || !shipping) return
  const totals = $totals.get()
  const mine = ++newest
  $checkout.setKey('paymentsStatus', 'loading')
  const answer = await call('GET /buyer/transaction/payment', {
    shop_id: data.shop_id,
    shipping_type: shipping.type,
    shipping_courier: shipping.courier,
    shipping_service: shipping.service,
    nominal: totals ? totals.grandTotal - totals.feePayment : 0
  })
  if (mine !== newest) return
  if (!answer.ok) return $checkout.set({ ...$checkout.get(), payments: [], paymentsStatus: 'error' })
  const choice = payableMethod(answer.value, $checkout.get().chosen.paymentId)
  $checkout.set({
    ...$checkout.get(),
    payments: answer.value,
    paymentsStatus: 'ready',
    paymentId: choice.id,
    paymentNotice: choice.notice
  })
}

export function choosePayment(id: number): void {
  const before = $checkout.get()
  const chosen = { ...before.chosen, paymentId: id }
  $checkout.set({ ...before, chosen, paymentId: id, paymentNotice: undefined, orderError: undefined })
  remember({ payment_id: id })
}

const chooseLine = 'POST /buyer/transaction/checkout/choose'
type Choice = Omit<Sent<typeof chooseLine>, 'cart_id'>
let saving = Promise.resolve()

/**
 * Saves a choice for a reload and another tab, one after the other so that the last one stays. One that is lost costs
 * nothing: the order carries every choice itself.
 */
function remember(choice: Choice): void {
  saving = saving.then(async () => {
    const cart_id = $checkout.get().data?.id
    if (cart_id) await call(chooseLine, { cart_id, ...choice }, { keepalive: true })
  })
}

/** Chooses a voucher; choosing the chosen one again removes it. The methods depend on the total. */
export async function toggleVoucher(code: string): Promise<void> {
  const { voucher } = $checkout.get()
  await takeVoucher(voucher === code ? null : code)
}

async function takeVoucher(code: string | null): Promise<void> {
  remember({ voucher: code })
  $checkout.setKey('voucher', code)
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
  toast('Promo berhasil digunakan', 'success')
  await takeVoucher(code)
  return true
}
