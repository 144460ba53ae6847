import { expect, it } from 'vitest'

import { isNewer, readJournal, skippedIn } from '#server/core/db/check-migrations.ts'

const journal = [
  { tag: '0000_first', when: 10 },
  { tag: '0001_second', when: 20 },
  { tag: '0002_third', when: 30 }
]

it('[core-228] the journal’s migrations are in ascending order, so the migrator skips none', () => {
  const times = readJournal().map(({ when }) => when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times).size).toBe(times.length)
  expect(times.length).toBeGreaterThan(30)
})

it('[core-228] a database is accepted if exactly the journal’s migrations were applied', () => {
  for (const applied of [
    [10, 20, 30],
    [30, 10, 20]
  ]) {
    expect([isNewer(journal, applied), skippedIn(journal, applied)]).toEqual([false, []])
  }
})

it('[core-228] a database of a newer version is detected, also by a migration between ours', () => {
  expect(isNewer(journal, [10, 20, 30, 40])).toBe(true)
  expect(isNewer(journal, [10, 15])).toBe(true)
  expect(isNewer(journal, [])).toBe(false)
})

it('[core-228] a skipped migration is named', () => {
  expect(skippedIn(journal, [10, 30])).toEqual(['0001_second'])
})
