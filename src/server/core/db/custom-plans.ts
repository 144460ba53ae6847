import { sql } from 'drizzle-orm'

import type { Db } from './connect.ts'

/**
 * Runs queries whose words decide the plan: rare words are in an index, common ones among the newest rows. A prepared statement would
 * otherwise get one plan for any word.
 */
export const withCustomPlans = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async tx => {
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
    return work(tx)
  })
