import type { ShippingOption } from './contract.ts'
import { isDrivenByShop } from './driven-by-shop.ts'
import type { PointCarrier } from './rates.ts'

/** The delivery mode, the total cost of a pickup or a point in whole rupiah, and its carrier. */
export type Delivery = {
  mode: 'deliver' | 'pickup' | 'point'
  cost: number
  carrier: PointCarrier | null
}

type Movable = Pick<ShippingOption, 'type' | 'case' | 'is_pickup' | 'is_point'>

/** The carrier to a point: Kurir Toko itself, or Baba, which also drives for it in case 6. */
export const pointCarrierOf = ({ type, case: deliveryCase }: Pick<Movable, 'type' | 'case'>): PointCarrier =>
  isDrivenByShop(type, deliveryCase) ? 'shop' : 'expedition'

/** Whether the buyer's delivery mode applies to an option; other options go to the address anyway. */
export function usesDeliveryMode(option: Movable, { mode, carrier }: Delivery): boolean {
  if (mode === 'pickup') return option.is_pickup
  return mode === 'point' && option.is_point && carrier === pointCarrierOf(option)
}

/**
 * Delivery methods of an option that does not reach the address: negotiated with the seller (not in case 6, and only
 * with a single shop), picked up, or left at a point. Empty where the address is reached (D8, D29).
 */
export function waysOf(
  option: Movable & Pick<ShippingOption, 'is_negotiable'>,
  isAlone: boolean
): Delivery['mode'][] {
  if (!option.is_pickup && !option.is_point) return []
  return [
    ...(option.is_negotiable && isAlone && option.case !== 6 ? (['deliver'] as const) : []),
    ...(option.is_pickup ? (['pickup'] as const) : []),
    ...(option.is_point ? (['point'] as const) : [])
  ]
}
