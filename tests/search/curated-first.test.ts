import { expect, it } from 'vitest'

import { deliveredKeywords, deliveredSynonyms } from '#server/reference/search-terms.ts'
import { find } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'

import { buildDemoIndex } from '../support/demo-index.ts'

const { index, goods } = buildDemoIndex()
const synonyms = synonymTable(deliveredSynonyms())
const entryOf = new Map(goods.map(entry => [entry.id, entry]))

/** What each popular search must lead to: the name of its first result, after its category. */
const wanted: Record<string, RegExp> = {
  'semen tiga roda': /^Semen Portland: Semen Tiga Roda PCC/,
  'bata ringan': /^Bata Ringan: Bata Ringan/,
  'granit 60x60': /^Granit Lantai: Granit .* 60x60 cm/,
  'cat tembok': /^Cat Interior: Cat Tembok/,
  'pipa pvc 1/2 inch': /^Pipa PVC: Pipa PVC .* 1\/2 inch x 4 m/,
  'besi beton 10 mm': /^Besi Beton \w+: Besi Beton .* 10 mm/,
  'baja ringan': /^(?:Kanal C|Reng): (?:Reng )?Baja Ringan/,
  'triplek 9 mm': /^Triplek: Triplek .* 9 mm/,
  'kloset duduk': /^Kloset: Kloset Duduk/,
  'lampu led': /^Lampu LED: Lampu LED/,
  'kabel nym': /^Kabel Listrik: Kabel NYM /,
  'genteng metal': /^Genteng Metal: Genteng Metal/,
  'papan gypsum': /^Papan Gypsum: Papan Gypsum/,
  'bor listrik': /^Bor Listrik: Bor /,
  'pompa air': /^Pompa Air: Pompa Air/,
  'tandon air': /^Tandon Air: Tandon Air/,
  'keramik dinding': /^Keramik Dinding: Keramik Dinding/,
  'pasir beton': /^Pasir Beton: Pasir .* (?:Beton|Cor Super)/,
  'pintu kayu': /^Pintu Kayu: Pintu/,
  'anti bocor': /^Pelapis Anti Bocor: Pelapis Anti Bocor/
}

it('every popular search has an expectation', () => {
  expect(Object.keys(wanted)).toEqual(deliveredKeywords())
})

it.each(deliveredKeywords())(
  '[search-19] the first result of %s is what it says, and can be bought',
  keyword => {
    const { ids, instead } = find(index, {
      keyword,
      synonyms,
      sort: 'rekomendasi',
      isTyping: false,
      isVerbatim: false,
      isWanted: () => true
    })
    const first = entryOf.get(ids[0]!)!
    expect(`${first.category}: ${first.name}`).toMatch(wanted[keyword]!)
    expect([instead, first.facts.isSold]).toEqual([undefined, false])
  }
)
