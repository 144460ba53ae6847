import { chmod, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { join, resolve } from 'node:path'

import type { Logger } from 'pino'

import type { Connection } from '#server/core/db/connect.ts'
import { ownerOnly } from '#server/core/files/own-folder.ts'
import { sha256 } from '#server/core/platform/crypto.ts'

/** Milliseconds after which a silent client is disconnected: checkpoints wait for it. */
const maxSilentMs = 60 * 60 * 1000

export type BackupSocket = {
  /** Whether a backup is under way: meanwhile nothing of the write-ahead log may be removed. */
  isOpen: () => boolean
  close: () => Promise<void>
}

/**
 * Address at which the process that holds a data folder's database accepts backups: a socket in that folder, so that
 * its permissions apply, or a named pipe on Windows.
 */
export function backupAddress(dataDir: string): string {
  const folder = resolve(dataDir)
  const isWindows = process.platform === 'win32'
  return isWindows ? `\\\\.\\pipe\\baba-bangunan-${sha256(folder)}` : join(folder, 'backup.sock')
}

/**
 * Lets another process of this machine copy the database while this one works with it, by PostgreSQL's online backup:
 * it begins with a checkpoint, files are copied as they are, torn or not, and the write-ahead log up to the end makes
 * them consistent. A client is told when the backup began, sends a word when it has the files, gets the label that
 * PostgreSQL needs to restore, sends another once it has the log, and leaves with the answer to that. Only words are sent: the client reads the files itself.
 */
export async function openBackupSocket(
  dataDir: string,
  { run, log }: { run: NonNullable<Connection['session']>; log: Logger }
): Promise<BackupSocket> {
  let client: Socket | undefined
  let serving: Promise<void> | undefined
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    if (client) return void socket.end(line({ rejected: 'Another backup is under way.' }))
    client = socket
    serving = serve(socket, run)
      .catch((error: unknown) => log.error({ error }, 'backup'))
      .finally(() => (client = undefined))
  })
  try {
    const address = backupAddress(dataDir)
    // A killed process leaves its socket behind; holding the database's lock proves that it is gone.
    if (process.platform !== 'win32') await rm(address, { force: true })
    await once(server.listen(address), 'listening')
    if (process.platform !== 'win32') await chmod(address, ownerOnly.file)
  } catch (error) {
    // The path of the folder is too long for a socket, or its disk has none.
    log.warn({ error }, 'no backups while running')
  }
  server.unref()
  return {
    isOpen: () => client !== undefined,
    async close() {
      client?.destroy()
      await new Promise(closed => server.close(closed))
      await serving
    }
  }
}

const line = (said: object) => `${JSON.stringify(said)}\n`

async function serve(socket: Socket, run: NonNullable<Connection['session']>): Promise<void> {
  const left = new Promise(resolve => socket.once('close', resolve))
  const word = () => Promise.race([left, new Promise(resolve => socket.once('data', resolve))])
  socket.setTimeout(maxSilentMs, () => socket.destroy())
  await run("select pg_backup_start('baba-bangunan', true)")
  try {
    socket.write(line({}))
    await word()
  } finally {
    const [stopped] = await run('select labelfile from pg_backup_stop(false)')
    socket.write(line({ label: stopped?.['labelfile'] }))
  }
  // The client leaves without this answer where the process has ended: the log may have lost files meanwhile.
  await word()
  socket.write(line({}))
  await left
}
