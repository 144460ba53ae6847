import { subDays } from 'date-fns/subDays'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { recipientDays } from '#lib/closing/rest.ts'
import { removedText } from '#lib/closing/texts.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { accountClosings } from '#server/identity/personal-data-schema.ts'

/** Accounts that one run takes on, and their orders per statement. */
const batch = { accounts: 200, orders: 100 }

/**
 * Replaces the recipients of closed accounts' orders 90 days after an order's end, each account in its own transaction.
 * Returns false if accounts may be left over.
 */
export async function clearRecipients(services: Services): Promise<boolean> {
  let last: number | undefined
  for (let count = 0; count < batch.accounts; count += 1) {
    last = await clearNext(services, last)
    if (last === undefined) return true
  }
  return false
}

/** The next account, in the order in which they were closed: each is looked at once in a run. */
async function clearNext(services: Services, last: number | undefined): Promise<number | undefined> {
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
            last === undefined ? undefined : isAfter(last),
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

/** Closed later than the account of this closing. */
const isAfter = (id: number) => sql`(${accountClosings.closedAt}, ${accountClosings.id}) >
  (select c.closed_at, c.id from account_closings c where c.id = ${id})`

/**
 * Closed accounts with an order that is due, or with none that names a recipient. One value for each account, read by its
 * own orders: two conditions by `exists` would be decided by reading the orders of everybody.
 */
const hasDue = (now: Date) => sql`coalesce((select bool_or(coalesce(${isOver(now)}, false))
  from transactions o where o.buyer_id = ${accountClosings.userId} and ${isNamed}), true)`

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
