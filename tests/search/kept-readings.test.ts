import { expect, test } from 'vitest'

import { inOrder } from '#server/search/index/find.ts'
import { synonymTable } from '#server/search/index/query-groups.ts'
import { KeptReadings } from '#server/search/kept-readings.ts'

import { buildDemoIndex } from '../support/demo-index.ts'

const { index, goods } = buildDemoIndex(300)
const synonyms = synonymTable([])
const words = { keyword: 'semen' }

/** The ids that the kept reading finds below a price. */
function idsOf(kept: KeptReadings, { below = Infinity, table = synonyms } = {}): number[] {
  const reading = kept.read(index, table, words)
  return inOrder(index, reading, { sort: 'rekomendasi', isWanted: ({ price }) => price < below }).ids
}

test('[search-39] a search is read once for all its pages, filters and orders, and a filter takes nothing from the next', () => {
  const kept = new KeptReadings()
  const all = idsOf(kept)
  expect(all.length).toBeGreaterThan(1)
  expect(idsOf(kept, { below: 1 })).toEqual([])
  expect(idsOf(kept)).toEqual(all)
  expect(kept.read(index, synonyms, words)).toBe(kept.read(index, synonyms, words))
})

test('[search-39] is read anew after a change of a product', () => {
  const kept = new KeptReadings()
  const [first, ...others] = idsOf(kept)
  const gone = goods.find(({ id }) => id === first)
  if (!gone) throw new Error('The demo sells no cement')
  index.remove(gone.id)
  expect(idsOf(kept)).toEqual(others)
  index.put(gone)
  expect(idsOf(kept)).toEqual([first, ...others])
})

test('[search-39] is read anew after a change of the synonyms', () => {
  const kept = new KeptReadings()
  const before = idsOf(kept)
  const other = goods.find(({ name }) => name.startsWith('Keramik'))
  const table = synonymTable([{ word: 'semen', phrase: 'keramik' }])
  expect(other).toBeDefined()
  expect(before).not.toContain(other?.id)
  expect(idsOf(kept, { table })).toContain(other?.id)
})

test('[search-39] is kept apart from the same words searched exactly, and not while it is typed', () => {
  const kept = new KeptReadings()
  const reading = kept.read(index, synonyms, { keyword: 'smen' })
  expect(reading.instead).toBeDefined()
  expect(kept.read(index, synonyms, { keyword: 'smen', isVerbatim: true }).matches).toHaveLength(0)
  expect(kept.read(index, synonyms, { keyword: 'smen', isTyping: true })).not.toBe(reading)
})
