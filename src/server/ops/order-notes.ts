import { and, asc, eq } from 'drizzle-orm'

import type { OrderNote } from '#lib/ops/order-page-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Caller, Scope } from '#server/core/http/callers.ts'
import { orderNotes } from './schema.ts'

/** Notes of an order that are shown: more than anybody writes about one. */
const shown = 200

/** The notes about an order, oldest first; a shop's caller reads those that are visible to it. */
export async function readNotes(db: Db, orderId: number, scope: Scope): Promise<OrderNote[]> {
  const found = await db
    .select()
    .from(orderNotes)
    .where(
      and(
        eq(orderNotes.transactionId, orderId),
        scope === 'all' ? undefined : eq(orderNotes.visibleToSeller, true)
      )
    )
    .orderBy(asc(orderNotes.id))
    .limit(shown)
  return found.map(toNote)
}

/** Writes a note: a shop's is visible to the shop, whatever was sent. */
export async function writeNote(
  tx: Db,
  caller: Caller,
  {
    orderId,
    text,
    visibleToSeller,
    now
  }: { orderId: number; text: string; visibleToSeller: boolean; now: Date }
): Promise<OrderNote> {
  const isSeller = caller.role === 'seller'
  const [written] = await tx
    .insert(orderNotes)
    .values({
      transactionId: orderId,
      text,
      author: caller.name,
      shopId: isSeller ? caller.shopId : null,
      visibleToSeller: isSeller || visibleToSeller,
      createdAt: now
    })
    .returning()
  return toNote(written!)
}

const toNote = (note: typeof orderNotes.$inferSelect): OrderNote => ({
  id: note.id,
  text: note.text,
  author: note.author,
  is_seller: note.shopId !== null,
  visible_to_seller: note.visibleToSeller,
  date: note.createdAt.toISOString()
})
