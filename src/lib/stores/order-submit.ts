import { call } from '../call.ts'
import { newKey } from '../idempotency-key.ts'
import { paths } from '../paths.ts'
import type { Refusal } from '../result.ts'
import { $checkout, $method, $totals, $voucher, openCheckout, saveNotes } from './checkout.ts'
import { dropDraft } from './checkout-draft.ts'
import { setCounters } from './counters.ts'

/** The Idempotency-Key of the order being sent: a retry after a lost answer sends the same one. */
let key: string | undefined

/**
 * Places the order with the figures that the buyer sees and goes to the payment page. A refusal keeps the draft;
 * where figures changed, the new ones are shown before the buyer sends again (D7).
 */
export async function placeOrder(pin?: string): Promise<Refusal | undefined> {
  const { data, shipping, isOrdering } = $checkout.get()
  const voucher = $voucher.get()?.code
  const method = $method.get()
  const totals = $totals.get()
  if (!data || !shipping || !method || !totals || isOrdering) return undefined
  $checkout.set({ ...$checkout.get(), isOrdering: true, orderError: undefined })
  const unsaved = await saveNotes()
  if (unsaved) {
    $checkout.set({ ...$checkout.get(), isOrdering: false, orderError: unsaved })
    return unsaved
  }
  key ??= newKey()
  const answer = await call(
    'POST /buyer/transaction/order',
    {
      cart_id: data.id,
      cart_detail_id: data.products.map(product => product.id),
      address_id: data.address.id,
      payment_id: method.id,
      payment_fee: method.fee,
      shipping_type: shipping.type,
      shipping_courier: shipping.courier,
      shipping_service: shipping.service,
      shipping_cost: shipping.final_cost,
      ...(voucher && { voucher }),
      total_pay: totals.grandTotal,
      ...(pin && { pin })
    },
    { key }
  )
  if (answer.ok) {
    key = undefined
    dropDraft()
    setCounters(answer.value.counters)
    window.location.replace(paths.payment(answer.value.token))
    return undefined
  }
  // A clear answer frees the key; after a lost connection the same order may exist already.
  if (answer.error.status > 0) key = undefined
  $checkout.set({ ...$checkout.get(), isOrdering: false, orderError: answer.error })
  if (answer.error.code === 'total_changed') await openCheckout()
  return answer.error
}
