import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The space that the tests of both workers need at once, in bytes, with room to spare. */
const roomBytes = 2 * 1024 ** 3

/**
 * A new folder for a test's own data, in memory if the system has a place for that: an embedded database is some
 * 1,500 files, and each test file copies one. Tests that data reaches the disk use the system's own folder.
 */
export const scratchFolder = (name: string): string => mkdtempSync(join(place, `baba-${name}-`))

const place = inMemory() ?? tmpdir()

function inMemory(): string | undefined {
  const shared = '/dev/shm'
  try {
    accessSync(shared, constants.W_OK)
    const { bavail, bsize } = statfsSync(shared)
    return bavail * bsize > roomBytes ? shared : undefined
  } catch {
    return undefined
  }
}
