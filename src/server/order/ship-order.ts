import { restDeadline } from '#lib/order/deadlines.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { checkPart, isDivisible, leftToShip, type LinePieces } from '#lib/order/parts.ts'
import { shippedTexts } from '#lib/order/part-texts.ts'
import { nextStatus } from '#lib/order/transitions.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'

import { changeStatus, type Step } from './change-status.ts'
import { countedIn, readOrderLines } from './order-lines.ts'
import type { Order } from './postings.ts'
import { readParts } from './read-shipments.ts'
import { shipmentLines, shipments } from './shipment-schema.ts'

export type ShipCommand = {
  trackingNumber: string
  /** Another courier than the order's. */
  courier?: string | undefined
  /** The pieces of this shipment; without them all that is left. */
  lines?: readonly LinePieces[] | undefined
}

/**
 * The seller hands goods to the courier: all of them, or a part (D49). With the first part the order is sent, and the
 * rest may follow until three days after the shipping deadline. Rejects `status_refused`, `ship_lines`, `ship_qty` for
 * more pieces than are left, and `ship_whole` for an order that cannot be divided. The caller has locked the order.
 */
export async function shipOrder(step: Step, order: Order, command: ShipCommand): Promise<Result<Order>> {
  const isFirst = order.restDueAt === null
  const event = isFirst ? 'ship' : 'ship_rest'
  if (!nextStatus(order.status, event, 'seller')) return fail(orderErrors.status_refused)
  const lines = await readOrderLines(step.tx, order.id)
  const parts = await readParts(step.tx, order.id)
  const before = leftToShip(lines, parts)
  const part = checkPart(lines, before, command.lines)
  if (!part.ok) return part
  const left = leftToShip(lines, [...parts, { lines: part.value }])
  if (left.length > 0 && !isDivisible(order)) return fail(orderErrors.ship_whole)
  const { trackingNumber, courier = order.courier } = command
  const isWhole = isFirst && left.length === 0
  const shipment =
    isWhole && courier === order.courier
      ? undefined
      : await addPart(step, order, { courier, trackingNumber, lines: part.value })
  const restDueAt = left.length === 0 ? null : (order.restDueAt ?? restDeadline(order.deadlineAt ?? step.now))
  const texts = isWhole
    ? { detail: `Pesanan diserahkan ke ${courier}` }
    : shippedTexts({
        code: order.code,
        isFirst,
        part: countedIn(lines, part.value),
        all: countedIn(lines, lines),
        left: countedIn(lines, left),
        courier,
        trackingNumber,
        restDueAt
      })
  return changeStatus(step, order, {
    event,
    actor: 'seller',
    ...texts,
    ...(shipment && { shipmentId: shipment.id }),
    set: { restDueAt, ...(isFirst && { shippedAt: step.now, trackingNumber }) }
  })
}

type Packed = { courier: string; trackingNumber: string; lines: readonly LinePieces[] }

async function addPart(
  { tx, now }: Step,
  order: Order,
  { lines, ...packed }: Packed
): Promise<{ id: number }> {
  const [shipment] = await tx
    .insert(shipments)
    .values({ ...packed, transactionId: order.id, kind: 'part', shippedAt: now })
    .returning({ id: shipments.id })
  const { id } = shipment!
  await tx
    .insert(shipmentLines)
    .values(lines.map(line => ({ shipmentId: id, transactionLineId: line.id, qty: line.qty })))
  return { id }
}
