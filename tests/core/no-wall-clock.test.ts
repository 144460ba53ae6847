import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'baba-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The lines of a file that the rule reports. */
function linesReported(lines: readonly string[]): string[] {
  const config = {
    categories: { correctness: 'off' },
    jsPlugins: [resolve('scripts/lint/no-wall-clock.js')],
    rules: { 'tests/no-wall-clock': 'error' }
  }
  const file = join(folder, 'example.ts')
  writeFileSync(join(folder, 'oxlintrc.json'), JSON.stringify(config))
  writeFileSync(file, lines.join('\n'))
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const asked = ['-c', join(folder, 'oxlintrc.json'), '--format', 'json', file]
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, ...asked], { encoding: 'utf8' })
  if (!stdout.startsWith('{')) throw new Error(`oxlint: ${stdout}${stderr}`)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] }
  const numbers = new Set(diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0))
  return lines.filter((_line, index) => numbers.has(index + 1))
}

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
  expect(linesReported(wrong)).toEqual(wrong)
})

it('the linter accepts dates that are computed, timers that bound a wait, and turns of the event loop', () => {
  const right = [
    `import { setImmediate } from 'node:timers/promises'`,
    'const old = Date.now() - 6 * 60_000',
    'const older = Date.now() - hours * hourMs',
    'const timer = setTimeout(() => reject(new Error("late")), 1_000)',
    'await new Promise(setImmediate)'
  ]
  expect(linesReported(right)).toEqual([])
})

it('the rule holds for every test', () => {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[]
  }
  const ours = overrides.find(({ files }) => files.includes('tests/**'))
  expect(ours?.rules['tests/no-wall-clock']).toBe('error')
})
