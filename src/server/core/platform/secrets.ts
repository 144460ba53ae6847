import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { OperatorError } from './operator-error.ts'
import { makeOwnFolder, ownerOnly, syncFolder } from '../files/own-folder.ts'

/** Minimum length of a secret, in characters; generated ones have 43. */
const minSecretLength = 32

/**
 * A secret of this installation: generated at first use and stored in DATA_DIR/secrets, readable by its owner only.
 * Throws OperatorError where the stored one is so short that it could be guessed.
 */
export function readSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  makeOwnFolder(dataDir)
  makeOwnFolder(folder)
  const found = readWhole(file)
  if (found) return found
  makeSecret(folder, file)
  return readFileSync(file, 'utf8')
}

/**
 * The secret, or undefined where there is none; an empty file is left over from an earlier version's broken write.
 */
function readWhole(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    if (text) return longEnough(text, file)
    rmSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return undefined
}

function longEnough(text: string, file: string): string {
  if (text.length >= minSecretLength) return text
  throw new OperatorError(
    `${file} holds fewer than ${minSecretLength} characters. Restore it from a backup, or delete it: the next start makes a new one.`
  )
}

/** Creates the secret atomically. Of several processes one creates it, and the others read that one. */
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

/** A link, unlike a rename, never replaces a file; where the file system has no links, it falls back to a rename. */
function moveNew(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    renameSync(from, to)
  }
}
