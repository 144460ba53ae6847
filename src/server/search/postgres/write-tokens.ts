import { sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import { readEntries } from '../read-entries.ts'
import { countsOf, type TokenRow, tokenRowOf, type WordCount } from './token-rows.ts'

type Stored = Pick<TokenRow, 'tokens' | 'brand' | 'head' | 'brandHead'>

/** What is to be added to the counts of the vocabulary, by word and brand. */
type Counts = Map<string, WordCount>

/** Products whose texts and rows are in memory at once. */
const writtenAtOnce = 2_000

/**
 * Writes the tokens of these products as they are now, removes those of products that are no longer sold, and moves the
 * counts of the vocabulary along, under a revision. Only for the holder of the lock (keep-tokens.ts): two writers would
 * count twice.
 */
export async function writeTokens(
  db: Db,
  ids: readonly number[],
  revision: number
): Promise<{ added: number }> {
  const counts: Counts = new Map()
  let added = 0
  for (let at = 0; at < ids.length; at += writtenAtOnce)
    added += await writeRows(db, ids.slice(at, at + writtenAtOnce), counts)
  await addCounts(db, counts, revision)
  return { added }
}

/** Writes the rows of some products and counts their words; returns how many rows there are more. */
async function writeRows(db: Db, ids: readonly number[], counts: Counts): Promise<number> {
  const before = await readStored(db, ids)
  const entries = await readEntries(db, ids)
  const now = new Map(entries.map(entry => [entry.id, tokenRowOf(entry)]))
  const gone = [...before.keys()].filter(id => !now.has(id))
  await insertTokens(db, [...now.values()])
  if (gone.length > 0) await db.execute(sql`delete from search_tokens where product_id in ${idList(gone)}`)
  for (const row of before.values()) count(counts, row, -1)
  for (const row of now.values()) count(counts, row, 1)
  return now.size - before.size
}

/** Copies rank and stock of products of which nothing else has changed. */
export async function copyOrder(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    update search_tokens s set rank = p.rank, can_buy = p.can_buy
    from products p
    where p.id = s.product_id and p.id in ${idList(ids)} and (s.rank, s.can_buy) is distinct from (p.rank, p.can_buy)`)
}

async function readStored(db: Db, ids: readonly number[]): Promise<Map<number, Stored>> {
  const found = await rows<{ id: string; tokens: string[]; brand: string; head: string; brand_head: string }>(
    db,
    sql`
      select product_id as id, to_jsonb(tsvector_to_array(tokens)) as tokens, brand, head, brand_head
      from search_tokens where product_id in ${idList(ids)}`
  )
  return new Map(found.map(row => [Number(row.id), { ...row, brandHead: row.brand_head }]))
}

async function insertTokens(db: Db, list: readonly TokenRow[]): Promise<void> {
  if (list.length === 0) return
  const values = list.map(({ productId, brandHead, canBuy, ...row }) => ({
    ...row,
    product_id: productId,
    brand_head: brandHead,
    can_buy: canBuy
  }))
  await db.execute(sql`
    insert into search_tokens (product_id, tokens, words, name, brand, head, brand_head, facets, rank, can_buy)
    select r.product_id, array_to_tsvector(array(select jsonb_array_elements_text(r.tokens))),
      r.words, r.name, r.brand, r.head, r.brand_head, r.facets, r.rank, r.can_buy
    from jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb) as r(product_id bigint, tokens jsonb, words text,
      name text, brand text, head text, brand_head text, facets jsonb, rank float8, can_buy boolean)
    on conflict (product_id) do update set tokens = excluded.tokens, words = excluded.words, name = excluded.name,
      brand = excluded.brand, head = excluded.head, brand_head = excluded.brand_head, facets = excluded.facets,
      rank = excluded.rank, can_buy = excluded.can_buy`)
}

function count(counts: Counts, row: Stored, times: 1 | -1): void {
  for (const one of countsOf(row, times)) {
    const key = `${one.word} ${one.brand}`
    const sum = counts.get(key)
    if (sum) {
      sum.uses += one.uses
      sum.naming += one.naming
      sum.heads += one.heads
    } else counts.set(key, { ...one })
  }
}

/** Adds what has changed: most changes of a product change none of its words. */
async function addCounts(db: Db, counts: Counts, revision: number): Promise<void> {
  const changed = [...counts.values()].filter(
    ({ uses, naming, heads }) => uses !== 0 || naming !== 0 || heads !== 0
  )
  if (changed.length === 0) return
  await db.execute(sql`
    insert into search_words (word, brand, uses, naming, heads, revision)
    select word, brand, uses, naming, heads, ${revision}::int
    from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb)
      as r(word text, brand text, uses int, naming int, heads int)
    on conflict (word, brand) do update set uses = search_words.uses + excluded.uses,
      naming = search_words.naming + excluded.naming, heads = search_words.heads + excluded.heads,
      revision = excluded.revision`)
}
