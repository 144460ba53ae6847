import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Modes that let only the owner enter a folder or read a file; no umask can widen them. */
export const ownerOnly = { folder: 0o700, file: 0o600 } as const

/** Creates a folder that only its owner may enter; missing parents get the default mode. An existing one stays. */
export const makeOwnFolder = (folder: string): void => makeFolder(folder, ownerOnly.folder)

/** Creates a folder and its missing parents, one by one: Node's recursive mkdir does not end below /proc. */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Lets only its owner enter a folder; does nothing where there is none or the file system has no owners. */
export function closeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o077) === 0) return
  try {
    chmodSync(folder, ownerOnly.folder)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Syncs the entries of a folder to the disk; Windows cannot open folders and does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
