import { and, desc, eq, sql } from 'drizzle-orm'

import {
  perDelivery,
  siteDays,
  type SiteNeeds,
  siteProblems,
  siteTexts,
  tidyNeeds
} from '#lib/order/site-needs.ts'

import type { Db } from '#server/core/db/connect.ts'
import { orders } from '#server/order/schema.ts'
import { checkouts } from './schema.ts'

/** The site details without a date that has passed, which is reported in a notice (checkout-42). */
export function recallSite(
  said: SiteNeeds | null,
  now: Date
): { needs: SiteNeeds | null; notices: string[] } {
  const problem = said && siteProblems(said, now).date
  if (!problem) return { needs: said, notices: [] }
  const isOver = (said.date ?? '') < siteDays(now).from
  return { needs: tidyNeeds(said, ['date']), notices: [isOver ? siteTexts.dateOver : problem] }
}

/**
 * The site details of the last order to this address, for a checkout that has none yet; details of a single delivery
 * are left out (checkout-45). Orders do not store an address id, so the address text and village are compared.
 */
export async function readLastSite(
  db: Db,
  userId: number,
  { address, subdistrict_id }: { address: string; subdistrict_id: number }
): Promise<SiteNeeds | null> {
  const [last] = await db
    .select({ site: orders.site })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, userId),
        eq(orders.mode, 'deliver'),
        sql`${orders.address} ->> 'address' = ${address}`,
        sql`${orders.address} -> 'subdistrict_id' = to_jsonb(${subdistrict_id}::bigint)`
      )
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return last?.site ? tidyNeeds(last.site, perDelivery) : null
}

/** Removes a date that has passed from every shop of the checkout that still has it, so that it is reported once. */
export async function forgetDay(tx: Db, userId: number, day: string): Promise<void> {
  await tx
    .update(checkouts)
    .set({ choices: sql`${checkouts.choices} #- '{site,date}'` })
    .where(and(eq(checkouts.userId, userId), sql`${checkouts.choices} -> 'site' ->> 'date' = ${day}`))
}
