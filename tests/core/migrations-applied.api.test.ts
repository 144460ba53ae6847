import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { checkMigrations, readJournal, rejectNewer } from '#server/core/db/check-migrations.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld({}, true)

it('[core-228] rejects a database that a newer version used, or with a missing migration', async () => {
  const { db } = world().services
  await rejectNewer(db)
  await checkMigrations(db)
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`)
  await expect(rejectNewer(db)).rejects.toThrow('a newer one used it. Start that version')
  await db.execute(sql`
    delete from drizzle.__drizzle_migrations
    where created_at = 1 or created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
  await rejectNewer(db)
  await expect(checkMigrations(db)).rejects.toThrow(`skipped: ${readJournal().at(-1)!.tag}.`)
})
