import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect as connectTo, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { DatabaseInUse, openPglite } from '#server/core/db/pglite.ts'
import { backupSocketAddress } from './backup-socket-address.ts'
import { BackupError } from './backup-error.ts'
import { backupSession, type BackupSession } from './session.ts'

/**
 * Prepares the database of a data folder for a copy: through the marketplace that runs on it, or opened here where none
 * does. Throws BackupError where there is no database, or where the process that holds it cannot be reached.
 */
export async function holdDatabase(dataDir: string): Promise<BackupSession> {
  const folder = join(dataDir, 'database')
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new BackupError(`There is no embedded database in ${dataDir}.`)
  }
  try {
    const { client, close } = await openPglite(folder)
    const session = backupSession(
      async statement => (await client.query<Record<string, unknown>>(statement)).rows
    )
    return { ...session, release: () => session.release().finally(close) }
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error
    return queryBackupSocket(dataDir)
  }
}

async function queryBackupSocket(dataDir: string): Promise<BackupSession> {
  const address = backupSocketAddress(dataDir)
  const socket = address === undefined ? undefined : connectTo(address)
  if (!socket)
    throw new BackupError(`${dataDir} is in use, and its name is too long to ask there: stop it first.`)
  try {
    await once(socket, 'connect')
  } catch {
    throw new BackupError(
      `${dataDir} is in use by a process that cannot be asked for a backup: stop it first.`
    )
  }
  const hear = answersOf(socket)
  const ask = async <T>(word: 'begin' | 'end' | 'confirm') => {
    socket.write(`${word}\n`)
    return (await hear()) as T
  }
  return {
    begin: () => ask('begin'),
    end: () => ask('end'),
    confirm: async () => void (await ask('confirm')),
    release: async () => void socket.destroy()
  }
}

/** Reads the answers of the backup socket one by one. Throws BackupError where it rejects the request or closes. */
function answersOf(socket: Socket): () => Promise<object> {
  socket.on('error', () => undefined)
  const said = createInterface({ input: socket })
  socket.once('close', () => said.close())
  const lines = said[Symbol.asyncIterator]()
  return async () => {
    const { done, value } = await lines.next().catch(() => ({ done: true, value: '' }))
    if (done) throw new BackupError('The marketplace ended the backup, or ended itself. Nothing was kept.')
    const answer = JSON.parse(value) as { rejected?: string }
    if (answer.rejected) throw new BackupError(answer.rejected)
    return answer
  }
}
