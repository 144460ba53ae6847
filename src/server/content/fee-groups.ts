import { asc, sql } from 'drizzle-orm'

import type { FeeGroup } from '#lib/content/fee-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { feeGroups } from './schema.ts'

/** Cache tag of everything computed from the fee groups. */
export const feesTag = 'fees'

/** A row in the API's format. */
export const toFeeGroup = (row: typeof feeGroups.$inferSelect): FeeGroup => ({
  type: row.type,
  name: row.name as FeeGroup['name'],
  rate_basis_points: row.rateBasisPoints,
  category_names: row.categoryNames,
  updated_at: row.updatedAt.toISOString()
})

export async function readFeeGroups(db: Db): Promise<FeeGroup[]> {
  const found = await db.select().from(feeGroups).orderBy(asc(feeGroups.type), asc(feeGroups.name))
  return found.map(toFeeGroup)
}

/**
 * All groups for who changes some, one after another: the lock of the rows alone would not show a group that the one before has added.
 */
export async function lockFeeGroups(tx: Db): Promise<(typeof feeGroups.$inferSelect)[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fee groups'))`)
  return tx.select().from(feeGroups).orderBy(asc(feeGroups.type), asc(feeGroups.name)).for('update')
}
