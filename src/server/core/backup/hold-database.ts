import { existsSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { DatabaseInUse, lockFolder, unfinishedRestore } from '#server/core/db/pglite.ts'
import { OperatorError } from '#server/core/platform/operator-error.ts'
import { backupAddress } from './backup-socket.ts'

/** A database whose files may be copied. */
export type HeldDatabase = {
  /** Ends the copying of data files; returns the label that their restore needs, if any. The log is copied after it. */
  end: () => Promise<string | undefined>
  /** Throws OperatorError where the log may have lost files since then, because its process has ended. */
  confirm: () => Promise<void>
  release: () => void
}

/** Throws OperatorError where a data folder has no complete embedded database. */
export function rejectWithoutDatabase(dataDir: string): void {
  const folder = join(dataDir, 'database')
  if (!existsSync(join(folder, 'PG_VERSION')) || existsSync(unfinishedRestore(folder))) {
    throw new OperatorError(`There is no complete embedded database in ${dataDir}.`)
  }
}

/**
 * Prepares the database of a data folder for a copy: locks it where nothing runs, or asks the marketplace that runs on
 * it. Throws OperatorError where the process that holds it cannot be asked.
 */
export async function holdDatabase(dataDir: string): Promise<HeldDatabase> {
  const folder = join(dataDir, 'database')
  try {
    return { end: async () => undefined, confirm: async () => undefined, release: lockFolder(folder) }
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error
    return requestDatabase(dataDir)
  }
}

async function requestDatabase(dataDir: string): Promise<HeldDatabase> {
  const socket = connect(backupAddress(dataDir))
  const hear = answersOf(socket)
  try {
    await hear('It cannot be asked for a backup: stop it first.')
  } catch (error) {
    socket.destroy()
    throw error
  }
  return {
    async end() {
      socket.write('copied\n')
      return (await hear('It stopped.')).label
    },
    async confirm() {
      socket.write('log copied\n')
      await hear('It stopped.')
    },
    release: () => void socket.destroy()
  }
}

/** Reads the answers of the marketplace one by one. Throws OperatorError where it rejects the backup, or closes. */
function answersOf(socket: Socket): (ifClosed: string) => Promise<{ label?: string }> {
  const lines = createInterface({ input: socket })
  socket.on('error', () => undefined).once('close', () => lines.close())
  const answers = lines[Symbol.asyncIterator]()
  return async ifClosed => {
    const { done, value } = await answers.next().catch(() => ({ done: true, value: '' }))
    if (done) throw new OperatorError(`A marketplace runs on this data. ${ifClosed}`)
    const { rejected, ...answer } = JSON.parse(value) as { rejected?: string; label?: string }
    if (rejected) throw new OperatorError(rejected)
    return answer
  }
}
