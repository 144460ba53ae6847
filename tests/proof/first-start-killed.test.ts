import { rmSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { filesOf, partsOf } from '#demo/pictures/files.ts'

import type { Phase } from '../support/crash-points.ts'
import { countSteps, startSite } from '../support/first-start.ts'
import { timeout, seedOf } from '../support/long.ts'
import { picturesIn, printOf } from '../support/market-print.ts'
import { randomOf } from '../support/random.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

// Only in `npm run test:long -- first-start`: five minutes. In every run tests/demo/seed-cut.api.test.ts checks that an
// interrupted world is completed.

/** Kills in each phase of a first start. */
const kills: [phase: Phase, count: number][] = [
  ['secrets', 1],
  ['unpack', 2],
  ['database', 5],
  ['pictures', 2]
]

const pictures = partsOf(60).flatMap(filesOf)
let whole: Awaited<ReturnType<typeof countSteps>>
let print: Record<string, unknown>
const folders: string[] = []

beforeAll(async () => {
  whole = await countSteps()
  folders.push(whole.dataDir)
  print = await printOf(whole.dataDir)
}, timeout)
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function freshFolder(): string {
  const folder = scratchFolder('first-start')
  folders.push(folder)
  return folder
}

/** Random moments to kill at: one in each of as many equal parts of every phase. */
function drawMoments(): string[] {
  const random = randomOf(seedOf('first-start')).next
  return kills.flatMap(([phase, count]) => {
    // A picture is written and renamed.
    const steps = phase === 'pictures' ? 2 * pictures.length : whole.steps[phase]
    return Array.from({ length: count }, (_, n) => {
      const step = 1 + Math.floor(((n + random()) * steps) / count)
      return `${phase}:${step}`
    })
  })
}

async function expectWholeMarket(dataDir: string, moment: string): Promise<void> {
  const next = startSite(dataDir)
  await next.says('All pictures are drawn')
  expect(await next.stop(), moment).toBe(0)
  expect(await printOf(dataDir), moment).toEqual(print)
  expect((await picturesIn(dataDir)).toSorted(), moment).toEqual(pictures.toSorted())
}

describe('[core-223] a first start', () => {
  it(
    'that is killed continues with the next one, to the same result',
    async () => {
      for (const moment of drawMoments()) {
        const dataDir = freshFolder()
        const killed = startSite(dataDir, { CRASH_AT: moment })
        expect(await killed.ended, `${moment}\n${killed.text()}`).toBe('SIGKILL')
        await expectWholeMarket(dataDir, moment)
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    2 * timeout
  )
})
