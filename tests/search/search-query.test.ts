import { describe, expect, test } from 'vitest'

import { oneTypo } from '#lib/search/one-typo.ts'
import { queryGroups, queryWords, tsQuery } from '#lib/search/query.ts'

const rules = [
  { word: 'hebel', means: 'bata ringan' },
  { word: 'triplek', means: 'plywood' }
]

describe('the words of a search', () => {
  test('[search-1] leave fillers out unless there is nothing else', () => {
    expect(queryWords('cat untuk tembok')).toEqual(['cat', 'tembok'])
    expect(queryWords('untuk')).toEqual(['untuk'])
  })

  test('[search-1] are at most eight, each once', () => {
    expect(queryWords('a b c d e f g h i a')).toHaveLength(8)
    expect(queryWords('')).toEqual([])
  })
})

describe('[search-5] synonyms', () => {
  test('work in both directions', () => {
    expect(queryGroups(['hebel'], rules)).toEqual([[['hebel'], ['bata', 'ringan']]])
    expect(queryGroups(['bata', 'ringan', '10cm'], rules)).toEqual([
      [['bata', 'ringan'], ['hebel']],
      [['10cm']]
    ])
  })

  test('leave other words alone', () => {
    expect(queryGroups(['bata', 'merah'], rules)).toEqual([[['bata']], [['merah']]])
  })
})

describe('the query', () => {
  const stems = new Map([['keramik', 'ramik']])

  test('[search-2] matches beginnings and whole stems', () => {
    expect(tsQuery(queryGroups(['keramik', '60x60'], rules), stems)).toBe(
      "('keramik':* | 'ramik') & '60x60':*"
    )
  })

  test('narrows to parts of the product', () => {
    expect(tsQuery(queryGroups(['cat'], rules), stems, { weights: 'A', prefixes: false })).toBe("'cat':A")
    expect(tsQuery(queryGroups(['hebel'], rules), new Map(), { weights: 'AB' })).toBe(
      "('hebel':*AB | ('bata':*AB & 'ringan':*AB))"
    )
  })

  test('takes single letters whole', () => {
    expect(tsQuery([[['d']]], new Map())).toBe("'d'")
  })
})

describe('[search-4] one typing error', () => {
  test('is a letter left out, added, changed, or two swapped', () => {
    expect(oneTypo('smen')).toContain('semen')
    expect(oneTypo('semeen')).toContain('semen')
    expect(oneTypo('sewen')).toContain('semen')
    expect(oneTypo('seemn')).toContain('semen')
  })

  test('is not two', () => {
    expect(oneTypo('smne')).not.toContain('semen')
    expect(oneTypo('smn')).toEqual([])
    expect(oneTypo('keramek')).not.toContain('kramik')
  })

  test('does not touch sizes and short words', () => {
    expect(oneTypo('40kg')).toEqual([])
    expect(oneTypo('cat')).toEqual([])
  })
})
