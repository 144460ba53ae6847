import { mkdir, readdir, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'

import { ownerOnly, syncFolder } from '#server/core/files/own-folder.ts'
import { OperatorError } from '#server/core/platform/operator-error.ts'
import { copyTree, sizeOf } from './copy-tree.ts'
import { holdDatabase, rejectWithoutDatabase } from './hold-database.ts'
import { type Manifest, writeManifest } from './manifest.ts'

type Backup = { dataDir: string; folder: string; version: string }

/**
 * Copies the embedded database of a data folder, its uploads and its secrets into a new folder, while a marketplace may
 * run on it. The folder gets its name only once all of it is on the disk; until then it is called `….incomplete`, and
 * the next backup to it begins anew. Throws OperatorError where the folder is not empty or is inside the data folder,
 * where there is no such database, and while another backup is under way.
 */
export async function takeBackup({ dataDir, folder, version }: Backup): Promise<Manifest> {
  const found = await readdir(folder).catch(() => [])
  if (found.length > 0) throw new OperatorError(`${folder} is not empty: a backup makes a folder of its own.`)
  rejectWithoutDatabase(dataDir)
  const incomplete = `${folder}.incomplete`
  await makeOutside(dataDir, incomplete)
  try {
    const takenAt = new Date().toISOString()
    await copyParts(dataDir, incomplete)
    const manifest = await writeManifest(incomplete, { version, takenAt, ...(await sizeOf(incomplete)) })
    syncFolder(incomplete)
    await rmdir(folder).catch(() => undefined)
    await rename(incomplete, folder)
    syncFolder(dirname(folder))
    return manifest
  } catch (error) {
    await rm(incomplete, { recursive: true, force: true })
    throw error
  }
}

/** Makes a folder anew. Throws OperatorError where that is inside the data folder, by whichever way. */
async function makeOutside(dataDir: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const first = await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
  const path = relative(await realpath(dataDir), await realpath(folder))
  if (path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) return
  await rm(first ?? folder, { recursive: true })
  throw new OperatorError(`${folder} lies in ${dataDir}: a backup there would be lost with it.`)
}

/** Copies the data as it is, then the write-ahead log that makes it consistent. */
async function copyParts(dataDir: string, to: string): Promise<void> {
  const copy = (part: string, isWanted?: (name: string) => boolean) =>
    copyTree(join(dataDir, part), join(to, part), isWanted)
  // Twice, because an upload that is removed after the database was copied is named there. The first time is before the
  // database is held, which lets its log grow. What begins with a dot is still being written.
  const copyUploads = () => copy('files', name => !name.startsWith('.'))
  await copyUploads()
  const database = await holdDatabase(dataDir)
  try {
    await copy('database', name => name !== 'pg_wal')
    const label = await database.end()
    await copy('database/pg_wal')
    await database.confirm()
    if (label) {
      await writeFile(join(to, 'database/backup_label'), label, { mode: ownerOnly.file, flush: true })
    }
    await copyUploads()
  } finally {
    database.release()
  }
  await copy('secrets')
}
