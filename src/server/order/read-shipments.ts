import { asc, inArray } from 'drizzle-orm'

import { type LinePieces, piecesIn } from '#lib/order/parts.ts'

import type { Db } from '#server/core/db/connect.ts'
import { shipmentLines, shipments } from './shipment-schema.ts'

/** A shipment with its pieces. */
export type Shipment = typeof shipments.$inferSelect & { lines: LinePieces[] }

/** The shipments of some orders, by order, the first one first: parts, and what complaints sent. */
export async function readShipments(db: Db, orderIds: readonly number[]): Promise<Map<number, Shipment[]>> {
  const found = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.transactionId, [...orderIds]))
    .orderBy(asc(shipments.id))
  if (found.length === 0) return new Map()
  const lines = await db
    .select()
    .from(shipmentLines)
    .where(
      inArray(
        shipmentLines.shipmentId,
        found.map(({ id }) => id)
      )
    )
    .orderBy(asc(shipmentLines.transactionLineId))
  const linesOf = Map.groupBy(lines, ({ shipmentId }) => shipmentId)
  const whole = found.map(shipment => ({
    ...shipment,
    lines: (linesOf.get(shipment.id) ?? []).map(({ transactionLineId: id, qty }) => ({ id, qty }))
  }))
  return Map.groupBy(whole, ({ transactionId }) => transactionId)
}

/** The parts in which an order travels (D49); none where all of it travels together. */
export const partsOf = (all: readonly Shipment[] | undefined): Shipment[] =>
  (all ?? []).filter(({ kind }) => kind === 'part')

/** The parts of one order. */
export const readParts = async (db: Db, orderId: number): Promise<Shipment[]> =>
  partsOf((await readShipments(db, [orderId])).get(orderId))

/** The pieces of a line that were shipped, of an order that was: all of them if it travels as one. */
export const shippedQty = (line: { id: number; qty: number }, parts: readonly Shipment[]): number =>
  parts.length === 0 ? line.qty : piecesIn(parts, line.id)
