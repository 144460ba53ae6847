import { existsSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

import { closeFolder, syncFolder } from '#server/core/files/own-folder.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import { warnOperator } from '#server/core/start/start-error.ts'
import manifest from '../../../../package.json' with { type: 'json' }
import { readArchive, unpackFolder } from './folder-archive.ts'

/** The PGlite version of the prepared database; another version may not be able to read it. */
export const pgliteVersion: string = manifest.dependencies['@electric-sql/pglite']

/** The packed folder of a new database, and the version that must be installed to unpack it. */
export type PreparedDatabase = { file: string; version: string }

/** An empty database, built by `node scripts/empty-database.ts`: unpacking takes a tenth of initdb's time. */
export const emptyDatabase: PreparedDatabase = {
  file: join(projectRoot, 'src/server/core/db/empty-database.zst'),
  version: pgliteVersion
}

/**
 * Creates the folder of a new database: the prepared one, or an empty one where that is damaged or of another version
 * than the installed one. It is built under another name and renamed when complete; an interrupted one is built again.
 */
export async function makeDatabaseFolder(folder: string, prepared = emptyDatabase): Promise<void> {
  const half = `${folder}.half`
  rmSync(half, { recursive: true, force: true })
  const isUnpacked = [prepared, emptyDatabase].some(one => unpack(one, half))
  if (!isUnpacked) await initialise(half)
  closeFolder(half)
  // An empty folder in its place is not a database; one with content is not removed, and the start fails.
  if (existsSync(folder)) rmdirSync(folder)
  renameSync(half, folder)
  syncFolder(dirname(folder))
}

/** Unpacks a prepared database; false where its file is damaged (with a warning) or of another version. */
function unpack({ file, version }: PreparedDatabase, folder: string): boolean {
  const archive = existsSync(file) ? readArchive(readFileSync(file)) : undefined
  if (!archive) {
    warnOperator(`${file} is missing or damaged: the database is made without it, which takes longer.`)
    return false
  }
  if (archive.index.version !== version) return false
  unpackFolder(archive, folder)
  return true
}

/** Creates an empty database with PostgreSQL's initdb and a clean stop, which takes seconds. */
export async function initialise(folder: string): Promise<void> {
  const made = await PGlite.create({ fs: new NodeFS(folder) })
  await made.exec('CHECKPOINT')
  await made.close()
}
