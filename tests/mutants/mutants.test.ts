import { existsSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { floorOf, mutatedFiles } from './files.ts'
import { scoreOf } from './score-of.ts'
import { markOf, markOfFile, readScores, type Score, scoreProblem } from './scores.ts'

const scores = readScores()

describe('mutants', () => {
  it.each(mutatedFiles)(
    'of $file ran since it changed, and enough were killed',
    ({ file, subject, tests }) => {
      for (const test of tests) expect([test, existsSync(test)]).toEqual([test, true])
      expect(
        scoreProblem({ file, code: markOfFile(file), floor: floorOf(subject) }, scores[file])
      ).toBeUndefined()
    }
  )

  it('are listed for each file once, and for no other file', () => {
    const listed = mutatedFiles.map(({ file }) => file)
    expect(listed.toSorted()).toEqual(Object.keys(scores).toSorted())
  })
})

describe('a score', () => {
  const good: Score = {
    code: 'a',
    score: 90,
    killed: 9,
    timeouts: 0,
    survived: 1,
    survivors: { 'x => y': 'Alike.' }
  }
  const problem = (more: Partial<Score>) =>
    scoreProblem({ file: 'src/a.ts', code: 'a', floor: 85 }, { ...good, ...more })

  it('says what to run if it is missing, or the file has changed', () => {
    expect(problem({})).toBeUndefined()
    expect(problem({ code: 'b' })).toBe(
      'src/a.ts has changed since it was measured: npm run test:mutants -- src/a.ts'
    )
    expect(scoreProblem({ file: 'src/a.ts', code: 'a', floor: 85 }, undefined)).toBe(
      'src/a.ts was never measured: npm run test:mutants -- src/a.ts'
    )
  })

  it('is invalid below its floor, and with an unreviewed survivor', () => {
    expect(problem({ score: 85 })).toBeUndefined()
    expect(problem({ score: 84.9 })).toBe('src/a.ts scores 84.9, and must score 85')
    expect(problem({ survivors: { 'x => y': 'Alike.', 'x => z': ' ' } })).toBe(
      'src/a.ts: kill what survives or say why: x => z'
    )
  })

  it('counts killed and timed-out mutants, and names survivors with their position', () => {
    const source = 'const a = 1\nif (a < 2) {\n  stop()\n}\n'
    const one = { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } }
    const block = { start: { line: 2, column: 12 }, end: { line: 4, column: 2 } }
    const mutants = [
      { status: 'NoCoverage', replacement: '{}', location: block },
      { status: 'Survived', replacement: 'true', location: one },
      { status: 'Survived', replacement: 'true', location: one },
      { status: 'Killed', replacement: 'false', location: one },
      { status: 'Timeout', replacement: 'a > 2', location: one },
      { status: 'RuntimeError', replacement: 'a', location: one }
    ]
    expect(scoreOf(source, mutants)).toEqual({
      score: 40,
      killed: 1,
      timeouts: 1,
      survived: 3,
      survivors: [
        'if (a < 2) {: { stop() } => {}',
        'if (a < 2) {: a < 2 => true',
        'if (a < 2) {: a < 2 => true (2)'
      ]
    })
  })

  it('is invalid if no mutant ran, as when each broke the run', () => {
    const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } }
    expect(scoreOf('a', [{ status: 'RuntimeError', replacement: 'b', location }]).score).toBe(0)
  })

  it('shows only the changed part of a long text', () => {
    const long = `${'a + '.repeat(40)}b - c${' + d'.repeat(40)}`
    const location = { start: { line: 1, column: 1 }, end: { line: 1, column: long.length + 1 } }
    const told = scoreOf(long, [
      { status: 'Survived', replacement: long.replace('-', '*'), location }
    ]).survivors
    const [before, after] = ['a + a + a + a + a + a + a + b ', ' c + d + d + d + d + d + d + d']
    expect(told).toEqual([`…${before}-${after}… => …${before}*${after}…`])
  })
})

it('a fingerprint covers the code that runs: no comments, types, formatting, names or imports', () => {
  const mark = markOf('export const f = (a: number): number => a + 1\n')
  expect(markOf('/** Adds. */\nexport const f = (a: bigint) =>\n    a + 1 // one')).toBe(mark)
  expect(markOf("import { x } from './y.ts'\nexport const add = (b: number): number => b + 1")).toBe(mark)
  expect(markOf('export const f = (a: number): number => a + 2\n')).not.toBe(mark)
  expect(markOf('export const f = (a: number): number => 1 + a\n')).not.toBe(mark)
})
