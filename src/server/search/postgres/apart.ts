import { type SQL, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { AnyIndex } from '../index/match.ts'
import { endingAt, weightOf } from '../index/leave-out.ts'
import type { Group } from '../index/query-groups.ts'
import { headsOf, list } from './candidates.ts'
import { groupQuery } from './group-query.ts'

/** Products that a group is counted to: above it, it says nothing. */
const maxCounted = 20_000
/** Products that are looked at for one group, and those of them that become candidates. */
const maxSeen = 5_000
const maxChosen = 60

type Words = Pick<AnyIndex, 'vocabulary'>

/** The number of products by query, up to 20,000. */
export async function countQueries(db: Db, queries: readonly string[]): Promise<Map<string, number>> {
  const each = [...new Set(queries)]
  if (each.length === 0) return new Map()
  const counts = each.map(
    query =>
      sql`(select count(*)::int from (
        select 1 from search_tokens where tokens @@ ${query}::tsquery limit ${maxCounted}) as counted)`
  )
  const [row] = await rows<{ counts: number[] }>(
    db,
    sql`select jsonb_build_array(${sql.join(counts, sql`, `)}) as counts`
  )
  return new Map(each.map((query, i) => [query, row?.counts[i] ?? 0]))
}

/** The query of each group as `leaveOut` counts it. */
export const queriesApart = (index: Words, groups: readonly Group[]): string[] =>
  groups.map((group, i) => groupQuery(index, group, { ending: endingAt(groups, i) }))

/**
 * The products among which `leaveOut` finds what can be left out: of each required group, alone and together with the
 * first one, those that have the most telling of the others, names that begin with the group first.
 */
export async function readApart(
  db: Db,
  index: Words,
  groups: readonly Group[],
  { counts, size }: { counts: ReadonlyMap<string, number>; size: number }
): Promise<number[]> {
  const places = queriesApart(index, groups)
    .map((query, i) => ({ query, group: groups[i] as Group, count: counts.get(query) ?? 0 }))
    .filter(({ group, count }) => !group.isOptional && count > 0)
  const weights = places.map(({ query, group, count }) => ({ query, weight: weightOf(group, count, size) }))
  const [first] = places
  const choices = places.flatMap(({ query, group }) => {
    const heads = headsOf(index, group)
    const others = places.filter(other => other.query !== query).map(other => `(${other.query})`)
    return [
      choose(query, heads, []),
      ...(others.length > 0 ? [choose(`(${query}) & (${others.join(' | ')})`, heads, weights)] : []),
      ...(first && first.query !== query ? [choose(`(${first.query}) & (${query})`, heads, weights)] : [])
    ]
  })
  if (choices.length === 0) return []
  const found = await rows<{ id: string }>(
    db,
    sql`select product_id as id from (${sql.join(choices, sql` union `)}) as chosen`
  )
  return found.map(({ id }) => Number(id))
}

function choose(
  query: string,
  heads: readonly string[],
  weights: readonly { query: string; weight: number }[]
): SQL {
  const weight = weights.map(one => sql`(tokens @@ ${one.query}::tsquery)::int * ${one.weight}::float8`)
  return sql`(
    select product_id from (
      select product_id, head, rank, tokens from search_tokens where tokens @@ ${query}::tsquery limit ${maxSeen}
    ) as seen
    order by head = any(${list(heads)}) desc, ${weight.length > 0 ? sql.join(weight, sql` + `) : sql`0::float8`} desc,
      rank desc, product_id desc
    limit ${maxChosen})`
}
