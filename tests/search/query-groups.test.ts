import { describe, expect, test } from 'vitest'

import { deliveredSynonyms } from '#server/reference/search-terms.ts'
import { queryGroups, synonymTable } from '#server/search/index/query-groups.ts'

const table = synonymTable([
  { word: 'hebel', phrase: 'bata ringan' },
  { word: 'bata ringan', phrase: 'hebel' },
  { word: 'besi beton', phrase: 'rebar' }
])
const typed = (text: string) => queryGroups(text, table).map(group => group.typed)
const needed = (text: string) =>
  queryGroups(text, table)
    .filter(group => !group.isOptional)
    .map(group => group.typed)

describe('the groups of a query', () => {
  test('[search-1] exclude fillers unless there is nothing else', () => {
    expect(typed('jual cat untuk tembok murah')).toEqual(['cat', 'tembok'])
    expect(typed('untuk')).toEqual(['untuk'])
    expect(typed('')).toEqual([])
  })

  test('[search-1] are at most eight, each once', () => {
    expect(typed('a b c d e f g h i a')).toHaveLength(8)
    expect(typed('abu abu')).toEqual(['abu'])
  })

  test('[search-1] exclude a selling unit beside goods, but not alone', () => {
    expect(needed('semen per sak')).toEqual(['semen'])
    expect(needed('sak')).toEqual(['sak'])
    expect(needed('mesin bor')).toEqual(['bor'])
  })

  test('[search-1] do not read a count as a size', () => {
    expect(typed('10 sak semen')).toEqual(['sak', 'semen'])
    expect(typed('bata isi 100 pcs')).toEqual(['bata', 'isi', '100', 'pcs'])
    expect(typed('pipa 3')).toEqual(['pipa', '3'])
  })

  test('[search-60] do not read one of a unit as a word of goods', () => {
    for (const one of ['selembar', 'sekilo', 'sebatang', 'sedus', 'sesak'])
      expect(typed(`semen ${one}`)).toEqual(['semen'])
    expect(typed('selimut')).toEqual(['selimut'])
    expect(typed('selembar')).toEqual(['selembar'])
  })

  test('[search-59] read ml as the mm that many mean by it, beside the ml', () => {
    expect(queryGroups('triplek 12ml', table)[1]?.readings).toEqual([['12ml'], ['12mm']])
    expect(queryGroups('cat 500 ml', table)[1]?.readings).toEqual([['500ml']])
  })

  test('[search-6] read a size in all its spellings', () => {
    expect(queryGroups('60x60 cm', table)).toEqual([
      { typed: '60x60', said: '60x60 cm', readings: [['60x60'], ['600x600mm'], ['6x6']], isOptional: false }
    ])
  })

  test('[search-6] read millimetres as centimetres too, and spoken fractions as written ones', () => {
    expect(queryGroups('40x60', table)[0]?.readings).toEqual([['40x60'], ['4x6']])
    expect(queryGroups('45x60', table)[0]?.readings).toEqual([['45x60']])
    expect(typed('pipa setengah inci')).toEqual(['pipa', '0.5inch'])
    expect(typed('pipa tiga perempat dim')).toEqual(['pipa', '0.75inch'])
    expect(typed('setengah jalan')).toEqual(['setengah', 'jalan'])
  })

  test('[search-1] exclude polite phrases, and counts in words', () => {
    expect(needed('tolong carikan pompa air yg awet')).toEqual(['pompa', 'air'])
    expect(needed('pasir satu truk')).toEqual(['pasir'])
    expect(typed('semen tiga roda')).toEqual(['semen', 'tiga', 'roda'])
  })

  test('[search-52] exclude what a price is for, but keep what goods are named by', () => {
    expect(needed('vinyl 3mm per m2')).toEqual(['vinyl', '3mm'])
    expect(needed('vinyl m2')).toEqual(['vinyl', 'm2'])
    expect(typed('pasir per kubik')).toEqual(['pasir', 'kubik'])
  })
})

describe('[search-5] the vocabulary of the trade', () => {
  test('adds readings to a word', () => {
    expect(queryGroups('hebel 60x20', table)[0]?.readings).toEqual([['hebel'], ['bata', 'ringan']])
  })

  test('reads the longest phrase as one group, and leaves other words alone', () => {
    expect(typed('bata ringan 10cm')).toEqual(['bata ringan', '100mm'])
    expect(typed('bata merah')).toEqual(['bata', 'merah'])
  })

  test('applies in one or both directions', () => {
    const delivered = synonymTable(deliveredSynonyms())
    expect(delivered.get('triplek')).toContain('plywood')
    expect(delivered.get('plywood')).toContain('triplek')
    expect(delivered.get('paralon')).toContain('pipa pvc')
    expect(delivered.get('pipa pvc')).toBeUndefined()
  })
})
