import { sql } from 'drizzle-orm'

import { tokens as tokensOf } from '#lib/search/tokens.ts'
import { oneTypo } from '#lib/search/typo-spellings.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { pairsWith } from '../index/correct-groups.ts'
import { adjacentPairs } from '../index/entry-words.ts'
import { pairsOfFirst } from '../index/leading-thing.ts'
import { misspeltPhrases } from '../index/misspelt-phrases.ts'
import { findWanted } from '../index/needs.ts'
import { codeEnding, codeOf } from '../index/notice.ts'
import { type Group, queryGroups } from '../index/query-groups.ts'
import { type ProductsNeed, type Reading, readInSteps, type ReadWords, tooFew } from '../index/read-search.ts'
import { countQueries, queriesApart, readApart } from './apart.ts'
import { type Candidate, CandidateIndex, type Ground } from './candidate-index.ts'
import { type Choice, readCandidates, readCandidatesById } from './candidates.ts'
import type { Current } from './followed-tokens.ts'
import { anyOf, groupQuery } from './group-query.ts'
import { listCondition } from './list-condition.ts'
import { pairToken } from './token-rows.ts'

/** How a search was understood, and how its candidates are chosen and read. */
export type Understood = {
  reading: Reading
  choice: Pick<Choice, 'index' | 'groups' | 'isTyping' | 'isWide'>
  indexOf: (candidates: readonly Candidate[]) => CandidateIndex
}

/** Maximum corrections of a word of which it is asked whether names have them beside its neighbours. */
const maxCorrections = 50

/** Names that are read to find out which words were written as one. */
const maxPairs = 200

const everything = listCondition({})

/** Reads a search as `readSearch` does in memory, from candidates without filters; undefined if nothing matches. */
export async function readByCandidates(
  db: Db,
  current: Current,
  words: ReadWords
): Promise<Understood | undefined> {
  let ground = await groundOf(db, current, words)
  let lexicon = new CandidateIndex(ground)
  const steps = readInSteps(lexicon, words)
  let last: Gathered | undefined
  let step = steps.next()
  for (;;) {
    if (step.done) {
      const { groups } = step.value
      if (!last || step.value.matches.length === 0) return undefined
      const { counts, isWide } = last
      return {
        reading: step.value,
        choice: { index: lexicon, groups, isTyping: words.isTyping ?? false, isWide },
        indexOf: candidates => new CandidateIndex(ground, candidates, counts)
      }
    }
    if (step.value.are === 'said otherwise') {
      ground = both(ground, await groundOf(db, current, { ...words, keyword: step.value.keyword }))
      lexicon = new CandidateIndex(ground)
      step = steps.next(lexicon)
    } else {
      last = await gather(db, ground, lexicon, step.value)
      step = steps.next(last.index)
    }
  }
}

/** What is known of the words of two texts. */
const both = (one: Ground, other: Ground): Ground => ({
  ...other,
  splits: new Map([...one.splits, ...other.splits]),
  pairs: new Set([...one.pairs, ...other.pairs])
})

type Gathered = { index: CandidateIndex; counts: ReadonlyMap<string, number>; isWide: boolean }

async function gather(
  db: Db,
  ground: Ground,
  lexicon: CandidateIndex,
  need: ProductsNeed
): Promise<Gathered> {
  return need.are === 'apart'
    ? gatherApart(db, ground, lexicon, need)
    : gatherTogether(db, ground, lexicon, need)
}

/** A few that names match; where that are too few, those that descriptions match too. */
async function gatherTogether(
  db: Db,
  ground: Ground,
  lexicon: CandidateIndex,
  { groups, isTyping }: ProductsNeed
): Promise<Gathered> {
  const choice = {
    index: lexicon,
    groups,
    isTyping,
    condition: everything,
    sort: 'rekomendasi',
    km: {}
  } as const
  const { candidates: named } = await readCandidates(db, {
    ...choice,
    isWide: false,
    isAny: true,
    max: tooFew,
    maxRead: tooFew
  })
  const codes = isTyping ? [] : groups.flatMap(group => codeOf(group) ?? [])
  const asked = codes.map(code => groupQuery(lexicon, code, { ending: codeEnding }))
  if (isTyping || named.length >= tooFew) {
    const counts = await countQueries(db, asked)
    return { index: new CandidateIndex(ground, named, counts), counts, isWide: false }
  }
  const first = groups.find(group => !group.isOptional)
  if (first) asked.push(groupQuery(lexicon, first, { ending: 'maybe begun' }))
  const counts = await countQueries(db, asked)
  const { candidates: wide } = await readCandidates(db, {
    ...choice,
    isWide: true,
    max: exactTotal,
    maxRead: exactTotal
  })
  return { index: new CandidateIndex(ground, wide, counts), counts, isWide: true }
}

async function gatherApart(
  db: Db,
  ground: Ground,
  lexicon: CandidateIndex,
  { groups }: ProductsNeed
): Promise<Gathered> {
  const counts = await countQueries(db, queriesApart(lexicon, groups))
  const ids = await readApart(db, lexicon, groups, { counts, size: ground.size })
  const candidates = await readCandidatesById(db, ids)
  return { index: new CandidateIndex(ground, candidates, counts), counts, isWide: false }
}

/** The words of the catalogue with those of this search, which of its unknown words are two, and which of their corrections have its neighbours beside them. */
async function groundOf(db: Db, { words, size }: Current, { keyword, synonyms }: ReadWords): Promise<Ground> {
  const typed = queryGroups(keyword, synonyms)
  const wanted = findWanted(keyword, synonyms, { isLast: true })
  await words.learn(db, [
    ...tokensOf(keyword).flatMap(({ main, same, also }) => [main, ...same, ...also]),
    ...[...typed, ...(wanted?.groups ?? [])].flatMap(({ readings }) => readings.flat())
  ])
  // Words are corrected beside what phrases of the vocabulary were meant: of 'cat bsi emo' beside 'besi'.
  const groups = misspeltPhrases(words, typed, synonyms)
  const unknown = groups.flatMap(({ readings }: Group, at) => {
    const [[word, more] = [], another] = readings
    const isUnknown = word && !more && !another && !words.vocabulary.isNaming(word)
    return isUnknown ? { word, beside: [groups[at - 1], groups[at + 1]] as const } : []
  })
  const corrected = unknown.flatMap(({ word, beside }) =>
    words.vocabulary
      .correctionsOf(word)
      .slice(0, maxCorrections)
      .flatMap(other => pairsWith(other, beside))
  )
  // Only a need asks whether the first word and another one are a thing.
  const pairs = [...corrected, ...(wanted ? pairsOfFirst(groups).map(pair => pair.join('')) : [])]
  const written = unknown.map(({ word }) => word)
  return { words, size, ...(await readPairs(db, written, pairs)) }
}

/**
 * Two adjacent words of names for each of these words, or for one of one error less, that is both written as one; and
 * which of these pairs names have.
 */
async function readPairs(
  db: Db,
  words: readonly string[],
  pairs: readonly string[]
): Promise<Pick<Ground, 'splits' | 'pairs'>> {
  const spellings = new Set(words.flatMap(word => [word, ...oneTypo(word)]))
  if (spellings.size === 0 && pairs.length === 0) return { splits: new Map(), pairs: new Set() }
  const looked = [...new Set([...spellings, ...pairs])].map(pairToken)
  // The database would read all products for some hundred words of which it knows nothing.
  const known = await rows<{ word: string }>(
    db,
    sql`
      select word from search_words
      where word in (select jsonb_array_elements_text(${JSON.stringify(looked)}::text::jsonb))
        and uses > 0`
  )
  const joined = new Set(known.map(({ word }) => word))
  return {
    splits: await readSplits(db, new Set([...spellings].filter(word => joined.has(pairToken(word))))),
    pairs: new Set(pairs.filter(pair => joined.has(pairToken(pair))))
  }
}

async function readSplits(
  db: Db,
  spellings: ReadonlySet<string>
): Promise<ReadonlyMap<string, readonly [string, string]>> {
  if (spellings.size === 0) return new Map()
  const query = anyOf([...spellings].map(pairToken))
  const found = await rows<{ name: string; brand: string }>(
    db,
    sql`select name, brand from search_tokens where tokens @@ ${query}::tsquery limit ${maxPairs}`
  )
  const pairs = found.flatMap(({ name, brand }) => adjacentPairs(`${name} ${brand}`.split(' ')))
  return new Map(
    pairs.flatMap(([one, next]) => (spellings.has(one + next) ? [[one + next, [one, next] as const]] : []))
  )
}
