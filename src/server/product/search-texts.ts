import { sql } from 'drizzle-orm'

import { normaliseText } from '#lib/format/search-text.ts'

import { countRows, type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'

type SearchRow = { id: string; name: string; merk: string; categories: string; description: string }

export type Texts = { id: number; a: string; b: string; c: string }

/** What a search goes by: name (a), brand and categories (b), description (c), as buyers' words are normalised too. */
export async function readTexts(db: Db, ids: readonly number[]): Promise<Texts[]> {
  const found = await rows<SearchRow>(
    db,
    sql`select p.id, p.name, p.merk, p.description, concat_ws(' ', a.name, b.name, c.name) as categories
      from products p
      left join categories a on a.id = p.c1
      left join categories b on b.id = p.c2
      left join categories c on c.id = p.c3
      where p.id in ${idList(ids)}`
  )
  return found.map(row => ({
    id: Number(row.id),
    a: normaliseText(row.name),
    b: normaliseText(`${row.merk} ${row.categories}`),
    c: normaliseText(row.description)
  }))
}

/** Writes the search vector: each text stemmed and as it stands, so that brands survive the stemmer. */
export async function refreshSearch(db: Db, texts: readonly Texts[]): Promise<number> {
  return countRows(
    db,
    sql`
    update products p set search = t.search, names = t.names
    from (
      select id, names, names || setweight(to_tsvector('indonesian', c), 'C') as search
      from (
        select id, c, setweight(to_tsvector('indonesian', a) || to_tsvector('simple', a), 'A') ||
        setweight(to_tsvector('indonesian', b) || to_tsvector('simple', b), 'B') as names
        from jsonb_to_recordset(${JSON.stringify(texts)}::text::jsonb) as t(id bigint, a text, b text, c text)
      ) as t
    ) as t
    where p.id = t.id and (p.search, p.names) is distinct from (t.search, t.names)
    returning p.id`
  )
}

/** Adds the texts' words to the vocabulary. Words of letters only: a typo in a size is not corrected. */
export async function addWords(db: Db, texts: readonly Texts[]): Promise<number> {
  const counts = new Map<string, number>()
  for (const { a, b } of texts) {
    for (const word of new Set(`${a} ${b}`.split(' '))) {
      if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const words = [...counts].map(([word, weight]) => ({ word, weight }))
  // A conflict locks its row even where nothing is updated, which is a write too: known words are left out before.
  return countRows(
    db,
    sql`
    insert into search_words (word, weight)
    select word, w.weight from jsonb_to_recordset(${JSON.stringify(words)}::text::jsonb) as w(word text, weight int)
    left join search_words s using (word)
    where s.weight is null or s.weight < w.weight
    order by word
    on conflict (word) do update set weight = greatest(search_words.weight, excluded.weight)
    returning word`
  )
}
