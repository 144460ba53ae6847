import { addHours } from 'date-fns/addHours'
import { and, asc, desc, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'

import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import type { Act } from '#lib/ops/act-contract.ts'

import { acts } from '#server/core/acts/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Caller } from '#server/core/http/callers.ts'
import { type ActObject, findActObjects, nameActObjects } from './act-objects.ts'

export type ActFilter = {
  name?: string | undefined
  call?: string | undefined
  kind?: string | undefined
  object_id?: number | undefined
  number?: string | undefined
  shop_id?: number | undefined
  start_date?: string | undefined
  end_date?: string | undefined
  order: 'asc' | 'desc'
  before?: number | undefined
}

/** An owner reads what everybody did, and finance too, but for webhooks: their addresses open something (webhook-10). Others read their own. */
function mayRead(caller: Caller): SQL | undefined {
  if (caller.role === 'owner') return undefined
  return caller.role === 'finance' ? ne(acts.kind, 'webhook') : isOwn(caller)
}

/** Acts that a caller may read, the last first or the oldest, and where the next ones begin; null at the end. */
export async function readActs(
  db: Db,
  caller: Caller,
  filter: ActFilter,
  limit: number
): Promise<{ acts: Act[]; next: number | null; is_unknown: boolean }> {
  const objects =
    filter.number === undefined ? undefined : await findActObjects(db, filter.number, filter.kind)
  if (objects?.length === 0) return { acts: [], next: null, is_unknown: true }
  const found = await db
    .select()
    .from(acts)
    .where(and(...conditionsOf(filter), objects && isAbout(objects), mayRead(caller)))
    .orderBy(filter.order === 'asc' ? asc(acts.id) : desc(acts.id))
    .limit(limit + 1)
  const shown = found.slice(0, limit)
  const nameOf = await nameActObjects(db, shown)
  const list = shown.map(row => toAct(row, nameOf(row.kind, row.objectId)))
  return { acts: list, next: found.length > limit ? shown.at(-1)!.id : null, is_unknown: false }
}

/** By kind and number together, as their index has them. */
function isAbout(objects: readonly ActObject[]): SQL | undefined {
  const kinds = [...new Set(objects.map(({ kind }) => kind))]
  const ids = (of: string) => objects.filter(({ kind }) => kind === of).map(({ id }) => id)
  return or(...kinds.map(kind => and(eq(acts.kind, kind), inArray(acts.objectId, ids(kind)))))
}

/** A name of the configuration has one role: a shop of the same name is somebody else. */
const isOwn = ({ name, role }: Caller) => and(eq(acts.name, name), eq(acts.role, role))

const conditionsOf = (filter: ActFilter): (SQL | undefined)[] => [
  filter.name === undefined ? undefined : eq(acts.name, filter.name),
  filter.call === undefined ? undefined : eq(acts.call, filter.call),
  filter.kind === undefined ? undefined : eq(acts.kind, filter.kind),
  filter.object_id === undefined ? undefined : eq(acts.objectId, filter.object_id),
  filter.shop_id === undefined ? undefined : eq(acts.shopId, filter.shop_id),
  filter.before === undefined ? undefined : behind(filter.order, filter.before),
  ...(filter.start_date ? since(dayStart(filter.start_date)) : []),
  ...(filter.end_date ? until(dayEnd(filter.end_date)) : [])
]

const behind = (order: ActFilter['order'], id: number) =>
  order === 'asc' ? gt(acts.id, id) : lt(acts.id, id)

/**
 * Rows are written in the order of their time, but for transactions that commit side by side. So the time decides, and the number of
 * an act an hour away keeps the walk by number inside of the days.
 */
const since = (at: Date) => [
  gte(acts.at, at),
  sql`${acts.id} > coalesce((select a.id from ${acts} a where a.at < ${addHours(at, -1).toISOString()}::timestamptz
    order by a.at desc limit 1), 0)`
]
const until = (at: Date) => [
  lt(acts.at, at),
  sql`${acts.id} < coalesce((select a.id from ${acts} a where a.at > ${addHours(at, 1).toISOString()}::timestamptz
    order by a.at limit 1), 9007199254740991)`
]

const toAct = (
  { at, shopId, objectId, requestId, input, before, after, ...row }: typeof acts.$inferSelect,
  object: string | null
): Act => ({
  ...row,
  object,
  date: at.toISOString(),
  shop_id: shopId,
  object_id: objectId,
  input: JSON.stringify(input),
  before: before === null ? null : JSON.stringify(before),
  after: after === null ? null : JSON.stringify(after),
  request_id: requestId
})
