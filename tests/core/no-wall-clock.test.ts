import { expect, it } from 'vitest'

import { filesUnder, linesReported } from '../support/lint-lines.ts'

const rule = 'tests/no-wall-clock'
const reported = (lines: readonly string[]) => linesReported('scripts/lint/no-wall-clock.js', rule, lines)

it('the linter rejects measured time and sleeps in a test', () => {
  const wrong = [
    `import { setTimeout as sleep } from 'node:timers/promises'`,
    'const began = performance.now()',
    'const took = Date.now() - start',
    'const left = until.getTime() - Date.now()',
    'await new Promise(resolve => setTimeout(resolve, 50))',
    'const wait = ms => new Promise(done => void setTimeout(done, ms))',
    'await page.waitForTimeout(100)',
    'const ticks = process.hrtime.bigint()'
  ]
  expect(reported(wrong)).toEqual(wrong)
})

it('the linter accepts computed dates, timers that bound a wait, and turns of the event loop', () => {
  const right = [
    `import { setImmediate } from 'node:timers/promises'`,
    'const old = Date.now() - 6 * 60_000',
    'const older = Date.now() - hours * hourMs',
    'const timer = setTimeout(() => reject(new Error("late")), 1_000)',
    'await new Promise(setImmediate)'
  ]
  expect(reported(right)).toEqual([])
})

it('the rule applies to every test', () => {
  expect(filesUnder(rule)).toEqual(['tests/**'])
})
