import { track } from '#lib/core/browser/analytics.ts'
import { call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { paths } from '#lib/core/paths.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { isVerdict } from '#lib/payment/is-verdict.ts'
import { checkoutTexts } from '#lib/checkout/texts.ts'
import { openCheckout } from './open-checkout.ts'
import { $method, $totals } from './methods.ts'
import type { ShopFigures } from '#lib/checkout/shop-figures.ts'
import { $checkout, $shops } from './state.ts'
import { dropDraft } from '#lib/cart/store/checkout-draft.ts'
import { saveNotes } from './notes.ts'
import { siteToSend, wrongSite } from './site.ts'
import { setCounters } from '#lib/notification/counters.ts'

/** The Idempotency-Key of the order being sent: a retry after a lost response sends the same one. */
let key: string | undefined

/** The order of each shop; undefined while one has no shipping price. */
function ordersOf(shops: readonly ShopFigures[]) {
  const orders = shops.flatMap(({ block, shipping, voucher }) =>
    shipping?.is_available
      ? [
          {
            cart_id: block.id,
            cart_detail_id: block.products.map(product => product.id),
            shipping_type: shipping.type,
            shipping_courier: shipping.courier,
            shipping_service: shipping.service,
            shipping_cost: shipping.final_cost,
            ...(voucher && { voucher: voucher.code })
          }
        ]
      : []
  )
  return orders.length > 0 && orders.length === shops.length ? orders : undefined
}

/**
 * Places the order with the figures that the buyer sees and goes to the payment page. On an error the draft stays; if
 * figures changed, the new ones are shown before the buyer sends again (D7).
 */
export async function placeOrder(pin?: string): Promise<ApiError | undefined> {
  const { data, isOrdering } = $checkout.get()
  const orders = ordersOf($shops.get())
  const method = $method.get()
  const totals = $totals.get()
  if (!data || !orders || !method || !totals || isOrdering) return undefined
  $checkout.set({ ...$checkout.get(), isOrdering: true, orderError: undefined })
  const unsaved = wrongSite() ?? (await saveNotes())
  if (unsaved) {
    $checkout.set({ ...$checkout.get(), isOrdering: false, orderError: unsaved })
    return unsaved
  }
  key ??= newKey()
  const answer = await call(
    'POST /buyer/transaction/order',
    {
      ...(orders.length > 1 ? { checkouts: orders } : orders[0]),
      address_id: data.address.id,
      payment_id: method.id,
      payment_fee: method.fee,
      total_pay: totals.grandTotal,
      ...siteToSend(),
      ...(pin && { pin })
    },
    { key }
  )
  if (answer.ok) {
    key = undefined
    dropDraft()
    const products = $shops.get().flatMap(({ block }) => block.products)
    const pieces = products.reduce((sum, { qty }) => sum + qty, 0)
    track('purchase', { total: totals.grandTotal, products: products.length, pieces })
    setCounters(answer.value.counters)
    window.location.replace(paths.payment(answer.value.token))
    return undefined
  }
  if (isVerdict(answer.error)) key = undefined
  $checkout.set({ ...$checkout.get(), isOrdering: false, orderError: answer.error })
  if (answer.error.code === 'total_changed') return showNewTotal(answer.error, totals.grandTotal)
  return answer.error
}

/** Loads the new figures and shows both totals until the buyer continues. */
async function showNewTotal(rejected: ApiError, seen: number): Promise<ApiError> {
  await openCheckout()
  const now = $totals.get()?.grandTotal
  const told =
    now === undefined || now === seen
      ? rejected
      : { ...rejected, message: `${rejected.message} ${checkoutTexts.newTotal(seen, now)}` }
  $checkout.set({ ...$checkout.get(), orderError: told })
  return told
}
