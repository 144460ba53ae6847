import { randomUUID } from 'node:crypto'

import type { Sent } from '#lib/calls.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { allOptions, isNegotiated } from '#lib/shipping/choice.ts'

import { addAddress, type Buyer, pin, type Product, region } from './market.ts'
import { pay } from './buying.ts'
import { value } from './person.ts'
import type { World } from './world.ts'

/** The place of a buyer who has to negotiate: beyond the last mile of Baba, or beyond the reach of Kurir Toko. */
export const places = {
  beyondBaba: { districtId: region.far, subdistrictId: region.farVillage, lat: -6.21 },
  beyondShop: { lat: -6.65 }
} as const

export type NegotiationSent = Sent<'POST /buyer/transaction/nego'>
type Carrier = 'baba_expedition' | 'shop_courier'

/** A checkout of a product, to an address whose freight one of the carriers has to negotiate. */
export async function checkOutFar(
  world: World,
  buyer: Buyer,
  product: Product,
  { place = 'beyondShop', qty = 1 }: { place?: keyof typeof places; qty?: number } = {}
): Promise<CheckoutData> {
  const addressId = await addAddress(world, buyer.id, places[place])
  const added = value(
    await buyer.person.call('POST /buyer/cart/add', { product_id: product.id, qty, is_buy_now: false })
  )
  return value(
    await buyer.person.call('POST /buyer/transaction/checkout', {
      cart_detail_id: [added.cart_detail_id],
      address_id: addressId
    })
  )
}

/** The checkout page's request to negotiate with one carrier. */
export function offerOf(
  checkout: CheckoutData,
  carrier: Carrier,
  { discount = 0, ...more }: Partial<NegotiationSent> & { discount?: number } = {}
): NegotiationSent {
  const option = allOptions(checkout.shippings).find(one => one.type === carrier && isNegotiated(one))
  return {
    cart_id: checkout.id,
    cart_detail_id: checkout.products.map(product => product.id),
    address_id: checkout.address.id,
    shipping_type: carrier,
    shipping_courier: option?.courier ?? '-',
    shipping_service: option?.service ?? '-',
    total_pay: checkout.subtotal - discount + (option?.final_cost ?? 0),
    ...more
  }
}

export const sendOffer = (buyer: Buyer, offer: NegotiationSent, key: string = randomUUID()) =>
  buyer.person.call('POST /buyer/transaction/nego', offer, { key })

type Begin = Parameters<typeof checkOutFar>[3] & Parameters<typeof offerOf>[2] & { carrier?: Carrier }

/** Begins a negotiation: cart, checkout, request. Kurir Toko by default. */
export async function negotiate(
  world: World,
  buyer: Buyer,
  product: Product,
  { place, qty, carrier = 'shop_courier', ...more }: Begin = {}
) {
  const checkout = await checkOutFar(world, buyer, product, { ...(place && { place }), ...(qty && { qty }) })
  return value(await sendOffer(buyer, offerOf(checkout, carrier, more)))
}

export const approve = (world: Pick<World, 'ops'>, id: number, cost: number) =>
  world.ops.call('POST /ops/nego/{id}/approve', { id: String(id), cost })

export const decline = (world: World, id: number, reason = 'Terlalu jauh') =>
  world.ops.call('POST /ops/nego/{id}/decline', { id: String(id), reason })

/** Pays an agreed negotiation; the PIN is sent with Saldo. */
export const payNegotiation = (
  buyer: Buyer,
  id: number,
  payment_id: number,
  more: { total_pay?: number; pin?: string; without_voucher?: boolean } = {},
  key: string = randomUUID()
) =>
  buyer.person.call(
    'POST /buyer/transaction/nego/payment/{id}',
    { id, payment_id, ...(payment_id === pay.saldo && { pin }), ...more },
    { key }
  )

export const readOrder = async (buyer: Buyer, id: number) =>
  value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
