import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import { localPhone, readIdentifier } from '#lib/core/schema/identifier.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Scope } from '#server/core/http/callers.ts'
import { users } from '#server/identity/schema.ts'
import { payments } from '#server/payment/schema.ts'
import { buyersNamed, isCode } from './order-names.ts'
import { orders } from './schema.ts'
import { newestOrders, ordersHolding } from './search-orders.ts'
import { shipments } from './shipment-schema.ts'

/** Buyers of one name whose orders a search lists. */
const maxBuyers = 200

/**
 * Ids of the orders among `listed` that a keyword names, newest first: a whole code alone; else a whole tracking number, account
 * number, email or phone, of the buyer or the recipient; else what holds it, the buyer's name too. A seller finds nothing by what it
 * does not see: the account number, and the contacts of the buyer's account (ops-20).
 */
export async function searchForCounter(
  db: Db,
  listed: SQL | undefined,
  keyword: string,
  scope: Scope
): Promise<number[]> {
  const exact = await findExactly(db, listed, keyword, scope)
  if (exact.length > 0) return exact
  return findPartly(db, listed, keyword)
}

/** The part of the search that knows whole codes, numbers and contacts. */
export async function findExactly(
  db: Db,
  listed: SQL | undefined,
  keyword: string,
  scope: Scope,
  most?: number
): Promise<number[]> {
  const byCode = await newestOrders(db, listed, isCode(keyword), most)
  if (byCode.length > 0) return byCode
  const found: number[] = []
  for (const named of exactly(db, keyword.trim(), scope)) {
    found.push(...(await newestOrders(db, listed, named, most)))
  }
  return [...new Set(found)].toSorted((a, b) => b - a).slice(0, most)
}

/** The part of the search by what holds the keyword. */
export async function findPartly(
  db: Db,
  listed: SQL | undefined,
  keyword: string,
  most?: number
): Promise<number[]> {
  const buyers = buyersNamed(db, keyword).limit(maxBuyers)
  return ordersHolding(db, listed, keyword, {
    more: [inArray(orders.buyerId, buyers)],
    ...(most !== undefined && { most })
  })
}

/** The conditions under which a keyword is a whole number or contact of an order; each has an index. */
function exactly(db: Db, keyword: string, scope: Scope): SQL[] {
  const tracking = [...new Set([keyword, keyword.toUpperCase()])]
  const sent = db.select({ id: orders.id }).from(orders).where(inArray(orders.trackingNumber, tracking))
  const parts = db
    .select({ id: shipments.transactionId })
    .from(shipments)
    .where(inArray(shipments.trackingNumber, tracking))
  const account = db.select({ id: payments.id }).from(payments).where(eq(payments.number, keyword))
  const paid = db.select({ id: orders.id }).from(orders).where(inArray(orders.paymentId, account))
  const numbered = unionAll(sent, parts, ...(scope === 'all' ? [paid] : []))
  const found = [inArray(orders.id, numbered)]
  const contact = readIdentifier(keyword)
  if (contact?.kind === 'phone') {
    found.push(inArray(recipientPhone, [contact.value, localPhone(contact.value)]))
  }
  if (scope !== 'all') return found
  if (contact) {
    const column = contact.kind === 'phone' ? users.phone : users.email
    const owners = db.select({ id: users.id }).from(users).where(eq(column, contact.value)).limit(maxBuyers)
    found.push(inArray(orders.buyerId, owners))
  }
  return found
}

/** As an expression index has it. */
const recipientPhone = sql`(${orders.address} ->> 'phone')`
