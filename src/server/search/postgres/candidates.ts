import { type SQL, sql } from 'drizzle-orm'

import { nearest, type Sort } from '#lib/catalogue/list-filters.ts'

import { productOrders } from '#server/catalogue/product-filters.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import { type AnyIndex, type Ending, spellingsOf } from '../index/match.ts'
import { field } from '../index/postings.ts'
import type { Group } from '../index/query-groups.ts'
import { factColumns, type FactRow, toFacts } from '../read-entries.ts'
import type { TokenFacets } from '../schema.ts'
import type { Candidate } from './candidate-index.ts'
import { groupQuery, groupsQuery } from './group-query.ts'
import type { ListCondition } from './list-condition.ts'
import { descriptionToken } from './token-rows.ts'

/** How the groups of a search choose candidates. */
export type Choice = {
  index: Pick<AnyIndex, 'vocabulary'>
  groups: readonly Group[]
  isTyping: boolean
  /** Descriptions are searched too. */
  isWide: boolean
  condition: ListCondition
  sort: Sort
  /** Distances in km by city, for `terdekat`. */
  km: Readonly<Record<number, number>>
  max: number
  /** How many of them are read with their words; in descriptions all have to be. */
  maxRead: number
  /** Any of them will do: nothing is sorted. */
  isAny?: boolean
}

/** Products to be ordered by their words, and the ids of those behind them, which are in order. */
export type Candidates = { candidates: Candidate[]; rest: number[] }

/**
 * The products that match a search, at most `max`: available ones first, then named before mentioned, then in the order
 * of the list; by recommendation those whose name begins with a typed word, then by rank.
 */
export async function readCandidates(db: Db, choice: Choice): Promise<Candidates> {
  const best = chosen(choice)
  if (!best) return { candidates: [], rest: [] }
  const { index, groups, isWide, max, maxRead } = choice
  const found = await readProducts(db, best, {
    mentions: isWide ? mentionsOf(index, groups) : [],
    maxRead: isWide ? max : maxRead
  })
  return {
    candidates: found.flatMap(row => (row.words === null ? [] : toCandidate(row))),
    rest: found.filter(row => row.words === null).map(({ id }) => Number(id))
  }
}

type Meant = Pick<Choice, 'index' | 'groups' | 'isTyping' | 'isWide'>

/** The text search queries of the products that a search chooses from; none where it requires nothing. */
export function queriesOf(meant: Meant): string[] {
  const { index, groups, isWide } = meant
  const query = groupsQuery(index, groups, { ending: endingOf(meant), isWide })
  return query === undefined ? [] : [query, ...(isWide ? [someNamed(meant)] : [])]
}

/** The ids of the products that are chosen, in order; undefined where the search requires nothing. */
function chosen(choice: Choice): SQL | undefined {
  const queries = queriesOf(choice)
  if (queries.length === 0) return undefined
  const { condition, max } = choice
  const matching = [...queries, ...condition.tokens].map(one => sql`s.tokens @@ ${one}::tsquery`)
  return sql`
    select s.product_id from search_tokens s ${joined(choice)} where ${sql.join(matching, sql` and `)}
    ${choice.isAny ? sql`` : sql`order by ${orderOf(choice)}`}
    limit ${max}`
}

/** Candidates by their ids, for a search that leaves words out. */
export async function readCandidatesById(db: Db, ids: readonly number[]): Promise<Candidate[]> {
  const all = sql`select value as product_id from ${idList(ids)} as ids(value)`
  const found = await readProducts(db, all, { mentions: [], maxRead: ids.length })
  return found.flatMap(row => (row.words === null ? [] : toCandidate(row)))
}

/** Filters and orders other than the recommended one need the product; without them the tokens are enough. */
function joined({ condition, sort }: Choice): SQL {
  const isPlain = condition.isEverything && (sort === 'rekomendasi' || sort === 'foryou')
  return isPlain
    ? sql``
    : sql`join (select * from products where ${condition.products}) p on p.id = s.product_id`
}

const endingOf = ({ isTyping }: Meant): Ending => (isTyping ? 'being typed' : 'maybe begun')

/** Of products that only mention words, `match` keeps those that at least one of them names. */
const someNamed = (choice: Meant): string =>
  choice.groups
    .filter(group => !group.isOptional)
    .map(group => groupQuery(choice.index, group, { ending: endingOf(choice) }))
    .join(' | ')

/** Available before sold out, named before mentioned; what the first word only mentions seldom stays. */
function orderOf(choice: Choice): SQL {
  const { index, groups, isWide } = choice
  const ending = endingOf(choice)
  const preferred = groups
    .filter(group => group.isPreferred)
    .map(group => groupQuery(index, group, { ending }))
  const near =
    preferred.length > 0
      ? sql`s.tokens @@ ${preferred.map(one => `(${one})`).join(' & ')}::tsquery desc,`
      : sql``
  if (!isWide) return sql`s.can_buy desc, ${near} ${sortOf(choice)}`
  const first = groupsQuery(index, groups.filter(group => !group.isOptional).slice(0, 1), { ending })
  const named = groupsQuery(index, groups, { ending })
  return sql`s.tokens @@ ${first}::tsquery desc, s.can_buy desc, s.tokens @@ ${named}::tsquery desc, ${near} ${sortOf(choice)}`
}

function sortOf({ index, groups, sort, km }: Choice): SQL {
  if (sort !== 'rekomendasi' && sort !== 'foryou' && sort !== nearest) return productOrders[sort]
  const byDistance =
    sort === nearest
      ? sql`round((${JSON.stringify(km)}::text::jsonb ->> p.city_id::text)::float8) nulls last,`
      : sql``
  const [first = [], ...others] = groups.map(group => headsOf(index, group))
  return sql`
    ${byDistance}
    case when s.head = any(${list(first)}) then 0 when s.head = any(${list(others.flat())}) then 1 else 2 end,
    s.rank desc, s.product_id desc`
}

/** Words that a name may begin with where it is meant by a group. */
export const headsOf = (index: Choice['index'], { readings }: Group): string[] =>
  readings.flatMap(([head]) =>
    head === undefined ? [] : spellingsOf(index, head, 'maybe begun').map(({ word }) => word)
  )

export const list = (words: readonly string[]): SQL => sql`string_to_array(${words.join(' ')}, ' ')`

const mentionsOf = (index: Choice['index'], groups: readonly Group[]): string[] =>
  groups.flatMap(group =>
    group.readings
      .flat()
      .flatMap(word =>
        spellingsOf(index, word, 'maybe begun').map(spelling => descriptionToken(spelling.word))
      )
  )

type ReadRow = FactRow & { id: string; words: string; name: string; facets: TokenFacets; mentions: string[] }
type Row = ReadRow | { id: string; words: null }

/** Products in the order of `ids`, the first ones with their words. */
async function readProducts(
  db: Db,
  ids: SQL,
  { mentions, maxRead }: { mentions: readonly string[]; maxRead: number }
): Promise<Row[]> {
  const mentioned =
    mentions.length > 0
      ? sql`to_jsonb(array(select t from unnest(tsvector_to_array(s.tokens)) t where t = any(${list(mentions)})))`
      : sql`'[]'::jsonb`
  return rows<Row>(
    db,
    sql`
      with best as materialized (select product_id, row_number() over () as place from (${ids}) as ordered)
      select best.product_id as id, s.words, s.name, s.facets, ${mentioned} as mentions, ${factColumns}
      from best
      left join search_tokens s on s.product_id = case when best.place <= ${maxRead} then best.product_id end
      left join products p on p.id = s.product_id
      where best.place > ${maxRead} or p.is_active
      order by best.place`
  )
}

function toCandidate(row: ReadRow): Candidate {
  const fields = new Map<string, number>()
  for (const word of row.words.split(' ')) {
    const colon = word.lastIndexOf(':')
    if (colon > 0) fields.set(word.slice(0, colon), Number(word.slice(colon + 1)))
  }
  for (const token of row.mentions) {
    const word = token.slice(1)
    fields.set(word, (fields.get(word) ?? 0) | field.description)
  }
  return {
    id: Number(row.id),
    facts: toFacts(row, row.facets),
    name: row.name.split(' '),
    words: [...fields]
  }
}
