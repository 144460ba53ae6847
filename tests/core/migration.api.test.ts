import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { asc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, expect, it } from 'vitest'

import { connect } from '#server/core/db/connect.ts'
import { openPglite } from '#server/core/db/pglite.ts'
import { sessions, users } from '#server/identity/schema.ts'
import { migrationsFolder } from '#server/core/platform/project-paths.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baba-migration-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** The migrations as they were before one of them. */
function migrationsBefore(tag: string): string {
  const folder = join(scratch, 'before')
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const at = journal.entries.findIndex(entry => entry.tag.endsWith(tag))
  expect(at).toBeGreaterThan(0)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  return folder
}

it('keeps people and their sessions from before contacts were verified', async () => {
  const folder = join(scratch, 'database')
  const old = await openPglite(folder)
  await migrate(drizzle(old.client), { migrationsFolder: migrationsBefore('verified_contacts') })
  await old.client.exec(`
    insert into users (id, role, name, email, phone, created_at) values
      (1, 'buyer', 'Rina', 'rina@contoh.id', null, '2026-01-01'), (2, 'buyer', 'Budi', null, '62813', '2026-02-01');
    insert into sessions (user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at, device,
      user_agent, ip, last_activity_at, created_at)
    values (1, 'a', '2026-03-01', 'r', '2026-04-01', 'd', 'u', 'i', '2026-03-01', '2026-03-01')`)
  await old.close()

  const { db, close } = await connect({ folder })
  const people = await db.select().from(users).orderBy(asc(users.id))
  expect(people).toMatchObject([
    { emailVerifiedAt: new Date('2026-01-01'), phoneVerifiedAt: null },
    { emailVerifiedAt: null, phoneVerifiedAt: new Date('2026-02-01') }
  ])
  expect(await db.select().from(sessions)).toMatchObject([
    { familyHash: 'r', endsAt: new Date('2026-08-28'), rotated: [] }
  ])
  await close()
})
