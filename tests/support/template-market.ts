import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { pino } from 'pino'

import { openBackupSocket } from '#server/core/backup/backup-socket.ts'
import { connect, type Db, rows } from '#server/core/db/connect.ts'
import { scratchFolder } from './scratch-folder.ts'

/** Data folders with a migrated embedded database, an upload and a secret each: copies of one that is made once. */
export function templateFolders() {
  const scratch = scratchFolder('template')
  const first = join(scratch, 'first')
  let count = 0
  return {
    scratch,
    async prepare() {
      const { close } = await connect({ folder: join(first, 'database') })
      await close()
      for (const [part, name, text] of [
        ['files/media', 'photo-320.webp', 'a picture'],
        ['secrets', 'app-secret', 'a secret']
      ] as const) {
        mkdirSync(join(first, part), { recursive: true, mode: 0o700 })
        writeFileSync(join(first, part, name), text, { mode: 0o600 })
      }
    },
    /** An unused folder name. */
    fresh: (name = 'folder') => join(scratch, `${name}-${(count += 1)}`),
    /** A data folder that no process has opened. */
    copy() {
      const dataDir = this.fresh('data')
      cpSync(first, dataDir, { recursive: true })
      return dataDir
    },
    drop: () => rmSync(scratch, { recursive: true, force: true })
  }
}

/** A process on a data folder, as far as its database and its backup socket go. */
export async function openFolder(dataDir: string) {
  const connection = await connect({ folder: join(dataDir, 'database') })
  const log = pino({ level: 'silent' })
  const backupSocket = await openBackupSocket(dataDir, { run: connection.session!, log })
  return {
    ...connection,
    backupSocket,
    async close() {
      await backupSocket.close()
      await connection.close()
    }
  }
}

/** Writes a numbered row; when this returns, the database has acknowledged it. */
export const writeFact = (db: Db, number: number) =>
  db.execute(sql`insert into settings (name, value) values (${`row-${number}`}, 'written')`)

/** The numbers of the rows in a data folder, in order. */
export async function factsOf(dataDir: string): Promise<number[]> {
  const { db, close } = await connect({ folder: join(dataDir, 'database') })
  const found = await rows<{ number: number }>(
    db,
    sql`select split_part(name, '-', 2)::int as number from settings where name like 'row-%' order by number`
  )
  await close()
  return found.map(({ number }) => number)
}
