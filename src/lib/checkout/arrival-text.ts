import { shortSpan } from '#lib/format/dates.ts'
import { arrivalDays } from '#lib/shipping/arrival.ts'
import { usesDeliveryMode } from '#lib/shipping/delivery-mode.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import type { CheckoutBlock } from './contract.ts'
import { deliveryOf } from './destination.ts'

/**
 * When a shop's goods come by an option, as product page and cart told it and the order will: with a day of packing, and
 * a pre-order's own days first. Empty where no time is known.
 *
 * arrivalText({ etd: '2-3 hari', … }, block, 2026-11-23) // => 'Tiba 25–27 Nov', fetched 'Siap diambil 25–27 Nov'
 */
export function arrivalText(
  option: ShippingOption,
  { products, delivery }: Pick<CheckoutBlock, 'products' | 'delivery'>,
  now: Date
): string {
  // What is still to be agreed on, or to be fetched somewhere, has no day yet.
  if (!option.is_available || !/\d/.test(option.etd)) return ''
  const preOrderDays = products.map(product => (product.is_pre_order ? product.pre_order_days : 0))
  const { from, until } = arrivalDays(option.etd, Math.max(0, ...preOrderDays), now)
  const isFetched = delivery.mode === 'pickup' && usesDeliveryMode(option, deliveryOf(delivery))
  return `${isFetched ? 'Siap diambil' : 'Tiba'} ${shortSpan(from, until)}`
}
