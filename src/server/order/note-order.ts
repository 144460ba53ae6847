import type { Actor } from '#lib/order/actor.ts'

import { notify } from '#server/notification/notify.ts'
import type { Step } from './change-status.ts'
import type { Order } from './postings.ts'
import { recordOrder } from './record-order.ts'
import { transactionHistory } from './schema.ts'

type Note = {
  actor: Actor
  /** Indonesian, for the order's history. */
  detail: string
  place?: string | null
  photoPath?: string | undefined
  /** The shipment that it is about, where the order has several. */
  shipmentId?: number | undefined
  /** The buyer's notification, if any: title and text. */
  notice?: readonly [title: string, body: string]
}

/**
 * Writes a history entry that changes no status, without an event: the caller records one, and has locked the order.
 */
export async function writeEntry(
  { tx, now }: Pick<Step, 'tx' | 'now'>,
  { id, status }: Order,
  entry: Omit<Note, 'notice'>
): Promise<void> {
  await tx.insert(transactionHistory).values({ transactionId: id, status, createdAt: now, ...entry })
}

/** Writes a history entry that changes no status, and its event. The caller has locked the order. */
export async function noteOrder(step: Step, order: Order, { notice, ...entry }: Note): Promise<void> {
  await writeEntry(step, order, entry)
  await recordOrder(step, 'order.noted', order)
  if (!notice) return
  const [title, body] = notice
  notify(step, order.buyerId, { type: 'transaction', title, body, value: String(order.id) })
}
