import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ownerOnly, syncFolder } from './own-folder.ts'

/** A secret of this installation: made at first use and kept, readable by its owner only, in DATA_DIR/secrets. */
export function readSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true, mode: ownerOnly.folder })
  const found = readWhole(file)
  if (found) return found
  makeSecret(folder, file)
  return readFileSync(file, 'utf8')
}

/** The secret, or undefined where there is none; an empty file is half of a write that an earlier version was cut in. */
function readWhole(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    if (text) return text
    rmSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return undefined
}

/** It appears whole or not at all; one of several processes makes it, the others read that one. */
function makeSecret(folder: string, file: string): void {
  const half = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(half, randomBytes(32).toString('base64url'), {
      flag: 'wx',
      mode: ownerOnly.file,
      flush: true
    })
    moveNew(half, file)
    syncFolder(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(half, { force: true })
  }
}

/** A link, unlike a rename, replaces nothing; where the disk knows none, there is a rename. */
function moveNew(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    renameSync(from, to)
  }
}
