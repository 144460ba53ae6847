import { shortSpan } from '#lib/format/dates.ts'
import { arrivalDays } from '#lib/shipping/arrival.ts'
import { usesDeliveryMode } from '#lib/shipping/delivery-mode.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import type { CheckoutBlock } from './contract.ts'
import { deliveryOf } from './destination.ts'

/**
 * When a shop's goods arrive by an option, consistent with product page, cart and order: includes a day of packing, and
 * first the days of a pre-order. Empty where no time is known.
 *
 * arrivalText({ etd: '2-3 hari', … }, block, 2026-11-23) // => 'Tiba 25–27 Nov', fetched 'Siap diambil 25–27 Nov'
 */
export function arrivalText(
  option: ShippingOption,
  { products, delivery }: Pick<CheckoutBlock, 'products' | 'delivery'>,
  now: Date
): string {
  // An option that still needs an agreement or a pickup place has no date yet.
  if (!option.is_available || !/\d/.test(option.etd)) return ''
  const preOrderDays = products.map(product => (product.is_pre_order ? product.pre_order_days : 0))
  const { from, until } = arrivalDays(option.etd, Math.max(0, ...preOrderDays), now)
  const isFetched = delivery.mode === 'pickup' && usesDeliveryMode(option, deliveryOf(delivery))
  return `${isFetched ? 'Siap diambil' : 'Tiba'} ${shortSpan(from, until)}`
}
