import { existsSync, fsyncSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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

/** Where a restore keeps what it has not put in its place yet. */
export const unfinishedRestore = (folder: string): string => join(dirname(folder), 'restored')

type Stream = { nfd?: number }
type NodeFsModule = { stream_ops: { fsync?: (stream: Stream) => number } }

/** Counts what reached the disk, so that a test can see that a commit waits for it. */
export const diskSyncs = { count: 0 }

/**
 * PGlite's file system never fsyncs: a commit would be answered while it is only in the machine's memory.
 * This one passes PostgreSQL's fsync on to the disk.
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

/** Postgres' own start parameters without -F, which would switch fsync off. */
const startParams = (pgDefaults: string[]) => [
  ...pgDefaults.filter(p => p !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync'
]

/**
 * Opens the embedded database in a folder, creating it at first: empty, or as `prepared` has it. Only one process may hold
 * it: an exclusive transaction on `{folder}.lock` is kept for the life of the process, and the system drops it with the
 * process.
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
    // What PGlite writes in it is readable to all.
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
    let closing: Promise<void> | undefined
    return { client, close: () => (closing ??= client.close().then(unlock)) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** An error as it is where it is the disk's; else what an operator can do about a database that does not open. */
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

/** Holds a database folder for this process; answers what lets it go. Throws where another process holds it. */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`)
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    // A full disk, for one, is not another process.
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new DatabaseInUse(
      `The database in ${folder} is in use by another process. Stop that one first, or choose another DATA_DIR.`
    )
  }
  return () => lock.close()
}
