import { createHash } from 'node:crypto'
import { join, relative, resolve } from 'node:path'

/** Maximum bytes of a local socket's name: 104 on macOS, 108 on Linux, including the terminating NUL. */
const longest = 103

/**
 * Address at which the process that holds a data folder's database accepts backups: a socket in that folder, so that
 * its permissions apply, or a named pipe on Windows. Undefined where the folder's name is too long for a socket.
 */
export function backupSocketAddress(dataDir: string): string | undefined {
  const folder = resolve(dataDir)
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\baba-bangunan-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  }
  const file = join(folder, 'backup.sock')
  return [file, relative(process.cwd(), file)].find(name => Buffer.byteLength(name) <= longest)
}
