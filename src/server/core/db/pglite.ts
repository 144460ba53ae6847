import { existsSync, fsyncSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as breathe } from 'node:timers/promises'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'

import { describeDiskError } from '#server/core/start/disk-start-error.ts'
import { OperatorError } from '#server/core/platform/operator-error.ts'
import { closeFolder, makeOwnFolder } from '#server/core/files/own-folder.ts'
import { diskErrorOr } from './disk-room.ts'
import { makeDatabaseFolder, type PreparedDatabase } from './new-database.ts'
import { compileWasmSimply } from './wasm-compiler.ts'

/** Thrown when another process already holds the database folder, or when a restore there was not finished. */
export class DatabaseInUse extends OperatorError {}

/** The folder of a restore's files that are not yet in their place. */
export const unfinishedRestore = (folder: string): string => join(dirname(folder), 'restored')

type Stream = { nfd?: number }
type NodeFsModule = { stream_ops: { fsync?: (stream: Stream) => number } }

/** Counts fsyncs, so that a test can check that a commit waits for one. */
export const diskSyncs = { count: 0 }

/**
 * PGlite's file system never fsyncs: a commit would be acknowledged while it is only in the machine's memory.
 * This one forwards PostgreSQL's fsync to the disk.
 */
class DurableFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [
      (module: { FS: { filesystems: { NODEFS: NodeFsModule } } } & Record<string, unknown>) => {
        const nodefs = (module['NODEFS'] ?? module.FS.filesystems.NODEFS) as NodeFsModule
        nodefs.stream_ops.fsync = stream => {
          if (stream.nfd === undefined) return 0
          fsyncSync(stream.nfd)
          diskSyncs.count += 1
          return 0
        }
      }
    ]
    const before = (emscriptenOpts.preRun ?? []) as typeof preRun
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...before, ...preRun] as never } }
  }
}

/**
 * The database answers without leaving the process, so that work of many transactions would keep requests waiting to its end: they
 * get their turn after each (core-340).
 */
function giveTurns(client: PGlite): void {
  const transaction = client.transaction.bind(client)
  client.transaction = work => transaction(work).finally(() => breathe())
}

/** PGlite's default start parameters without -F, which would switch fsync off. */
const startParams = (pgDefaults: string[]) => [
  ...pgDefaults.filter(p => p !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync'
]

/**
 * Opens the embedded database in a folder and creates it where it is missing: empty, or from `prepared`. Only one
 * process may hold it: an exclusive transaction on `{folder}.lock` stays open until the database is closed, and the
 * system ends it with the process.
 */
export async function openPglite(
  folder: string,
  prepared?: PreparedDatabase
): Promise<{ client: PGlite; close: () => Promise<void> }> {
  makeOwnFolder(dirname(folder))
  const unlock = lockFolder(folder)
  try {
    if (existsSync(unfinishedRestore(folder))) {
      throw new DatabaseInUse(
        `A restore into ${dirname(folder)} was not finished. Run it again with --replace.`
      )
    }
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabaseFolder(folder, prepared)
    // The files that PGlite writes into it are readable by everybody.
    closeFolder(folder)
    compileWasmSimply()
    const client = await PGlite.create({
      fs: new DurableFS(folder),
      extensions: { pg_trgm, unaccent },
      startParams: startParams(PGlite.defaultStartParams)
    }).catch((error: unknown) => {
      throw cannotOpen(diskErrorOr(error, dirname(folder)), folder)
    })
    await client.exec("SET timezone TO 'UTC'")
    giveTurns(client)
    let closing: Promise<void> | undefined
    return { client, close: () => (closing ??= client.close().then(unlock)) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Returns an error of the disk as it is; for any other one an OperatorError that says what to do. */
function cannotOpen(error: unknown, folder: string): unknown {
  if (describeDiskError(error as object)) return error
  const isMemory = error instanceof RangeError && /memory/i.test(error.message)
  const message = isMemory
    ? 'There is not enough memory to open the embedded database. Give the process 2 GB, or set DATABASE_URL.'
    : `The database in ${folder} does not open: it is damaged, or of another version. Restore a backup, or choose another DATA_DIR.`
  return new OperatorError(message, { cause: error })
}

/** SQLite's code for a file that another connection holds. */
const sqliteBusy = 5

/** Locks a database folder for this process; returns its unlock. Throws DatabaseInUse where another one holds it. */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`)
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    // Other errors, such as a full disk, do not mean another process.
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new DatabaseInUse(
      `The database in ${folder} is in use by another process. Stop that one first, or choose another DATA_DIR.`
    )
  }
  return () => lock.close()
}
