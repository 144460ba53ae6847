import { existsSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

import { closeFolder, syncFolder } from '#server/core/files/own-folder.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import { warnOperator } from '#server/core/start/start-error.ts'
import manifest from '../../../../package.json' with { type: 'json' }
import { readArchive, unpackFolder } from './folder-archive.ts'

/** The PGlite that the prepared database is of: another one may not read it. */
export const pgliteVersion: string = manifest.dependencies['@electric-sql/pglite']

/** The packed folder of a new database, and what must be installed for it to be unpacked. */
export type PreparedDatabase = { file: string; version: string }

/** An empty database as initdb makes it, by `node scripts/empty-database.ts`: unpacking takes a tenth of initdb's time. */
export const emptyDatabase: PreparedDatabase = {
  file: join(projectRoot, 'src/server/core/db/empty-database.zst'),
  version: pgliteVersion
}

/**
 * Makes the folder of a new database: the prepared one, or an empty one where that is damaged or of other versions than what
 * is installed. It is made beside its place and renamed when it is whole: one that was cut is made anew.
 */
export async function makeDatabaseFolder(folder: string, prepared = emptyDatabase): Promise<void> {
  const half = `${folder}.half`
  rmSync(half, { recursive: true, force: true })
  const isUnpacked = [prepared, emptyDatabase].some(one => unpack(one, half))
  if (!isUnpacked) await initialise(half)
  closeFolder(half)
  // An empty folder in that place is no database; one with something in it is left alone, and ends the start.
  if (existsSync(folder)) rmdirSync(folder)
  renameSync(half, folder)
  syncFolder(dirname(folder))
}

/** Unpacks a prepared database; false, and said so, where its file is damaged, and false where it is of another version. */
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

/** What takes seconds: PostgreSQL's initdb, and a clean stop. */
export async function initialise(folder: string): Promise<void> {
  const made = await PGlite.create({ fs: new NodeFS(folder) })
  await made.exec('CHECKPOINT')
  await made.close()
}
