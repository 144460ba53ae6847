import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect as connectTo, createServer } from 'node:net'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { backupSocketAddress } from '#server/core/backup/backup-socket-address.ts'
import { restoreBackup } from '#server/core/backup/restore-backup.ts'
import { takeBackup } from '#server/core/backup/take-backup.ts'
import { checkpointEmbedded } from '#server/core/db/checkpoint.ts'
import { lockFolder } from '#server/core/db/pglite.ts'

import { scaled } from '../support/machine-pace.ts'
import { shortenTimeout } from '../support/timeouts.ts'
import { factsOf, keptFolders, openFolder, writeFact } from '../support/kept-market.ts'

const folders = keptFolders()
const take = (dataDir: string, folder = folders.fresh('backup')) =>
  takeBackup({ dataDir, folder, version: '1.0.0' }).then(manifest => ({ folder, manifest }))
const restore = (folder: string, dataDir = folders.fresh('data'), more = {}) =>
  restoreBackup({ folder, dataDir, replace: false, migration: Infinity, ...more }).then(done => ({
    dataDir,
    ...done
  }))
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
        // Its answers stay within the process: this gives others a turn.
        await setImmediate()
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

  it('keeps uploads that its database names, and allows their removal afterwards', async () => {
    const dataDir = folders.copy()
    const { storage, door, ...market } = await openFolder(dataDir)
    const photo = join(dataDir, 'files/media/photo-320.webp')
    const letGo = storage.hold()
    await storage.remove('media/photo-320.webp')
    expect(existsSync(photo)).toBe(true)
    await letGo()
    expect(existsSync(photo)).toBe(false)

    await storage.put('media/photo-320.webp', Buffer.from('another'))
    const copier = connectTo(backupSocketAddress(dataDir)!)
    copier.write('begin\n')
    await vi.waitFor(() => expect(door.isOpen()).toBe(true))
    await storage.remove('media/photo-320.webp')
    expect(existsSync(photo)).toBe(true)
    copier.destroy()
    await vi.waitFor(() => expect(existsSync(photo)).toBe(false))
    await market.close()
  })

  it('runs one at a time, and is given up when its copier is gone', async () => {
    const dataDir = folders.copy()
    const market = await openFolder(dataDir)
    const copier = connectTo(backupSocketAddress(dataDir)!)
    copier.write('begin\n')
    await vi.waitFor(() => expect(market.door.isOpen()).toBe(true))
    await expect(take(dataDir)).rejects.toThrow('Another backup is under way.')
    copier.destroy()
    await vi.waitFor(() => expect(market.door.isOpen()).toBe(false))
    await take(dataDir)
    await market.close()
  })

  it('does not wait for a silent client', async () => {
    const dataDir = folders.copy()
    const market = await openFolder(dataDir)
    shortenTimeout(10_000)
    const silent = connectTo(backupSocketAddress(dataDir)!)
    await vi.waitFor(() => expect(market.door.isOpen()).toBe(true))
    await once(silent, 'close')
    await vi.waitFor(() => expect(market.door.isOpen()).toBe(false))
    await take(dataDir)
    await market.close()
  })

  it('fails if the running process leaves before the uploads are copied', async () => {
    const dataDir = folders.copy()
    const folder = folders.fresh('backup')
    const unlock = lockFolder(join(dataDir, 'database'))
    const leaving = createServer(socket => {
      socket.on('data', word => {
        if (String(word) === 'confirm\n') socket.destroy()
        else socket.write('{"migration":1,"label":""}\n')
      })
    })
    leaving.listen(backupSocketAddress(dataDir))
    await expect(take(dataDir, folder)).rejects.toThrow('Nothing was kept')
    expect(existsSync(folder)).toBe(false)
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

  it('that is given up leaves nothing either', async () => {
    const dataDir = folders.copy()
    const folder = folders.fresh('backup')
    const signal = AbortSignal.abort(new Error('ended by hand'))
    const work = takeBackup({ dataDir, folder, version: '1.0.0', signal })
    await expect(work).rejects.toThrow('ended by hand')
    expect(beside(folder)).toEqual([])
  })

  it('is rejected inside the data folder, by any path', async () => {
    const dataDir = folders.copy()
    const link = folders.fresh('link')
    symlinkSync(dataDir, link)
    for (const folder of [dataDir, join(dataDir, 'files/backup'), join(link, 'new/backup')]) {
      await expect(take(dataDir, folder)).rejects.toThrow('would be lost with it')
    }
    // Beside it none of that applies.
    await take(dataDir, `${dataDir}-backup`)
  })

  it.each([
    ['a folder that is not empty', () => take(folders.copy(), whole), 'is not empty'],
    ['a data folder without a database', () => take(folders.fresh('none')), 'no embedded database']
  ])('is rejected into or from %s', async (_, work, text) => {
    await expect(work()).rejects.toThrow(text)
  })

  it('is rejected if the running process cannot be reached', async () => {
    const dataDir = folders.copy()
    const market = await openFolder(dataDir)
    await market.door.close()
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
