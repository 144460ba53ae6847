import { localPhone } from '#lib/core/schema/identifier.ts'
import { type Delivery, usesDeliveryMode } from '#lib/shipping/delivery-mode.ts'
import type { CheckoutDelivery } from './delivery-shapes.ts'
import type { ShopFigures } from './shop-figures.ts'

/** A checkout's delivery, converted for the shipping rules. */
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

/** A recipient; the phone in the spelling of the database. */
type Receiver = { name: string; phone: string }
type Going = Pick<ShopFigures, 'block' | 'shipping'>

/** A chosen pickup or point only counts for options that do not reach the address on their own. */
const goesBy =
  (mode: CheckoutDelivery['mode']) =>
  ({ block, shipping }: Going): boolean =>
    block.delivery.mode === mode &&
    shipping !== undefined &&
    usesDeliveryMode(shipping, deliveryOf(block.delivery))

/** Whether a shop's goods are picked up at a warehouse. */
export const isFetched = goesBy('pickup')

/** Whether a shop's goods go to a point, which is someone else's place instead of the checkout's address. */
export const isLeftAtPoint = goesBy('point')

/** The warehouse or point of a shop's goods in one text; undefined where they go to the address. */
export function destinationOf({ block, shipping }: Going): string | undefined {
  const { delivery } = block
  if (!shipping || !usesDeliveryMode(shipping, deliveryOf(delivery))) return undefined
  const { warehouse, point } = delivery
  if (warehouse) return `Jemput di ${warehouse.name}, ${warehouse.address}`
  return point ? `Titip di ${pointText(point)}` : undefined
}

/** Who receives the goods that a shop leaves at a point; undefined where they go elsewhere. */
export const receiverAtPoint = (going: Going): Receiver | undefined =>
  isLeftAtPoint(going) ? (going.block.delivery.point ?? undefined) : undefined

/** 'Budi Santoso · 081234567890' */
export const receiverText = ({ name, phone }: Receiver): string => `${name} · ${localPhone(phone)}`
