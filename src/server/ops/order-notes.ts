import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'

import type { OrderNote } from '#lib/ops/order-page-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Caller, Scope } from '#server/core/http/callers.ts'
import { orderNotes } from './schema.ts'

/** Notes of an order that are shown of each side, the newest: neither side writes so many that the other one's are not seen. */
const shown = 100

/** The notes about an order, oldest first; a shop's caller reads those that are visible to it. */
export async function readNotes(db: Db, orderId: number, scope: Scope): Promise<OrderNote[]> {
  const ofSide = (isOfShop: boolean) =>
    db
      .select()
      .from(orderNotes)
      .where(
        and(
          eq(orderNotes.transactionId, orderId),
          isOfShop ? isNotNull(orderNotes.shopId) : isNull(orderNotes.shopId),
          scope === 'all' ? undefined : eq(orderNotes.visibleToSeller, true)
        )
      )
      .orderBy(desc(orderNotes.id))
      .limit(shown)
  const found = [...(await ofSide(true)), ...(await ofSide(false))]
  return found.toSorted((a, b) => a.id - b.id).map(toNote)
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
