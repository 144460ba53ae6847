import { and, eq, sql } from 'drizzle-orm'

import { type SiteNeeds, siteProblems, siteTexts, tidyNeeds } from '#lib/order/site-needs.ts'

import type { Db } from '#server/core/db/connect.ts'
import { checkouts } from './schema.ts'

/** What was said about the site, without a day that has passed since, which is named (checkout-42). */
export function recallSite(said: SiteNeeds | null, now: Date): { kept: SiteNeeds | null; notices: string[] } {
  if (!said || !siteProblems(said, now).date) return { kept: said, notices: [] }
  return { kept: tidyNeeds(said, ['date']), notices: [siteTexts.dateOver] }
}

/** Forgets a day that has passed, with every shop of the checkout where it still stands: it is named once. */
export async function forgetDay(tx: Db, userId: number, day: string): Promise<void> {
  await tx
    .update(checkouts)
    .set({ choices: sql`${checkouts.choices} #- '{site,date}'` })
    .where(and(eq(checkouts.userId, userId), sql`${checkouts.choices} -> 'site' ->> 'date' = ${day}`))
}
