import { asc, eq } from 'drizzle-orm'

import { maxOffers, negotiationState, negotiationTurns } from '#lib/order/negotiation.ts'
import type { Negotiation } from '#lib/order/order-shapes.ts'
import { isOnTop } from '#lib/order/negotiation-total.ts'
import { statuses } from '#lib/order/status.ts'
import { isDrivenByShop } from '#lib/shipping/driven-by-shop.ts'
import type { Load } from '#lib/shipping/load.ts'
import {
  type DeliveryCase,
  offersPickup,
  offersPoint,
  truckFor,
  type TruckClass
} from '#lib/shipping/rates.ts'

import type { Db } from '#server/core/db/connect.ts'
import { negotiationOffers, negotiations } from '#server/negotiation/schema.ts'
import { readTrucks } from '#server/shipping/quotes.ts'
import type { DetailParts } from './detail-parts.ts'
import type { Order } from './postings.ts'
import { transactionLines } from './schema.ts'

/** The initial terms of a negotiation. Throws if the order was never negotiated. */
export async function readTerms(db: Db, orderId: number) {
  const [terms] = await db.select().from(negotiations).where(eq(negotiations.transactionId, orderId))
  if (!terms) throw new Error(`Order ${orderId} was never negotiated`)
  return terms
}

export const readOffersOf = (db: Db, orderId: number) =>
  db
    .select()
    .from(negotiationOffers)
    .where(eq(negotiationOffers.transactionId, orderId))
    .orderBy(asc(negotiationOffers.round))

/** The load of an order as frozen; the weights of its products may have changed since. */
export const readFrozenLoad = async (db: Db, order: Order): Promise<FrozenLoad> =>
  frozenLoad(
    order,
    await db
      .select({
        qty: transactionLines.qty,
        weightG: transactionLines.weightG,
        carriedMm: transactionLines.carriedMm
      })
      .from(transactionLines)
      .where(eq(transactionLines.transactionId, order.id))
  )

type FrozenLoad = Omit<Load, 'longestMm'>

function frozenLoad(
  order: Order,
  lines: readonly { qty: number; weightG: number; carriedMm: number }[]
): FrozenLoad {
  const grams = lines.reduce((sum, { qty, weightG }) => sum + qty * weightG, 0)
  const carriedMm = Math.max(0, ...lines.map(line => line.carriedMm))
  return { actualKg: grams / 1000, m3: order.volumeM3, chargeableKg: order.weightKg, carriedMm }
}

/**
 * The other delivery methods of an order under negotiation: none if Baba drives for Kurir Toko; those that Baba would
 * have to carry only if a truck can take the load.
 */
export const readWays = async (db: Db, order: Order): Promise<Negotiation['ways']> =>
  waysOf(order, await readFrozenLoad(db, order), await readTrucks(db))

function waysOf(order: Order, load: FrozenLoad, trucks: readonly TruckClass[]): Negotiation['ways'] {
  const deliveryCase = order.deliveryCase as DeliveryCase
  if (deliveryCase === 6) return []
  const isByShop = pointCarrierOf(order) === 'shop'
  const isCarried = isByShop || truckFor(trucks, load) !== undefined
  return [
    ...(offersPickup(deliveryCase) && isCarried ? (['pickup'] as const) : []),
    ...(offersPoint(deliveryCase) && isCarried ? (['point'] as const) : [])
  ]
}

/** The carrier to a point: Kurir Toko itself if the negotiation is with it. */
export const pointCarrierOf = ({ shippingType, deliveryCase }: Order): Negotiation['point_by'] =>
  isDrivenByShop(shippingType, deliveryCase) ? 'shop' : 'expedition'

/**
 * Whether a negotiation has expired, whether or not the worker has ended it: no action is allowed any more
 * (negotiation-17).
 */
export const hasRunOut = ({ status, deadlineAt }: Order, now: Date): boolean =>
  statuses[status].money === 'negotiated' && !(deadlineAt && now < deadlineAt)

/** The negotiation of an order as the buyer sees it; null once it is over. */
export function toNegotiation(order: Order, parts: DetailParts, now: Date): Negotiation | null {
  if (statuses[order.status].money !== 'negotiated') return null
  const terms = parts.terms.get(order.id)
  if (!terms) throw new Error(`Order ${order.id} was never negotiated`)
  const offers = parts.offers.get(order.id) ?? []
  const load = frozenLoad(order, parts.lines.get(order.id) ?? [])
  const state = negotiationState(order)
  const turn = negotiationTurns[state]
  const isOver = hasRunOut(order, now)
  const offersLeft = Math.max(0, maxOffers - offers.length)
  return {
    standing: state,
    offers: offers.map(offer => ({
      round: offer.round,
      offer: offer.offer,
      note: offer.note,
      answer: offer.answer,
      cost: offer.cost,
      reason: offer.reason,
      date: offer.createdAt.toISOString(),
      answered_at: offer.answeredAt?.toISOString() ?? null
    })),
    offers_left: offersLeft,
    may_offer: turn.offer && offersLeft > 0 && !isOver,
    may_pay: turn.pay && !isOver,
    lost_voucher: null,
    ways: waysOf(order, load, parts.trucks),
    point_by: pointCarrierOf(order),
    address: terms.address.address,
    estimate: terms.estimate,
    is_on_top: isOnTop(order.shippingType, terms.quote),
    load: { weight_kg: order.weightKg, volume_m3: order.volumeM3, distance_km: order.distanceKm }
  }
}
