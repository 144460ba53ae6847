import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { lockFolder, unfinishedRestore } from '#server/core/db/pglite.ts'
import { makeOwnFolder, ownerOnly, syncFolder } from '#server/core/files/own-folder.ts'
import { OperatorError } from '#server/core/platform/operator-error.ts'
import { copyTree, sizeOf } from './copy-tree.ts'
import { type Manifest, parts, readManifest } from './manifest.ts'

type Restore = { folder: string; dataDir: string; replace: boolean }

/**
 * Restores a backup into a data folder. Existing data is moved aside, only with `replace`, and its new place is
 * returned. None of it is touched before the whole backup was copied. Throws OperatorError where the data folder has
 * data or is in use, and for what is not a complete backup. Migrations run at the next start.
 */
export async function restoreBackup({
  folder,
  dataDir,
  replace
}: Restore): Promise<{ manifest: Manifest; aside: string | undefined }> {
  const manifest = await readManifest(folder)
  makeOwnFolder(dataDir)
  const unlock = lockFolder(join(dataDir, 'database'))
  try {
    const occupied = parts.filter(part => existsSync(join(dataDir, part)))
    if (occupied.length > 0 && !replace) {
      throw new OperatorError(
        `${dataDir} has data (${occupied.join(', ')}). With --replace it is kept aside.`
      )
    }
    const copy = join(dataDir, 'restoring')
    await copyWhole(folder, copy, manifest)
    return { manifest, aside: await swap(dataDir, copy) }
  } finally {
    unlock()
  }
}

/** Copies a backup and compares number and size of its files; removes the copy where that fails. */
async function copyWhole(from: string, to: string, { files, bytes }: Manifest): Promise<void> {
  try {
    await rm(to, { recursive: true, force: true })
    await mkdir(to, { mode: ownerOnly.folder })
    for (const part of parts) await copyTree(join(from, part), join(to, part))
    const found = await sizeOf(to)
    if (found.files !== files || found.bytes !== bytes) {
      throw new OperatorError(
        `${from} is not complete: it has ${found.files} files of ${found.bytes} bytes, and had ${files} of ${bytes}.`
      )
    }
  } catch (error) {
    await rm(to, { recursive: true, force: true })
    throw error
  }
}

/**
 * Moves the complete copy into its place, the database last. Until that is done, the `restored` folder exists and no
 * marketplace starts; running the same restore again finishes it.
 */
async function swap(dataDir: string, copy: string): Promise<string | undefined> {
  const ready = unfinishedRestore(join(dataDir, 'database'))
  await rm(ready, { recursive: true, force: true })
  await rename(copy, ready)
  syncFolder(dataDir)
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
  syncFolder(dataDir)
  await rm(ready, { recursive: true, force: true })
  return isAside ? aside : undefined
}
