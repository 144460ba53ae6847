import { call } from '#lib/core/call.ts'
import { signatureHeaders } from '#lib/core/signature.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import type { Sent } from '#lib/calls.ts'
import { $checkout } from './state.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'
import { toast } from '#lib/core/toasts.ts'

/** Chooses a shipping option; which payment methods there are follows from it. */
export function chooseShipping({ type, courier, service, ...rest }: ShippingOption): void {
  const { chosen } = $checkout.get()
  const shipping = { type, courier, service }
  $checkout.setKey('chosen', { ...chosen, shipping })
  remember({ shipping })
  takeShipping({ ...shipping, ...rest })
}

/** Goes on with an option, chosen by the buyer or by the page. */
export function takeShipping(shipping: ShippingOption | undefined): void {
  $checkout.set({ ...$checkout.get(), shipping, orderError: undefined })
}

export function choosePayment(id: number): void {
  const before = $checkout.get()
  $checkout.set({ ...before, chosen: { ...before.chosen, paymentId: id }, orderError: undefined })
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
    if (cart_id) await call(chooseLine, { cart_id, ...choice }, { keepalive: signatureHeaders })
  })
}

/** Chooses a voucher; choosing the chosen one again removes it. */
export function toggleVoucher(code: string): void {
  const { voucher } = $checkout.get()
  takeVoucher(voucher === code ? null : code)
}

function takeVoucher(code: string | null): void {
  remember({ voucher: code })
  $checkout.setKey('voucher', code)
}

/** A typed code: trimmed, upper-cased and matched against the checkout's vouchers (voucher-11). */
export function enterVoucher(typed: string): boolean {
  const code = typed.trim().toUpperCase()
  const offered = $checkout.get().data?.vouchers.find(voucher => voucher.code === code)
  if (!offered) {
    toast(voucherRefusals.voucher_not_found.message, 'error')
    return false
  }
  if (!offered.is_available) {
    toast(offered.reason ?? voucherRefusals.voucher_not_found.message, 'error')
    return false
  }
  toast('Promo berhasil digunakan', 'success')
  takeVoucher(code)
  return true
}
