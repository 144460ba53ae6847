import { expect, it } from 'vitest'

import { migrationProblem, readJournal } from '#server/core/db/check-migrations.ts'

const journal = [
  { tag: '0000_first', when: 10 },
  { tag: '0001_second', when: 20 },
  { tag: '0002_third', when: 30 }
]

it('[core-228] the journal’s migrations rise, so that the migrator skips none', () => {
  const times = readJournal().map(({ when }) => when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times).size).toBe(times.length)
  expect(times.length).toBeGreaterThan(30)
})

it('[core-228] a database is used where exactly the journal’s migrations were applied', () => {
  expect(migrationProblem(journal, [10, 20, 30])).toBeUndefined()
  expect(migrationProblem(journal, [30, 10, 20])).toBeUndefined()
})

it('[core-228] one that a newer version used is not, and says what to do', () => {
  expect(migrationProblem(journal, [10, 20, 30, 40])).toContain('a newer one used it. Start that version')
})

it('[core-228] one in which a migration was skipped is not, and names it', () => {
  expect(migrationProblem(journal, [10, 30])).toBe('Migrations were skipped: 0001_second. Restore a backup.')
})
