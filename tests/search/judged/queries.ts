import { attributeQueries } from './attribute-queries.ts'
import { edgeQueries } from './edge-queries.ts'
import { goodsQueries } from './goods-queries.ts'
import { holdoutQueries } from './holdout-queries.ts'
import { readPattern, type Pattern } from './pattern.ts'
import { purposeQueries } from './purpose-queries.ts'
import { wordingQueries } from './wording-queries.ts'

const known = { ...goodsQueries, ...attributeQueries, ...wordingQueries, ...purposeQueries, ...edgeQueries }

export type QueryKind = keyof typeof known | keyof typeof holdoutQueries

/** A search and the goods that its author wants: `best` is the exact product, `good` is close to it. */
export type JudgedQuery = { text: string; kind: QueryKind; best: Pattern; good: Pattern }

/**
 * A line is 'query | exact products | close products'; the patterns are those of `readPattern`. They say what a builder
 * or home owner wants, whatever the search returns now.
 */
const readQueries = (byKind: Record<string, string>): JudgedQuery[] =>
  Object.entries(byKind).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map(line => {
        const [text = '', best = '', good = ''] = line.split(' | ')
        return { text, kind: kind as QueryKind, best: readPattern(best), good: readPattern(good) }
      })
  )

/** The judged set: the search may be tuned to it. */
export const judgedQueries: readonly JudgedQuery[] = readQueries(known)

/** Queries that are only measured, so that they tell how the search does with words that it has never seen. */
export const heldOutQueries: readonly JudgedQuery[] = readQueries(holdoutQueries)
