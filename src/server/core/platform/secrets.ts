import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret of this installation: made at first use and kept, readable by its owner only, in DATA_DIR/secrets. */
export function readSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    // 'wx' lets one of several processes create it; the others read what that one wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // A full disk leaves an empty file, which the next start would take for the secret.
      rmSync(file, { force: true })
      throw error
    }
  }
  return readFileSync(file, 'utf8')
}
