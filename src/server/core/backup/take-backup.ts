import { existsSync } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

import { ownerOnly } from '#server/core/files/own-folder.ts'
import { copyFiles, listTree, type Sum, syncFolder, writeWhole } from './copy-files.ts'
import { holdDatabase } from './hold-database.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { BackupError } from './backup-error.ts'
import type { BackupSession } from './session.ts'

/** Files that PostgreSQL recreates at each start; only their folders are in a backup, empty. */
const madeAnew = /^(?:pg_(?:stat_tmp|replslot|dynshmem|notify|serial|snapshots|subtrans)\/|postmaster\.)/
const isLog = (path: string) => path.startsWith('pg_wal/')

/**
 * Copies the embedded database of a data folder, its uploads and its secrets into a new folder, while a marketplace may
 * run on it. The folder gets its name only once all of it is on the disk. Throws BackupError where the folder is not
 * empty or is inside the data folder, where there is no such database, and while another backup is under way.
 */
export async function takeBackup(backup: {
  dataDir: string
  folder: string
  version: string
  /** Aborts the backup and removes its partial copy. */
  signal?: AbortSignal
}): Promise<Manifest> {
  const { dataDir, folder, version, signal } = backup
  if (await isWithin(dataDir, folder)) {
    throw new BackupError(`${folder} lies in ${dataDir}: a backup there would be lost with it.`)
  }
  const found = await readdir(folder).catch(() => [])
  if (found.length > 0) throw new BackupError(`${folder} is not empty: a backup makes a folder of its own.`)
  const session = await holdDatabase(dataDir)
  const half = `${folder}.half-${process.pid}`
  try {
    await mkdir(half, { recursive: true, mode: ownerOnly.folder })
    const takenAt = new Date().toISOString()
    const { migration } = await session.begin()
    const { sums, folders } = await copyDatabase(
      join(dataDir, 'database'),
      join(half, 'database'),
      session,
      signal
    )
    // Uploads never change and none is removed now: every file that a row names exists, because it was written first.
    const others = await copyOthers(dataDir, half, signal)
    await session.confirm()
    const facts = { version, takenAt, migration, folders }
    const manifest = await writeManifest(half, [...sums, ...others], facts)
    await syncFolder(half)
    if (existsSync(folder)) await rm(folder, { recursive: true })
    await rename(half, folder)
    await syncFolder(dirname(folder))
    return manifest
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  } finally {
    await session.release()
  }
}

/** Whether a folder, existing or not, is another one or inside it; links are followed. */
async function isWithin(outer: string, folder: string): Promise<boolean> {
  const path = relative(await realpath(outer).catch(() => resolve(outer)), await placeOf(resolve(folder)))
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** Real path of a folder that exists or would be created. */
async function placeOf(folder: string): Promise<string> {
  return realpath(folder).catch(async () =>
    dirname(folder) === folder ? folder : join(await placeOf(dirname(folder)), basename(folder))
  )
}

/** Copies the data as it is, then the write-ahead log that makes it consistent. */
async function copyDatabase(from: string, to: string, session: BackupSession, signal?: AbortSignal) {
  const data = await listTree(from, path => !madeAnew.test(path) && !isLog(path))
  const copied = await copyFiles(from, to, data.files, ownerOnly, signal)
  const { label } = await session.end()
  const log = await listTree(join(from, 'pg_wal'))
  const logged = await copyFiles(join(from, 'pg_wal'), join(to, 'pg_wal'), log.files, ownerOnly, signal)
  const labelled = { path: 'backup_label', sha256: await writeWhole(join(to, 'backup_label'), label) }
  return {
    sums: within('database', [...copied, ...within('pg_wal', logged), labelled]),
    folders: [...data.folders, ...log.folders.map(path => `pg_wal/${path}`)].map(path => `database/${path}`)
  }
}

async function copyOthers(dataDir: string, half: string, signal?: AbortSignal): Promise<Sum[]> {
  const sums: Sum[] = []
  for (const part of ['files', 'secrets']) {
    // A name that begins with a dot is an upload that is being written.
    const { files } = await listTree(join(dataDir, part), path => !/(?:^|\/)\./.test(path))
    const copied = await copyFiles(join(dataDir, part), join(half, part), files, ownerOnly, signal)
    sums.push(...within(part, copied))
  }
  return sums
}

const within = (part: string, sums: readonly Sum[]): Sum[] =>
  sums.map(({ path, sha256 }) => ({ path: `${part}/${path}`, sha256 }))
