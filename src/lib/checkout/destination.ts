import { type Delivery, usesDeliveryMode } from '#lib/shipping/delivery-mode.ts'
import type { CheckoutDelivery } from './delivery-shapes.ts'
import type { ShopFigures } from './shop-figures.ts'

/** A checkout's delivery as shipping rules know it. */
export const deliveryOf = ({ mode, cost, point }: CheckoutDelivery): Delivery => ({
  mode,
  cost,
  carrier: mode === 'pickup' ? 'expedition' : (point?.type ?? null)
})

/** 'Jl. Titip 2, Bangka, Mampang Prapatan, Jakarta Selatan' */
export const pointText = ({
  address_detail,
  subdistrict,
  district,
  city
}: NonNullable<CheckoutDelivery['point']>) =>
  [address_detail, subdistrict.name, district.name, city.name].join(', ')

type Going = Pick<ShopFigures, 'block' | 'shipping'>

/** What was chosen instead of the address counts for options that do not reach it alone. */
const goesBy =
  (mode: CheckoutDelivery['mode']) =>
  ({ block, shipping }: Going): boolean =>
    block.delivery.mode === mode &&
    shipping !== undefined &&
    usesDeliveryMode(shipping, deliveryOf(block.delivery))

/** Whether a shop's goods are fetched at a warehouse. */
export const isFetched = goesBy('pickup')

/** Whether a shop's goods go to a point: somebody else's place, and not the address that the checkout names. */
export const isLeftAtPoint = goesBy('point')

/** The warehouse or the point to which a shop's goods go in one text; undefined where that is the address. */
export function destinationOf({ block, shipping }: Going): string | undefined {
  const { delivery } = block
  if (!shipping || !usesDeliveryMode(shipping, deliveryOf(delivery))) return undefined
  const { warehouse, point } = delivery
  if (warehouse) return `Jemput di ${warehouse.name}, ${warehouse.address}`
  return point ? `Titip di ${pointText(point)}` : undefined
}
