import type { ShippingOption } from './contract.ts'
import { isDrivenByShop } from './driven-by-shop.ts'
import type { PointCarrier } from './rates.ts'

/** How the buyer gets the goods, what a pickup or a point costs in all, in whole rupiah, and who carries them there. */
export type Delivery = {
  mode: 'deliver' | 'pickup' | 'point'
  cost: number
  carrier: PointCarrier | null
}

type Movable = Pick<ShippingOption, 'type' | 'case' | 'is_pickup' | 'is_point'>

/** Who goes to a point: Kurir Toko itself, or Baba, who also carries for it in case 6. */
export const pointCarrierOf = ({ type, case: deliveryCase }: Pick<Movable, 'type' | 'case'>): PointCarrier =>
  isDrivenByShop(type, deliveryCase) ? 'shop' : 'expedition'

/** Whether an option follows the buyer's change of delivery; others go to the address all the same. */
export function usesDeliveryMode(option: Movable, { mode, carrier }: Delivery): boolean {
  if (mode === 'pickup') return option.is_pickup
  return mode === 'point' && option.is_point && carrier === pointCarrierOf(option)
}

/**
 * The ways to get what does not reach the address: by agreement with the seller, not in case 6 and of one shop alone;
 * fetched; left at a point. None where the address is reached (D8, D29).
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
