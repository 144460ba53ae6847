import { eq, sql } from 'drizzle-orm'

import { banText, noCashText, noCashUntil } from '#lib/order/cash-ban.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { mayRefuse } from '#lib/order/may-refuse.ts'
import { checkPart, countPieces, type LinePieces } from '#lib/order/parts.ts'
import { refusedTexts } from '#lib/order/part-texts.ts'
import { leftAtDoor, pricedAt, refusalErrors, withoutRefused } from '#lib/order/refusal.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { lockPerson } from '#server/identity/lock-person.ts'
import { payments } from '#server/payment/schema.ts'
import type { Step } from './change-status.ts'
import { lockPayment, recordPayment } from './close-payment.ts'
import { cancelOrder } from './end-order.ts'
import { noteOrder } from './note-order.ts'
import { countedIn, readOrderLines } from './order-lines.ts'
import type { OrderLine } from './order-rows.ts'
import type { Order } from './postings.ts'
import { readDoorRejections } from './door-rejections.ts'
import { returnToStock } from './return-to-stock.ts'
import { orders, transactionLines } from './schema.ts'

type Refusal = {
  reason: string
  /** The refused pieces; without them all goods. */
  lines?: readonly LinePieces[] | undefined
}

/**
 * The recipient refuses goods to be paid in cash: all of them, which ends the order, or some pieces, which makes it
 * smaller before its money is reported (D48). Naming everything that is left is refusing all. Rejects `status_refused`
 * once the cash is collected, and for any other payment; `refuse_lines`, and `refuse_qty` for more pieces than are
 * left. The caller has locked all orders of the payment.
 */
export async function refuseAtDoor(
  step: Step,
  order: Order,
  { reason, lines: named }: Refusal
): Promise<Result<Order>> {
  if (!mayRefuse(order)) return fail(orderErrors.status_refused)
  if (!named) return refuseWhole(step, order, reason)
  const lines = await readOrderLines(step.tx, order.id)
  const left = leftAtDoor(lines)
  const refused = checkPart(lines, left, named, refusalErrors)
  if (!refused.ok) return refused
  if (countPieces(refused.value) === countPieces(left)) return refuseWhole(step, order, reason)
  return ok(await refusePieces(step, order, { reason, lines, left, refused: refused.value }))
}

/** The order ends by the courier, nobody is charged, stock and voucher return. */
async function refuseWhole(step: Step, order: Order, reason: string): Promise<Result<Order>> {
  const { tx, now } = step
  await lockPayment(tx, order)
  // Of two refusals of a buyer's orders at the same moment, one is the second and announces what follows (payment-66).
  await lockPerson(tx, order.buyerId)
  const until = noCashUntil([now, ...(await readDoorRejections(tx, order.buyerId, now))], now)
  return cancelOrder(step, order, {
    event: 'refuse',
    actor: 'expedition',
    reason,
    next: until ? `${noCashText(until)}.` : banText
  })
}

type Pieces = {
  reason: string
  lines: readonly OrderLine[]
  /** Pieces that were not refused before. */
  left: readonly LinePieces[]
  refused: readonly LinePieces[]
}

/** The order and its payment shrink, the pieces return to stock, and the delivery goes on. */
async function refusePieces(
  step: Step,
  order: Order,
  { reason, lines, left, refused }: Pieces
): Promise<Order> {
  const { tx } = step
  const figures = withoutRefused(order, pricedAt(lines, left), pricedAt(lines, refused))
  for (const { id, qty } of refused) {
    await tx
      .update(transactionLines)
      .set({ refusedQty: sql`${transactionLines.refusedQty} + ${qty}` })
      .where(eq(transactionLines.id, id))
  }
  const [changed] = await tx.update(orders).set(figures).where(eq(orders.id, order.id)).returning()
  await shrinkPayment(step, order, order.grandTotal - figures.grandTotal)
  await returnToStock(
    step,
    refused.map(({ id, qty }) => ({ ...lines.find(line => line.id === id)!, qty }))
  )
  const texts = refusedTexts({
    code: order.code,
    reason,
    refused: countedIn(lines, refused),
    all: countedIn(lines, lines),
    total: figures.grandTotal
  })
  await noteOrder(step, changed!, { actor: 'expedition', ...texts })
  return changed!
}

/** The payment stays the sum of its orders. */
async function shrinkPayment(step: Step, order: Order, amount: number): Promise<void> {
  await lockPayment(step.tx, order)
  const [payment] = await step.tx
    .update(payments)
    .set({ amount: sql`${payments.amount} - ${amount}` })
    .where(eq(payments.id, order.paymentId!))
    .returning()
  await recordPayment(step, payment!)
}
