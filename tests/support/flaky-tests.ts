import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Where a run of `npm test` collects the tests that passed only on their second try; unset outside of such a run. */
const file = process.env['FLAKY_TESTS_FILE']

/** One retry in CI, so that one flaky test does not block a release; none at a developer's desk, where it should be seen. */
export const retries = process.env['CI'] ? 1 : 0

/** Adds tests to the list that `npm test` prints last. */
export function recordFlakyTests(names: readonly string[]): void {
  if (file && names.length > 0) appendFileSync(file, names.map(name => `${name}\n`).join(''))
}

/** The tests recorded in a file, one name each. */
export const readFlakyTests = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
