import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'

import type { DemoIndex } from '../../support/demo-index.ts'
import type { Answer } from './measure.ts'
import { fits, textsOf } from './pattern.ts'
import type { JudgedQuery, QueryKind } from './queries.ts'

export type JudgedAnswer = Answer<QueryKind> & { names: string[]; instead: string | undefined }

/** Runs judged queries on the demo's catalogue, with the delivered vocabulary. */
export function judge({ index, goods }: DemoIndex, queries: readonly JudgedQuery[]): JudgedAnswer[] {
  const synonyms = synonymTable(deliveredSynonyms())
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
  return queries.map(query => {
    const grades = gradesFor(query)
    const isTyping = query.kind === 'while typing'
    const { ids, instead } = find(index, {
      keyword: query.text,
      synonyms,
      sort: 'rekomendasi',
      isTyping,
      // As suggestions do: nothing is corrected before the word is complete.
      isVerbatim: isTyping,
      isWanted: () => true
    })
    return {
      text: query.text,
      kind: query.kind,
      shown: ids.map(id => grades.get(id) ?? 0),
      sold: [...grades.values()].toSorted((a, b) => b - a),
      names: ids.map(id => nameOf.get(id) ?? ''),
      instead: instead && `${instead.why}: ${instead.keyword}`
    }
  })
}
