import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'

import { connect, rows } from '#server/db/connect.ts'
import { DatabaseInUse, diskSyncs } from '#server/db/pglite.ts'

const home = mkdtempSync(join(tmpdir(), 'baba-durability-'))
const folder = join(home, 'database')
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Starts a writer, kills it with SIGKILL after some acknowledged rows, and answers the last number it told. */
function writeAndKill(first: number, acknowledgements: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const writer = spawn(process.execPath, ['tests/support/writer.ts', folder, String(first)])
    let last = first - 1
    let heard = 0
    createInterface({ input: writer.stdout }).on('line', line => {
      if (line === 'ready') return
      last = Number(line)
      heard += 1
      if (heard === acknowledgements) writer.kill('SIGKILL')
    })
    let problem = ''
    writer.stderr.on('data', text => (problem += String(text)))
    writer.on('exit', (_code, signal) => (signal === 'SIGKILL' ? resolve(last) : reject(new Error(problem))))
  })
}

describe('the embedded database', () => {
  it('loses nothing acknowledged and keeps no half transaction over 20 kills', async () => {
    let next = 0
    for (let kill = 0; kill < 20; kill += 1) {
      next = (await writeAndKill(next, 3 + ((kill * 7) % 11))) + 100
      const { db, close } = await connect({ folder })
      const found = await rows<{ kind: string; n: number }>(
        db,
        sql`select split_part(name, '-', 1) as kind, count(*)::int as n from facts
            where name like 'row-%' or name like 'twin-%' group by 1 order by 1`
      )
      const [{ missing = -1 } = {}] = await rows<{ missing: number }>(
        db,
        sql`select count(*)::int as missing from generate_series(${next - 102}::int, ${next - 100}::int) as wanted
            where not exists (select 1 from facts where name = 'row-' || wanted)`
      )
      await close()
      expect(found[0]?.n).toBe(found[1]?.n)
      expect(missing).toBe(0)
    }
  }, 180_000)

  it('answers a commit only after it reached the disk', async () => {
    const { db, close } = await connect({ folder })
    for (let number = 0; number < 10; number += 1) {
      const before = diskSyncs.count
      await db.execute(sql`insert into facts (name, value) values (${`synced-${number}`}, 'written')`)
      expect(diskSyncs.count).toBeGreaterThan(before)
    }
    const [setting] = await rows<{ fsync: string }>(db, sql`show fsync`)
    expect(setting?.fsync).toBe('on')
    await close()
  })

  it('refuses a second opener with a clear message', async () => {
    const { close } = await connect({ folder })
    const second = connect({ folder })
    await expect(second).rejects.toBeInstanceOf(DatabaseInUse)
    await expect(second).rejects.toThrow(/in use by another process/)
    await close()
  })
})
