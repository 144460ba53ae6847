import { rmSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { filesOf, partsOf } from '#demo/pictures/files.ts'

import type { Phase } from '../support/crash-points.ts'
import { countSteps, startSite } from '../support/first-start.ts'
import { isLong, patience, seedOf, sized } from '../support/long.ts'
import { picturesIn, printOf } from '../support/market-print.ts'
import { randomOf } from '../support/random.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

/** Kills in each phase of a first start: ten in full. */
const kills: [phase: Phase, count: number][] = [
  ['secrets', sized(0, 1)],
  ['unpack', sized(0, 2)],
  ['database', sized(1, 5)],
  ['pictures', sized(1, 2)]
]

const pictures = partsOf(60).flatMap(filesOf)
let whole: Awaited<ReturnType<typeof countSteps>>
let print: Record<string, unknown>
const folders: string[] = []

/** What the first start served: the worker, and the statuses of what a page needs without a connection. */
const served = { worker: '', needed: new Map<string, number>() }

beforeAll(async () => {
  whole = await countSteps(async ({ port }) => {
    const ask = (path: string) => fetch(`http://localhost:${port}${path}`)
    served.worker = await (await ask('/sw.js')).text()
    const files = [...served.worker.matchAll(/`(\/sw-[a-z]+\.js)/g)].map(([, path]) => path!)
    for (const path of [...files, '/offline']) served.needed.set(path, (await ask(path)).status)
  })
  folders.push(whole.dataDir)
  print = await printOf(whole.dataDir)
}, patience)
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function freshFolder(): string {
  const folder = scratchFolder('first-start')
  folders.push(folder)
  return folder
}

/** Moments to kill at, by lot: one in each of as many equal parts of every phase. */
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
  const next = await startSite(dataDir)
  await next.says('All pictures are drawn')
  expect(await next.stop(), moment).toBe(0)
  expect(await printOf(dataDir), moment).toEqual(print)
  expect((await picturesIn(dataDir)).toSorted(), moment).toEqual(pictures.toSorted())
}

describe('[core-223] a first start', () => {
  it(
    'that is killed goes on with the next one, to the same end',
    async () => {
      // In full each kill has a start of its own; the sample kills one start again and again.
      let dataDir = freshFolder()
      const moments = drawMoments()
      for (const [at, moment] of moments.entries()) {
        const killed = await startSite(dataDir, { CRASH_AT: moment })
        expect(await killed.ended, `${moment}\n${killed.text()}`).toBe('SIGKILL')
        if (!isLong && at < moments.length - 1) continue
        await expectWholeMarket(dataDir, moment)
        rmSync(dataDir, { recursive: true, force: true })
        dataDir = freshFolder()
      }
    },
    2 * patience
  )
})

it('[core-225] `npm start` serves a named worker, and what it needs without a connection', () => {
  expect(served.worker).toMatch(/const build = '[0-9a-f]{12}'/)
  const needed = ['/sw-push.js', '/sw-rules.js', '/sw-pages.js', '/offline']
  expect(Object.fromEntries(served.needed)).toEqual(Object.fromEntries(needed.map(path => [path, 200])))
})
