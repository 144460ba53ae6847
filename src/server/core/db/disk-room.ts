import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { writeSynced } from './folder-archive.ts'

/** A segment of PostgreSQL's log: what it writes at least when it opens. */
const segmentBytes = 16 * 1024 * 1024

/**
 * What really went wrong with an embedded database in a folder: where a disk is full or closed, PGlite tells of its own
 * next step and not of that. Answers the disk's error where as much as a segment of the log cannot be written there, else
 * the error that was given.
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
