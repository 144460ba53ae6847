import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Where a run of `npm test` collects the tests that passed only on the second try; unset outside such a run. */
const file = process.env['FLAKY_TESTS_FILE']

/**
 * One retry in CI, so that one flaky test does not block a release; none at a developer's desk, where it should be
 * noticed.
 */
export const retries = process.env['CI'] ? 1 : 0

export type FlakyTest = { name: string; error: string | undefined }

/** Adds tests to the list that `npm test` prints last, each with the first line of its first try's error. */
export function recordFlakyTests(tests: readonly FlakyTest[]): void {
  const lines = tests.map(({ name, error }) => `${name}: ${firstLine(error) ?? 'no error was told'}\n`)
  if (file && lines.length > 0) appendFileSync(file, lines.join(''))
}

/** Without the colours of a terminal. */
const firstLine = (error: string | undefined) => error && stripVTControlCharacters(error).split('\n')[0]

/** The tests recorded in a file, one per line. */
export const readFlakyTests = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
