import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { diskStorage } from '#server/core/adapters/storage.ts'
import { openPglite } from '#server/core/db/pglite.ts'
import { readSecret } from '#server/core/platform/secrets.ts'

import { scratchFolder } from '../support/scratch-folder.ts'

const scratch = scratchFolder('own-files')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const modeOf = (...names: string[]) => (statSync(join(...names)).mode & 0o777).toString(8)
const bytes = new TextEncoder().encode('a picture')
/** The mode of a folder without explicit permissions: the process's umask decides. */
const open = (0o777 & ~process.umask()).toString(8)

describe('[core-99] only the owner may read', () => {
  it('a new data folder and database', async () => {
    const dataDir = join(scratch, 'new', 'data')
    const database = await openPglite(join(dataDir, 'database'))
    await database.close()
    expect([modeOf(dataDir), modeOf(dataDir, 'database')]).toEqual(['700', '700'])
    expect(modeOf(scratch, 'new')).toBe(open)
  })

  it('a data folder that its first secret created', () => {
    const dataDir = join(scratch, 'secret', 'data')
    readSecret(dataDir, 'app-secret')
    expect([modeOf(dataDir), modeOf(dataDir, 'secrets')]).toEqual(['700', '700'])
    expect(modeOf(scratch, 'secret')).toBe(open)
  })

  it('a database that was open to all, but not a foreign data folder', async () => {
    const dataDir = join(scratch, 'old')
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    for (const folder of [dataDir, join(dataDir, 'database')]) chmodSync(folder, 0o755)
    const database = await openPglite(join(dataDir, 'database'))
    await database.close()
    expect([modeOf(dataDir), modeOf(dataDir, 'database')]).toEqual(['755', '700'])
  })

  it("private files, from the first one on; public ones have the machine's mode", async () => {
    const files = join(scratch, 'files')
    const storage = diskStorage(files)
    await storage.put('private/traces/a-1024.webp', bytes)
    await storage.put('media/reviews/a-160.webp', bytes)
    expect([modeOf(files, 'private'), modeOf(files, 'private/traces')]).toEqual(['700', '700'])
    expect(modeOf(files, 'private/traces/a-1024.webp')).toBe('600')
    expect([modeOf(files), modeOf(files, 'media/reviews')]).toEqual([open, open])
    expect(modeOf(files, 'media/reviews/a-160.webp')).toBe((0o666 & ~process.umask()).toString(8))
  })

  it('folders of private files that an earlier version left open', () => {
    const files = join(scratch, 'earlier')
    for (const folder of ['private/traces', 'media/traces', 'media/reviews']) {
      mkdirSync(join(files, folder), { recursive: true })
      chmodSync(join(files, folder), 0o755)
      writeFileSync(join(files, folder, 'a-1024.webp'), bytes)
    }
    chmodSync(join(files, 'private'), 0o755)
    diskStorage(files)
    const found = ['private', 'media/traces', 'media/reviews'].map(folder => modeOf(files, folder))
    expect(found).toEqual(['700', '700', '755'])
  })
})
