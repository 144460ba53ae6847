import { sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'

/*
 * Every process follows the product events for its own index. The index has no subscriber queue, because each process
 * keeps it in memory and reads the whole catalogue at its start.
 */

/**
 * A reader's position in the log: the oldest transaction that may still show a change, and the changes already seen
 * from there on.
 */
export type LogPlace = { version: number; seen: ReadonlySet<number> }

/** The end of the log, for a caller that reads the whole catalogue afterwards. */
export async function readLogEnd(db: Db): Promise<LogPlace> {
  const [row] = await rows<{ version: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as version`
  )
  return { version: Number(row?.version ?? 0), seen: new Set() }
}

/**
 * The products that changed since a position, those of them with minor changes only (order in lists), whether all
 * changes were minor, and the new position. A transaction still in progress stays within the range until it ends, because its changes may become
 * visible after those of later transactions.
 */
export async function readChanges(
  db: Db,
  since: LogPlace
): Promise<{ ids: number[]; movedIds: number[]; isMinor: boolean; place: LogPlace }> {
  const found = await rows<{ version: string; id: string | null; product_id: string; is_minor: boolean }>(
    db,
    sql`
      select s.version, e.id, e.object_id as product_id, e.type = 'product.moved' as is_minor
      from (select pg_snapshot_xmin(pg_current_snapshot())::text as version) s
      left join events e on e.kind = 'product' and e.version >= ${since.version}::bigint`
  )
  const changes = found.flatMap(row =>
    row.id === null ? [] : { id: Number(row.id), productId: Number(row.product_id), isMinor: row.is_minor }
  )
  const fresh = changes.filter(change => !since.seen.has(change.id))
  const ids = [...new Set(fresh.map(change => change.productId))]
  const changed = new Set(fresh.filter(change => !change.isMinor).map(change => change.productId))
  return {
    ids,
    movedIds: ids.filter(id => !changed.has(id)),
    isMinor: fresh.every(change => change.isMinor),
    place: {
      version: Number(found[0]?.version ?? since.version),
      seen: new Set(changes.map(change => change.id))
    }
  }
}

/** Transactions that the log retains: a process that lags further behind reads the whole catalogue. */
export const retainedTransactions = 100_000

/**
 * Removes events that every process has seen long ago, and events that a restored database brought along from another
 * one.
 */
export async function shortenLog(db: Db): Promise<void> {
  await db.execute(sql`
    delete from events
    where kind = 'product'
      and (version < pg_snapshot_xmin(pg_current_snapshot())::text::bigint - ${retainedTransactions}
        or version > pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`)
}
