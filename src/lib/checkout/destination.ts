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

/** Whether a shop's goods are fetched. A warehouse that was chosen counts for options that do not reach the address alone. */
export const isFetched = ({ block, shipping }: Pick<ShopFigures, 'block' | 'shipping'>): boolean =>
  block.delivery.mode === 'pickup' &&
  shipping !== undefined &&
  usesDeliveryMode(shipping, deliveryOf(block.delivery))

/** Whether a shop's goods go to a point: somebody else's place, and not the address that the checkout names. */
export const isLeftAtPoint = ({ block, shipping }: Pick<ShopFigures, 'block' | 'shipping'>): boolean =>
  block.delivery.mode === 'point' &&
  shipping !== undefined &&
  usesDeliveryMode(shipping, deliveryOf(block.delivery))

/** The warehouse or the point to which a shop's goods go in one text; undefined where that is the address. */
export function destinationOf({
  block,
  shipping
}: Pick<ShopFigures, 'block' | 'shipping'>): string | undefined {
  const { delivery } = block
  if (!shipping || !usesDeliveryMode(shipping, deliveryOf(delivery))) return undefined
  const { warehouse, point } = delivery
  if (warehouse) return `Jemput di ${warehouse.name}, ${warehouse.address}`
  return point ? `Titip di ${pointText(point)}` : undefined
}
