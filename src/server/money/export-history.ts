import { addMonths } from 'date-fns/addMonths'
import { lightFormat } from 'date-fns/lightFormat'
import { and, asc, gte, lt } from 'drizzle-orm'

import { dayStart } from '#lib/format/jakarta-day.ts'

import type { Db } from '#server/core/db/connect.ts'
import { ownEntries, selectEntries, toDetail } from './balance-history.ts'
import { ledgerEntries, ledgerMovements } from './schema.ts'

/** Most movements in one file: more than any buyer has in a month, and still a small response. */
const maxMovements = 5_000

/** All movements of a Saldo in a Jakarta month ('2026-11'), oldest first; undefined if there are more than `limit`. */
export async function readMonth(db: Db, userId: number, month: string, limit = maxMovements) {
  const next = lightFormat(addMonths(new Date(`${month}-01T00:00:00`), 1), 'yyyy-MM')
  const found = await selectEntries(
    db,
    and(
      ownEntries(userId),
      gte(ledgerMovements.createdAt, dayStart(`${month}-01`)),
      lt(ledgerMovements.createdAt, dayStart(`${next}-01`))
    )
  )
    .orderBy(asc(ledgerEntries.id))
    .limit(limit + 1)
  return found.length > limit ? undefined : found.map(toDetail)
}
