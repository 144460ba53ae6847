import { exactTotal } from '#lib/core/limits.ts'
import { find } from '#server/search/index/find.ts'
import type { ProductEntry } from '#server/search/index/product-entry.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'
import type { FoundProducts, SearchEngine, Words } from '#server/search/search-engine.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'

import type { DemoIndex } from '../../support/demo-index.ts'
import type { Answer } from './measure.ts'
import { fits, textsOf } from './pattern.ts'
import type { JudgedQuery, QueryKind } from './queries.ts'

export type JudgedAnswer = Answer<QueryKind> & { names: string[]; instead: string | undefined }

/** What a search found, and what it was read as. */
type Found = Pick<FoundProducts, 'ids' | 'instead'>

type Grader = (query: JudgedQuery, found: Found) => JudgedAnswer

/** Runs judged queries on the demo's catalogue, with the delivered vocabulary. */
export function judge({ index, goods }: DemoIndex, queries: readonly JudgedQuery[]): JudgedAnswer[] {
  const synonyms = synonymTable(deliveredSynonyms())
  const grade = graderOf(goods)
  return queries.map(query =>
    grade(query, find(index, { ...wordsOf(query), synonyms, sort: 'rekomendasi', isWanted: () => true }))
  )
}

/** Runs judged queries with an engine that has these goods, by the ids of the engine's products. */
export async function judgeEngine(
  engine: SearchEngine,
  { grade, idOf }: { grade: Grader; idOf: ReadonlyMap<number, number> },
  queries: readonly JudgedQuery[]
): Promise<JudgedAnswer[]> {
  const answers: JudgedAnswer[] = []
  for (const query of queries) {
    const { ids, instead } = await engine.find({
      ...wordsOf(query),
      sort: 'rekomendasi',
      filter: {},
      first: exactTotal
    })
    answers.push(grade(query, { ids: ids.map(id => idOf.get(id) ?? 0), instead }))
  }
  return answers
}

/** As suggestions do: nothing is corrected before the word is complete. */
function wordsOf({ text, kind }: JudgedQuery): Words {
  const isTyping = kind === 'while typing'
  return { keyword: text, isTyping, isVerbatim: isTyping }
}

/** Grades what was found, by these goods. */
export function graderOf(goods: readonly ProductEntry[]): Grader {
  const texts = goods.map(entry => ({ entry, texts: textsOf(entry) }))
  const gradesFor = ({ best, good }: JudgedQuery) =>
    new Map(
      texts.map(({ entry, texts }) => {
        const grade = fits(best, texts) ? 2 : fits(good, texts) ? 1 : 0
        // Sold-out goods come last by decision, whatever they are.
        return [entry.id, entry.facts.isSold ? Math.min(grade, 1) : grade]
      })
    )
  const nameOf = new Map(goods.map(({ id, name }) => [id, name]))
  return (query, { ids, instead }) => {
    const grades = gradesFor(query)
    return {
      text: query.text,
      kind: query.kind,
      shown: ids.map(id => grades.get(id) ?? 0),
      sold: [...grades.values()].toSorted((a, b) => b - a),
      names: ids.map(id => nameOf.get(id) ?? ''),
      instead: instead && `${instead.why}: ${instead.keyword}`
    }
  }
}
