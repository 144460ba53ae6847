import { existsSync } from 'node:fs'
import { mkdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { lockFolder, unfinishedRestore } from '#server/core/db/pglite.ts'
import { makeOwnFolder, ownerOnly } from '#server/core/files/own-folder.ts'
import { copyFiles, type Sum, syncFolder } from './copy-files.ts'
import { type Manifest, parts, readManifest } from './manifest.ts'
import { BackupError } from './backup-error.ts'

/**
 * Restores a backup into a data folder. Existing data is moved aside, only with `replace`, and its new place is
 * returned. None of it is touched before every file of the backup was copied and verified. Throws OperatorError where
 * the folder has data or is in use, and for a backup that is damaged, incomplete or of a newer version. Migrations run
 * at the next start.
 */
export async function restoreBackup(restoring: {
  folder: string
  dataDir: string
  replace: boolean
  /** The newest migration that this version knows. */
  migration: number
}): Promise<{ manifest: Manifest; aside: string | undefined }> {
  const { folder, dataDir, replace } = restoring
  const { manifest, sums } = await readManifest(folder)
  if (manifest.migration > restoring.migration) {
    throw new BackupError(
      `${folder} was taken by a newer version (${manifest.version}): restore it with that one.`
    )
  }
  makeOwnFolder(dataDir)
  const unlock = lockFolder(join(dataDir, 'database'))
  try {
    const occupied = parts.filter(part => existsSync(join(dataDir, part)))
    if (occupied.length > 0 && !replace) {
      throw new BackupError(`${dataDir} has data (${occupied.join(', ')}). With --replace it is kept aside.`)
    }
    const copying = join(dataDir, 'restoring')
    await rm(copying, { recursive: true, force: true })
    await copyWhole(folder, copying, manifest, sums)
    const aside = await swap(dataDir, copying)
    return { manifest, aside }
  } finally {
    unlock()
  }
}

/** Copies the listed files and compares their checksums; removes the copy where that fails. */
async function copyWhole(from: string, to: string, manifest: Manifest, sums: readonly Sum[]): Promise<void> {
  try {
    for (const path of manifest.folders) {
      await mkdir(join(to, path), { recursive: true, mode: ownerOnly.folder })
    }
    const paths = sums.map(({ path }) => path)
    await rejectLinks(from, paths)
    const copied = new Map((await copyFiles(from, to, paths, ownerOnly)).map(sum => [sum.path, sum.sha256]))
    const wrong = sums.find(({ path, sha256 }) => copied.get(path) !== sha256)
    if (wrong) {
      throw new BackupError(`${from} is damaged: ${wrong.path} is missing or not what was written.`)
    }
  } catch (error) {
    await rm(to, { recursive: true, force: true })
    throw error
  }
}

/**
 * Rejects anything but plain files, because a backup of ours has no others. In a forged one, a link would bring a file
 * of this machine into the data folder, and a device would be read without end. Missing files are found by the copy.
 */
async function rejectLinks(from: string, paths: readonly string[]): Promise<void> {
  const root = await realpath(from)
  for (const path of paths) {
    const found = await stat(join(from, path)).catch(() => undefined)
    if (!found) continue
    if (!found.isFile() || (await realpath(join(from, path))) !== join(root, path)) {
      throw new BackupError(`${from} is no backup of ours: ${path} is no plain file.`)
    }
  }
}

/**
 * Moves the complete copy into its place, the database last. Until that is done, the `restored` folder exists and no
 * marketplace starts; running the same restore again finishes it.
 */
async function swap(dataDir: string, copying: string): Promise<string | undefined> {
  const ready = unfinishedRestore(join(dataDir, 'database'))
  await rm(ready, { recursive: true, force: true })
  await rename(copying, ready)
  await syncFolder(dataDir)
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  let isAside = false
  for (const part of parts.toReversed()) {
    const old = join(dataDir, part)
    // A backup of a marketplace whose secrets came from its environment has none: the existing ones stay.
    if (part === 'secrets' && !existsSync(join(ready, part))) continue
    if (existsSync(old)) {
      await mkdir(aside, { recursive: true, mode: ownerOnly.folder })
      await rename(old, join(aside, part))
      isAside = true
    }
    if (existsSync(join(ready, part))) await rename(join(ready, part), old)
  }
  await syncFolder(dataDir)
  await rm(ready, { recursive: true, force: true })
  return isAside ? aside : undefined
}
