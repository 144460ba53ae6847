import { expect, it } from 'vitest'

import { isUnavailable } from '#server/core/concurrency/unavailable.ts'

const thrown = (facts: object) => new Error('Failed query', { cause: Object.assign(new Error('no'), facts) })

it.each([
  // PostgreSQL's error for a database that accepts no connections, or is being renamed or dropped.
  [{ code: '55000', severity: 'FATAL' }, true],
  [{ code: '3D000', severity: 'FATAL' }, true],
  [{ code: '57P01', severity: 'FATAL' }, true],
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '55000', severity: 'ERROR' }, false],
  [{ code: '23505', severity: 'ERROR' }, false]
])('an error with %j means an unavailable database: %s', (facts, isAway) => {
  expect(isUnavailable(thrown(facts))).toBe(isAway)
})
