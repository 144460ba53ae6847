import { subDays } from 'date-fns/subDays'
import { and, asc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'

import { recipientDays } from '#lib/closing/rest.ts'
import { removedText } from '#lib/closing/texts.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { accountClosings } from '#server/identity/schema.ts'

/** Accounts that one run takes on, and their orders per statement. */
const batch = { accounts: 200, orders: 100 }

/**
 * Replaces the recipients of closed accounts' orders 90 days after an order's end, each account in its own transaction.
 * Returns false if accounts may be left over.
 */
export async function clearRecipients(services: Services): Promise<boolean> {
  const seen: number[] = []
  while (seen.length < batch.accounts) {
    const next = await clearNext(services, seen)
    if (next === undefined) return true
    seen.push(next)
  }
  return false
}

async function clearNext(services: Services, seen: number[]): Promise<number | undefined> {
  const now = services.clock.now()
  let closingId: number | undefined
  try {
    return await transactor(services)(async tx => {
      const [closing] = await tx
        .select()
        .from(accountClosings)
        .where(
          and(
            isNotNull(accountClosings.closedAt),
            isNull(accountClosings.ordersClearedAt),
            seen.length > 0 ? notInArray(accountClosings.id, seen) : undefined,
            hasDue(now)
          )
        )
        .orderBy(asc(accountClosings.closedAt), asc(accountClosings.id))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!closing) return undefined
      closingId = closing.id
      while ((await clearSome(tx, closing.userId, now)) === batch.orders);
      const [left] = await rows<{ n: number }>(
        tx,
        sql`select count(*)::int as n from transactions o where o.buyer_id = ${closing.userId} and ${isNamed}`
      )
      if (left?.n === 0) {
        await tx
          .update(accountClosings)
          .set({ ordersClearedAt: now })
          .where(eq(accountClosings.id, closing.id))
      }
      return closing.id
    })
  } catch (error) {
    // One account that fails must not stop the others.
    if (closingId === undefined) throw error
    services.log.error({ error, closingId }, 'recipients not removed')
    return closingId
  }
}

/** An order `o` that still names its recipient. */
const isNamed = sql`o.address ->> 'name' <> ${removedText}`

const isOver = (now: Date) =>
  sql`coalesce(o.finished_at, o.cancelled_at) <= ${subDays(now, recipientDays).toISOString()}::timestamptz`

/** Closed accounts with an order that is due, or with none that names a recipient. */
const hasDue = (now: Date) => sql`(
  exists (select from transactions o where o.buyer_id = ${accountClosings.userId} and ${isNamed} and ${isOver(now)})
  or not exists (select from transactions o where o.buyer_id = ${accountClosings.userId} and ${isNamed}))`

/** The point on the map and the names go; the region stays, for statistics of freight. */
const withoutRecipient = (address: string) =>
  sql`${sql.raw(address)} || jsonb_build_object('label', ${removedText}::text, 'name', ${removedText}::text,
    'phone', ''::text, 'address', ${removedText}::text, 'lat', 0, 'lng', 0)`

/** Also removes the notes that the buyer wrote for these orders, and pictures of the delivery. */
async function clearSome(tx: Db, userId: number, now: Date): Promise<number> {
  const cleared = await rows<{ id: string }>(
    tx,
    sql`update transactions o
      set address = ${withoutRecipient('o.address')},
        site = o.site - 'contact_name' - 'contact_phone' - 'reference'
      where o.id in (select o.id from transactions o
        where o.buyer_id = ${userId} and ${isNamed} and ${isOver(now)} order by o.id limit ${batch.orders})
      returning o.id`
  )
  const ids = sql`(${sql.join(
    cleared.map(({ id }) => sql`${id}`),
    sql`, `
  )})`
  if (cleared.length === 0) return 0
  await tx.execute(
    sql`update negotiations n set address = ${withoutRecipient('n.address')} where n.transaction_id in ${ids}`
  )
  await tx.execute(sql`update negotiation_offers set note = '' where transaction_id in ${ids}`)
  await tx.execute(sql`update transaction_lines set note = '' where transaction_id in ${ids} and note <> ''`)
  await tx.execute(
    sql`update transaction_history set photo_path = null where transaction_id in ${ids} and photo_path is not null`
  )
  await tx.execute(
    sql`update shipments set photo_path = null where transaction_id in ${ids} and photo_path is not null`
  )
  return cleared.length
}
