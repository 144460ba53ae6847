import { type SQL, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { Vocabulary } from '../index/vocabulary.ts'
import { pairToken } from './token-rows.ts'

/** Maximum of words that a process holds: the most used. Rarer ones are read when somebody types them. */
const maxHeld = 300_000

type WordRow = { word: string; naming: number; heads: number; makers: number; maker: string | null }

/** The words of the catalogue that this process holds: to correct, to complete, and to know things from properties. */
export class HeldWords {
  #vocabulary = new Vocabulary()
  #heads = new Set<string>()
  #lines = new Set<string>()
  /** The revision up to which they are read; undefined before the first reading. */
  #revision: number | undefined
  readonly #max: number

  constructor(max = maxHeld) {
    this.#max = max
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary
  }

  /** Whether a name or a brand begins with this word. */
  isHead(word: string): boolean {
    return this.#heads.has(word)
  }

  /** Whether all of several products with this word are of one brand. */
  isLine(word: string): boolean {
    return this.#lines.has(word)
  }

  /** Reads the words that changed up to a revision; at first, and once too many are held, the most used of all. */
  async catchUp(db: Db, revision: number): Promise<void> {
    if (this.#revision === revision) return
    const isFirst = this.#revision === undefined || this.#vocabulary.size > this.#max * 1.2
    const changed = sql`word in (select word from search_words where revision > ${this.#revision ?? 0})`
    const found = await readWords(db, isFirst ? sql`true` : changed, this.#max)
    if (isFirst) {
      this.#vocabulary = new Vocabulary()
      this.#heads = new Set()
      this.#lines = new Set()
    }
    for (const row of found) this.#put(row)
    this.#revision = revision
  }

  /** Reads those of these words that are not held; there are some only where the catalogue has more than are held. */
  async learn(db: Db, words: readonly string[]): Promise<void> {
    if (this.#vocabulary.size < this.#max) return
    const unknown = words.filter(word => !this.#vocabulary.isKnown(word))
    if (unknown.length === 0) return
    const typed = sql`word in (select jsonb_array_elements_text(${JSON.stringify(unknown)}::text::jsonb))`
    for (const row of await readWords(db, typed, unknown.length)) this.#put(row)
  }

  #put({ word, naming, heads, makers, maker }: WordRow): void {
    this.#vocabulary.setNaming(word, naming)
    setIn(this.#heads, word, heads > 0)
    setIn(this.#lines, word, naming > 1 && makers === 1 && maker !== '')
  }
}

function setIn(words: Set<string>, word: string, isIn: boolean): void {
  if (isIn) words.add(word)
  else words.delete(word)
}

const readWords = (db: Db, which: SQL, max: number): Promise<WordRow[]> =>
  rows<WordRow>(
    db,
    sql`
      select word, sum(naming)::int as naming, sum(heads)::int as heads,
        (count(*) filter (where naming > 0))::int as makers, max(brand) filter (where naming > 0) as maker
      from search_words where ${which} and word not like ${pairToken('%')}
      group by word order by sum(naming) desc, sum(uses) desc, word limit ${max}`
  )
