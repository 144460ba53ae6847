import { call } from '#lib/core/call.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { cheapestOption, usableOption } from '#lib/shipping/choice.ts'
import { paths } from '#lib/core/paths.ts'
import { takeShipping } from './choices.ts'
import { readDraft } from '#lib/cart/store/checkout-draft.ts'
import { reloadPayments } from './methods.ts'
import { $checkout } from './state.ts'

/** Counts what was asked: an answer that a newer question has overtaken is not wanted any more. */
let newest = 0

/** Opens the checkout of this tab's draft; without one the buyer is sent to the cart. */
export async function openCheckout(addressId?: number): Promise<void> {
  const draft = readDraft()
  if (!draft) return window.location.replace(paths.cart)
  const mine = ++newest
  const before = $checkout.get()
  if (!before.data) $checkout.setKey('status', 'loading')
  const address = addressId ?? before.data?.address.id
  const answer = await call('POST /buyer/transaction/checkout', {
    cart_detail_id: draft.lineIds,
    is_buy_now: draft.isBuyNow,
    ...(draft.isBuyNow && draft.qty && { qty: draft.qty }),
    ...(address && { address_id: address })
  })
  if (mine !== newest) return
  if (!answer.ok) return $checkout.set({ ...$checkout.get(), status: 'error', error: answer.error })
  show(answer.value)
}

/** Shows a checkout with what this page, or else the server, knows to be chosen; what is gone is named (D27). */
function show(data: CheckoutData): void {
  const before = $checkout.get()
  const known = { shipping: data.chosen.shipping ?? undefined, paymentId: data.chosen.payment_id ?? 0 }
  const { shipping: wanted, paymentId } = before.data ? before.chosen : known
  const shipping = wanted && usableOption(data.shippings, wanted)
  const voucher = before.data ? before.voucher : data.voucher
  const isVoucherGone = voucher !== null && !isOffered(data, voucher)
  const notices = new Set(data.notices)
  if (wanted && !shipping) {
    const name = `${wanted.courier} ${wanted.service}`
    notices.add(`${name} tidak tersedia lagi. Kami pilihkan pengiriman termurah.`)
  }
  if (isVoucherGone) notices.add(`Promo ${voucher} tidak berlaku lagi`)
  $checkout.set({
    ...before,
    status: 'ready',
    data,
    notices: [...notices],
    voucher: isVoucherGone ? null : voucher,
    chosen: { shipping: shipping && wanted, paymentId }
  })
  takeShipping(shipping ?? cheapestOption(data.shippings))
  // The same shipping and total may be payable in another way by now.
  if (before.data) void reloadPayments()
}

const isOffered = ({ vouchers }: CheckoutData, code: string): boolean =>
  vouchers.some(offered => offered.code === code && offered.is_available)
