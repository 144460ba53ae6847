import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Only its owner may enter a folder, and read a file: neither is widened by any umask. */
export const ownerOnly = { folder: 0o700, file: 0o600 } as const

/** Makes a folder that only its owner may enter. What stands above it is made as the machine makes folders; one that is there stays as it is. */
export const makeOwnFolder = (folder: string): void => makeFolder(folder, ownerOnly.folder)

/** Makes a folder and what is missing above it, one by one: Node's recursive way does not end below /proc. */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Closes a folder to others, with all that is in it; where there is none, or a disk that knows no owners, nothing is done. */
export function closeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o077) === 0) return
  try {
    chmodSync(folder, ownerOnly.folder)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Lets the names in a folder reach the disk; Windows opens no folders and needs no such call. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
