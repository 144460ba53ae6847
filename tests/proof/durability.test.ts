import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connect, rows } from '#server/core/db/connect.ts'
import { DatabaseInUse, diskSyncs } from '#server/core/db/pglite.ts'

import { timeout, sized } from '../support/long.ts'
import { nodeFlags } from '../support/own-process.ts'

/** Kills of a writer; each costs a start of the embedded database. */
const kills = sized(3, 50)

const home = mkdtempSync(join(tmpdir(), 'baba-durability-'))
const folder = join(home, 'database')
afterAll(() => rmSync(home, { recursive: true, force: true }))

type Found = { rows: number[]; twins: number[] }
const writers: ChildProcessWithoutNullStreams[] = []
afterAll(() => writers.forEach(writer => writer.kill('SIGKILL')))

/** A writer that has loaded its code and waits: the next one gets ready while this one writes. */
function prepareWriter(first: number): ChildProcessWithoutNullStreams {
  const writer = spawn(process.execPath, [...nodeFlags, 'tests/support/writer.ts', folder, String(first)])
  writers.push(writer)
  return writer
}

/**
 * Starts a writer and kills it after some acknowledged rows: the rows that it found, and every number that it
 * reported.
 */
async function writeAndKill(writer: ChildProcessWithoutNullStreams, acknowledgements: number) {
  const told: number[] = []
  let found: Found = { rows: [], twins: [] }
  let problem = ''
  createInterface({ input: writer.stdout }).on('line', line => {
    const heard = JSON.parse(line) as Found | number
    if (typeof heard !== 'number') return void (found = heard)
    told.push(heard)
    if (told.length === acknowledgements) writer.kill('SIGKILL')
  })
  writer.stderr.on('data', text => (problem += String(text)))
  writer.stdin.write('begin\n')
  const [, signal] = (await once(writer, 'close')) as [number | null, string | null]
  if (signal !== 'SIGKILL') throw new Error(problem)
  return { found, told }
}

function expectAll(found: Found, acknowledged: number[]): void {
  expect(found.rows).toEqual(found.twins)
  expect(found.rows).toEqual(expect.arrayContaining(acknowledged))
}

describe('[core-29] the embedded database', () => {
  beforeAll(async () => (await connect({ folder })).close())

  it(
    'loses no acknowledged row and keeps no half transaction over many kills',
    async () => {
      const acknowledged: number[] = []
      const firstOf = (kill: number) => kill * 1000
      let next = prepareWriter(firstOf(0))
      for (let kill = 0; kill < kills; kill += 1) {
        const writer = next
        next = prepareWriter(firstOf(kill + 1))
        const { found, told } = await writeAndKill(writer, 3 + ((kill * 7) % 11))
        expectAll(found, acknowledged)
        acknowledged.push(...told)
      }
      // The last one finds what the last kill left.
      const { found } = await writeAndKill(next, 1)
      expectAll(found, acknowledged)
      expect(acknowledged.length).toBeGreaterThan(kills * 3)
    },
    timeout * 3
  )

  it('answers a commit only after it is on disk', async () => {
    const { db, close } = await connect({ folder })
    for (let number = 0; number < 10; number += 1) {
      const before = diskSyncs.count
      await db.execute(sql`insert into settings (name, value) values (${`synced-${number}`}, 'written')`)
      expect(diskSyncs.count).toBeGreaterThan(before)
    }
    const [setting] = await rows<{ fsync: string }>(db, sql`show fsync`)
    expect(setting?.fsync).toBe('on')
    await close()
  })

  it('rejects a second opener with a clear message', async () => {
    const { close } = await connect({ folder })
    const second = connect({ folder })
    await expect(second).rejects.toBeInstanceOf(DatabaseInUse)
    await expect(second).rejects.toThrow(/in use by another process/)
    await close()
  })
})
