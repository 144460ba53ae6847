import { buildDemoIndex } from './support/demo-index.ts'
import { find } from '#server/search/index/find.ts'
import { synonymTable, queryGroups } from '#server/search/index/query-groups.ts'
import { deliveredSynonyms } from '#server/reference/search-terms.ts'
import { findWanted } from '#server/search/index/needs.ts'
import { leadOf } from '#server/search/index/leading-thing.ts'
import { correctGroups } from '#server/search/index/correct-groups.ts'
const { index, goods } = buildDemoIndex()
const synonyms = synonymTable(deliveredSynonyms())
const name = new Map(goods.map(g => [g.id, g.name]))
for (const q of process.argv.slice(2)) {
  const g = queryGroups(q, synonyms)
  console.log('\n==', q, JSON.stringify(g.map(x => [x.typed, x.readings.slice(0,3).map(r=>r.join(' ')), x.isOptional ? 'opt' : ''])))
  const c = correctGroups(index, g, synonyms); console.log('corrected', c.map(x => x.typed).join(' | '))
  const lead = leadOf(index, q, g)
  console.log('lead', lead, 'wanted', JSON.stringify(findWanted(q, synonyms, { lead }))?.slice(0, 200), 'last', JSON.stringify(findWanted(q, synonyms, { isLast: true, lead }))?.slice(0, 200))
  const r = find(index, { keyword: q, synonyms, sort: 'rekomendasi', isWanted: () => true, first: 5 })
  console.log(r.total, r.instead, r.ids.map(i => name.get(i)))
}
