import { EventEmitter } from 'node:events'

import { expect, it, vi } from 'vitest'

import WholeRunReporter from '../support/whole-run-reporter.ts'

/** The exit code of a run that began, and ended as given. */
function exitCodeOf(end: (reporter: WholeRunReporter) => void): unknown {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const run = Object.assign(new EventEmitter(), { exitCode: undefined })
  const reporter = new WholeRunReporter()
  reporter.onInit(undefined, run as never)
  end(reporter)
  run.emit('exit')
  return run.exitCode
}

it('a test run that ends early fails', () => {
  expect(exitCodeOf(() => {})).toBe(1)
  expect(exitCodeOf(reporter => reporter.onTestRunEnd())).toBeUndefined()
})
