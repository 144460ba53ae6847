import { and, eq } from 'drizzle-orm'

import { rupiah } from '#lib/format/rupiah.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'
import { negotiationErrors } from '#lib/negotiation/errors.ts'
import { afterDecline } from '#lib/order/negotiation-notices.ts'
import { discussedWord, isOnTop } from '#lib/order/negotiation-total.ts'
import { maxOffers, negotiationState, negotiationTurns } from '#lib/order/negotiation.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { statuses } from '#lib/order/status.ts'

import { recordOrder } from '#server/order/record-order.ts'
import { type Change, changeStatus, type Step } from '#server/order/change-status.ts'
import type { Order } from '#server/order/postings.ts'
import { hasRunOut, readOffersOf, readTerms, readWays } from '#server/order/read-negotiation.ts'
import { figuresFor } from './frozen-figures.ts'
import { type Offer, offered, writeOffer } from './open-negotiation.ts'
import { negotiationOffers } from './schema.ts'

/** What each side may do now; undefined if the order is no longer negotiated or has expired. */
export function turnOf(order: Order, now: Date) {
  const isOpen = statuses[order.status].money === 'negotiated' && !hasRunOut(order, now)
  return isOpen ? negotiationTurns[negotiationState(order)] : undefined
}

/**
 * The buyer offers again after a decline, at most three offers in all. The caller of every function here has locked the
 * order.
 */
export async function offerAgain(step: Step, order: Order, offer: Offer): Promise<Result<Order>> {
  if (!turnOf(order, step.now)?.offer) return fail(orderErrors.status_refused)
  const { length } = await readOffersOf(step.tx, order.id)
  if (length >= maxOffers) {
    const hasWays = (await readWays(step.tx, order)).length > 0
    const message = `Tawaran Anda sudah tiga kali. ${afterDecline({ mayOffer: false, hasWays })}`
    return fail(negotiationErrors.offers_used_up, { message })
  }
  await writeOffer(step, order, length + 1, offer)
  return moved(step, order, {
    event: 'offer',
    actor: 'buyer',
    detail: `Penawaran ongkir ke-${length + 1}${offered(offer)}`,
    set: { negotiationStatus: 'pending', reason: null }
  })
}

/** The seller agrees to a freight, which is frozen with the order and holds until the negotiation's deadline. */
export async function approveNegotiation(step: Step, order: Order, cost: number): Promise<Result<Order>> {
  if (!turnOf(order, step.now)?.answer) return fail(orderErrors.status_refused)
  await writeAnswer(step, order, { answer: 'approve', cost })
  const terms = await readTerms(step.tx, order.id)
  return moved(step, order, {
    event: 'approve',
    actor: 'seller',
    detail: `Penjual menyetujui ${discussedWord(isOnTop(order.shippingType, terms.quote))} ${rupiah(cost)}`,
    set: {
      negotiationStatus: 'approve',
      reason: null,
      ...figuresFor(order, terms, { mode: 'deliver', cost })
    }
  })
}

/** The seller declines, with a reason for the buyer. */
export async function declineNegotiation(step: Step, order: Order, reason: string): Promise<Result<Order>> {
  if (!turnOf(order, step.now)?.answer) return fail(orderErrors.status_refused)
  await writeAnswer(step, order, { answer: 'decline', reason })
  const { length } = await readOffersOf(step.tx, order.id)
  const ways = await readWays(step.tx, order)
  return moved(step, order, {
    event: 'decline',
    next: afterDecline({ mayOffer: length < maxOffers, hasWays: ways.length > 0 }),
    actor: 'seller',
    detail: `Penjual menolak diskusi ongkir: ${reason}`,
    set: { negotiationStatus: 'decline', reason }
  })
}

/** Changes the status and records 'negotiation.changed'. */
async function moved(step: Step, order: Order, change: Change): Promise<Result<Order>> {
  const changed = await changeStatus(step, order, change)
  if (changed.ok) await recordOrder(step, 'negotiation.changed', changed.value)
  return changed
}

/** Stores the seller's answer on the newest offer. Throws if there is none or it is answered already. */
async function writeAnswer(
  { tx, now }: Step,
  order: Order,
  answer: Partial<typeof negotiationOffers.$inferInsert>
): Promise<void> {
  const newest = (await readOffersOf(tx, order.id)).at(-1)
  if (!newest || newest.answer) throw new Error(`Order ${order.id} has no offer to answer`)
  await tx
    .update(negotiationOffers)
    .set({ ...answer, answeredAt: now })
    .where(and(eq(negotiationOffers.transactionId, order.id), eq(negotiationOffers.id, newest.id)))
}
