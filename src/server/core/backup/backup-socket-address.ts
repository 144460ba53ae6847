import { createHash } from 'node:crypto'
import { join, relative, resolve } from 'node:path'

/** Bytes that the name of a local socket may have: 104 on macOS, 108 on Linux, with the end of the text. */
const longest = 103

/**
 * Where the process that holds a data folder's database is asked for a backup: a socket in that folder, so that whoever
 * may write there may ask. Undefined where the folder's name is too long for one.
 */
export function backupSocketAddress(dataDir: string): string | undefined {
  const folder = resolve(dataDir)
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\baba-bangunan-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  }
  const file = join(folder, 'backup.sock')
  return [file, relative(process.cwd(), file)].find(name => Buffer.byteLength(name) <= longest)
}
