import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { connect as connectTo, createServer, Socket } from 'node:net'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { backupAddress } from '#server/core/backup/backup-socket.ts'
import { restoreBackup } from '#server/core/backup/restore-backup.ts'
import { takeBackup } from '#server/core/backup/take-backup.ts'
import { checkpointEmbedded } from '#server/core/db/checkpoint.ts'
import { lockFolder } from '#server/core/db/pglite.ts'

import { scaled } from '../support/machine-pace.ts'
import { factsOf, templateFolders, openFolder, writeFact } from '../support/template-market.ts'

const folders = templateFolders()
const take = (dataDir: string, folder = folders.fresh('backup')) =>
  takeBackup({ dataDir, folder, version: '1.0.0' }).then(manifest => ({ folder, manifest }))
const restore = (folder: string, dataDir = folders.fresh('data'), more = {}) =>
  restoreBackup({ folder, dataDir, replace: false, ...more }).then(done => ({ dataDir, ...done }))
const read = (...names: string[]) => readFileSync(join(...names), 'utf8')

/** The files at a backup's destination, whole or partial. */
const beside = (folder: string) =>
  readdirSync(folders.scratch).filter(name => name.startsWith(basename(folder)))

/** An undamaged backup. */
let whole: string
beforeAll(async () => {
  await folders.prepare()
  const dataDir = folders.copy()
  const market = await openFolder(dataDir)
  for (const number of [1, 2]) await writeFact(market.db, number)
  await market.close()
  whole = (await take(dataDir)).folder
}, scaled(120_000))
afterAll(() => folders.drop())

describe('[core-92] a backup', () => {
  it('of a running database holds everything that was acknowledged before it began, without gaps', async () => {
    const dataDir = folders.copy()
    const market = await openFolder(dataDir)
    let written = 0
    const over = new AbortController()
    const writing = (async () => {
      while (!over.signal.aborted) {
        await writeFact(market.db, written + 1)
        written += 1
        // Its answers come without leaving the process: the copier gets its turns here.
        for (let turn = 0; turn < 20; turn += 1) await setImmediate()
      }
    })()
    await vi.waitFor(() => expect(written).toBeGreaterThan(50))
    const before = written
    const { folder } = await take(dataDir)
    const after = written
    over.abort()
    await writing
    await market.close()

    expect(after).toBeGreaterThan(before)
    const found = await factsOf((await restore(folder)).dataDir)
    expect(found).toEqual(Array.from(found, (_, at) => at + 1))
    expect(found.length).toBeGreaterThanOrEqual(before)
    expect(found.length).toBeLessThanOrEqual(after + 1)
  })

  it('of a stopped marketplace holds database, uploads and secrets, for its owner only', async () => {
    const { dataDir, aside } = await restore(whole)
    expect(aside).toBeUndefined()
    expect(await factsOf(dataDir)).toEqual([1, 2])
    expect(read(dataDir, 'files/media/photo-320.webp')).toBe('a picture')
    expect(read(dataDir, 'secrets/app-secret')).toBe('a secret')
    const modes = ['', 'manifest.json', 'secrets', 'secrets/app-secret', 'files/media/photo-320.webp']
    expect(modes.map(name => (statSync(join(whole, name)).mode & 0o777).toString(8))).toEqual([
      '700',
      '600',
      '700',
      '600',
      '600'
    ])
  })

  it('holds an upload that is removed while the database is copied, and one that comes meanwhile', async () => {
    const dataDir = folders.copy()
    const photos = join(dataDir, 'files/media')
    const unlock = lockFolder(join(dataDir, 'database'))
    const marketplace = createServer(socket => {
      socket.write('{}\n')
      socket.once('data', () => {
        rmSync(join(photos, 'photo-320.webp'))
        writeFileSync(join(photos, 'another-320.webp'), 'another picture')
        writeFileSync(join(photos, '.half'), 'another')
        socket.once('data', () => socket.write('{}\n'))
        socket.write('{"label":"the label"}\n')
      })
    })
    marketplace.listen(backupAddress(dataDir))
    const { folder } = await take(dataDir)
    expect(readdirSync(join(folder, 'files/media')).toSorted()).toEqual([
      'another-320.webp',
      'photo-320.webp'
    ])
    expect(read(folder, 'database/backup_label')).toBe('the label')
    marketplace.close()
    unlock()
  })

  it('runs one at a time, and is given up when its copier is gone', async () => {
    const dataDir = folders.copy()
    const market = await openFolder(dataDir)
    const copier = connectTo(backupAddress(dataDir))
    await once(copier, 'data')
    await expect(take(dataDir)).rejects.toThrow('Another backup is under way.')
    expect(market.backupSocket.isOpen()).toBe(true)
    copier.destroy()
    await vi.waitFor(() => expect(market.backupSocket.isOpen()).toBe(false))
    await take(dataDir)
    await market.close()
  })

  it('holds back checkpoints until its copier has the log, too', async () => {
    const dataDir = folders.copy()
    const market = await openFolder(dataDir)
    const copier = connectTo(backupAddress(dataDir))
    await once(copier, 'data')
    copier.write('copied\n')
    const [label] = (await once(copier, 'data')) as [Buffer]
    expect(JSON.parse(String(label)).label).toContain('LABEL: baba-bangunan')
    expect(market.backupSocket.isOpen()).toBe(true)
    copier.destroy()
    await vi.waitFor(() => expect(market.backupSocket.isOpen()).toBe(false))
    await market.close()
  })

  it('is given up where its copier is silent for an hour', async () => {
    const dataDir = folders.copy()
    const market = await openFolder(dataDir)
    const silence = vi.spyOn(Socket.prototype, 'setTimeout')
    const copier = connectTo(backupAddress(dataDir))
    await once(copier, 'data')
    const [ms, giveUp] = silence.mock.calls.find(([, work]) => work !== undefined)!
    silence.mockRestore()
    expect(ms).toBe(60 * 60 * 1000)
    giveUp!()
    await once(copier, 'close')
    await vi.waitFor(() => expect(market.backupSocket.isOpen()).toBe(false))
    await market.close()
  })

  it.each([
    ['while the database is copied', (socket: Socket) => socket.once('data', () => socket.destroy())],
    [
      'while its log is copied, of which files may be gone then',
      (socket: Socket) =>
        socket.once('data', () => {
          socket.once('data', () => socket.destroy())
          socket.write('{"label":"the label"}\n')
        })
    ]
  ])('is none where the marketplace ends %s', async (_when, leave) => {
    const dataDir = folders.copy()
    const folder = folders.fresh('backup')
    const unlock = lockFolder(join(dataDir, 'database'))
    const leaving = createServer(socket => {
      socket.write('{}\n')
      leave(socket)
    })
    leaving.listen(backupAddress(dataDir))
    await expect(take(dataDir, folder)).rejects.toThrow('It stopped.')
    expect(beside(folder)).toEqual([])
    leaving.close()
    unlock()
  })

  it('that is interrupted leaves nothing that looks like a backup', async () => {
    const dataDir = folders.copy()
    const folder = folders.fresh('backup')
    rmSync(join(dataDir, 'files'), { recursive: true })
    // A file instead of a folder: the copying of uploads fails.
    writeFileSync(join(dataDir, 'files'), '')
    await expect(take(dataDir, folder)).rejects.toThrow()
    expect(beside(folder)).toEqual([])
  })

  it('that was interrupted has another name, and the next one begins anew', async () => {
    const folder = folders.fresh('backup')
    const half = `${folder}.incomplete`
    mkdirSync(join(half, 'files'), { recursive: true })
    writeFileSync(join(half, 'files/half.webp'), 'half')
    await expect(restore(half)).rejects.toThrow('not a complete backup')
    await take(folders.copy(), folder)
    expect(beside(folder)).toEqual([basename(folder)])
    expect(existsSync(join(folder, 'files/half.webp'))).toBe(false)
  })

  it('is rejected inside the data folder, by any path', async () => {
    const dataDir = folders.copy()
    const link = folders.fresh('link')
    symlinkSync(dataDir, link)
    for (const folder of [join(dataDir, 'files/backup'), join(link, 'new/backup')]) {
      await expect(take(dataDir, folder)).rejects.toThrow('would be lost with it')
    }
    expect(readdirSync(dataDir).filter(name => !name.startsWith('database.lock'))).toEqual([
      'database',
      'files',
      'secrets'
    ])
    // Beside it is none of that.
    await take(dataDir, `${dataDir}-backup`)
  })

  it.each([
    ['a folder that is not empty', () => take(folders.copy(), whole), 'is not empty'],
    ['a data folder without a database', () => take(folders.fresh('none')), 'no complete embedded database']
  ])('is rejected into or from %s', async (_, work, text) => {
    await expect(work()).rejects.toThrow(text)
  })

  it('is rejected from a data folder whose restore was not finished', async () => {
    const dataDir = folders.copy()
    mkdirSync(join(dataDir, 'restored'))
    await expect(take(dataDir)).rejects.toThrow('no complete embedded database')
  })

  it('is asked for through a socket of the owner alone, also where a killed process left its own', async () => {
    const dataDir = folders.copy()
    writeFileSync(backupAddress(dataDir), '')
    const market = await openFolder(dataDir)
    expect(statSync(backupAddress(dataDir)).mode & 0o777).toBe(0o600)
    await take(dataDir)
    await market.close()
  })

  it('keeps no marketplace from starting whose folder has too long a path for a socket', async () => {
    const dataDir = folders.fresh('x'.repeat(120))
    mkdirSync(dataDir)
    const market = await openFolder(dataDir)
    expect(market.backupSocket.isOpen()).toBe(false)
    await expect(take(dataDir)).rejects.toThrow('stop it first')
    await market.close()
  })

  it('is rejected where the process that runs cannot be asked', async () => {
    const dataDir = folders.copy()
    const market = await openFolder(dataDir)
    await market.backupSocket.close()
    await expect(take(dataDir)).rejects.toThrow('stop it first')
    await market.close()
  })
})

describe('[core-94] the write-ahead log of the embedded database', () => {
  it('restarts with a checkpoint, but not while a backup needs it', async () => {
    const market = await openFolder(folders.copy())
    const begin = async () =>
      (await market.session!('select redo_lsn from pg_control_checkpoint()'))[0]!['redo_lsn']
    const first = await begin()
    await writeFact(market.db, 1)
    await checkpointEmbedded({ connection: market, isBackedUp: () => true })
    expect(await begin()).toBe(first)
    await checkpointEmbedded({ connection: market, isBackedUp: () => false })
    expect(await begin()).not.toBe(first)
    await market.close()
  })
})
