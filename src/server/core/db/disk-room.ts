import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { writeSynced } from './folder-archive.ts'

/** A segment of the write-ahead log, which is the least that PostgreSQL writes when it opens. */
const segmentBytes = 16 * 1024 * 1024

/**
 * The real cause of an error of an embedded database: where a disk is full or not writable, PGlite reports a failure of
 * its own next step. Returns the disk's error where a segment of the log cannot be written into the folder, otherwise
 * the given error.
 */
export function diskErrorOr(error: unknown, folder: string): unknown {
  const probe = join(folder, 'room.probe')
  try {
    if (existsSync(probe)) rmSync(probe)
    writeSynced(probe, Buffer.alloc(segmentBytes))
    return error
  } catch (found) {
    return found
  } finally {
    if (existsSync(probe)) rmSync(probe)
  }
}
