import { and, eq, inArray } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { brandWords } from './synonyms/brand-words.ts'
import { buildersWords } from './synonyms/builders-words.ts'
import { chores } from './synonyms/chores.ts'
import { englishWords } from './synonyms/english-words.ts'
import { everydayWords } from './synonyms/everyday-words.ts'
import { installationWords } from './synonyms/installation-words.ts'
import { makersWords } from './synonyms/makers-words.ts'
import { nearThings } from './synonyms/near-things.ts'
import { needs } from './synonyms/needs.ts'
import { purposes } from './synonyms/purposes.ts'
import { regionalWords } from './synonyms/regional-words.ts'
import { shellWords } from './synonyms/shell-words.ts'
import { siteWords } from './synonyms/site-words.ts'
import { spokenWords } from './synonyms/spoken-words.ts'
import { tasks } from './synonyms/tasks.ts'
import { tradeWords } from './synonyms/trade-words.ts'
import { unsoldWords } from './synonyms/unsold-words.ts'
import { wholeThings } from './synonyms/whole-things.ts'
import { workshopWords } from './synonyms/workshop-words.ts'
import type { Synonym } from '#server/search/index/query-groups.ts'
import { curatedKeywords, synonyms } from '#server/search/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'

// Search words and what else they find: 'a = b' in both directions, 'a > b, c' in one.
const vocabulary = [
  tradeWords,
  everydayWords,
  regionalWords,
  spokenWords,
  wholeThings,
  buildersWords,
  purposes,
  needs,
  tasks,
  chores,
  englishWords,
  makersWords,
  shellWords,
  installationWords,
  workshopWords,
  brandWords,
  siteWords,
  nearThings,
  unsoldWords
]

const curated =
  'semen tiga roda, bata ringan, granit 60x60, cat tembok, pipa pvc 1/2 inch, besi beton 10 mm, baja ringan, triplek 9 mm, kloset duduk, lampu led, kabel nym, genteng metal, papan gypsum, bor listrik, pompa air, tandon air, keramik dinding, pasir beton, pintu kayu, anti bocor'

/** The initial popular searches; operators edit the table. */
export const deliveredKeywords = (): string[] => curated.split(', ')

/** The initial vocabulary of the trade; operators edit the table. */
export function deliveredSynonyms(): Synonym[] {
  const rows = vocabulary.flatMap(words => words.trim().split(/[;\n]/)).flatMap(readLine)
  return [...new Map(rows.map(row => [nameOf(row), row])).values()]
}

function readLine(line: string): Synonym[] {
  const [word = '', sign = '', phrases = ''] = line.split(/([=>])/).map(part => part.trim())
  const rows = phrases.split(',').map(phrase => ({ word, phrase: phrase.trim() }))
  return sign === '=' ? rows.flatMap(row => [row, { word: row.phrase, phrase: row.word }]) : rows
}

/**
 * Adds missing terms only: the operator may have edited the existing ones. One that an operator wrote before it was delivered counts as
 * delivered from then on: its removal is remembered too (goods-95).
 */
export async function writeSearchTerms(db: Db): Promise<void> {
  await claimDelivered(db)
  await insertRows(db, synonyms, deliveredSynonyms(), {
    onConflict: { key: ['word', 'phrase'], rule: 'keep' }
  })
  await insertRows(
    db,
    curatedKeywords,
    deliveredKeywords().map((keyword, index) => ({ keyword, sort: index + 1 })),
    { onConflict: { key: ['keyword'], rule: 'keep' } }
  )
}

async function claimDelivered(db: Db): Promise<void> {
  const pairs = new Set(deliveredSynonyms().map(nameOf))
  const ownPairs = await db.select().from(synonyms).where(eq(synonyms.isOwn, true))
  const pairIds = ownPairs.filter(row => pairs.has(nameOf(row))).map(({ id }) => id)
  await db.update(synonyms).set({ isOwn: false }).where(inArray(synonyms.id, pairIds))
  await db
    .update(curatedKeywords)
    .set({ isOwn: false })
    .where(and(eq(curatedKeywords.isOwn, true), inArray(curatedKeywords.keyword, deliveredKeywords())))
}

const nameOf = ({ word, phrase }: Synonym) => `${word}|${phrase}`
