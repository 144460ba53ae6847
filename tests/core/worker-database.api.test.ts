import { expect, it } from 'vitest'
import postgres from 'postgres'

import { copyWorld } from '../support/world.ts'

// On PostgreSQL the test files of a worker share a database (tests/support/worker-database.ts): rows that one of them leaves
// behind are removed before the next. On the embedded database each copies a folder.

/** Runs a test file's changes on the worker's database. */
async function asFile<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const { config, drop } = await copyWorld()
  const sql = postgres(config.databaseUrl!, { max: 1, onnotice: () => undefined })
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await drop()
  }
}

/** All rows of all tables as a hash per table, and the values of the sequences. */
async function contentOf(sql: postgres.Sql): Promise<Record<string, unknown>> {
  const found = await sql<{ name: string; kind: string }[]>`
    select relname as name, relkind as kind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')`
  const content: Record<string, unknown> = {}
  for (const { name, kind } of found) {
    const [state] = await sql.unsafe(
      kind === 'S'
        ? `select last_value, is_called from "${name}"`
        : `select count(*), md5(string_agg(t::text, ',' order by t::text)) from "${name}" t`
    )
    content[name] = state
  }
  return content
}

it('restores the template’s rows after a file that added, changed and deleted some', async () => {
  const before = await asFile(contentOf)
  const left = await asFile(async sql => {
    await sql`delete from carts`
    await sql`update products set name = name || '!' where id = (select min(id) from products)`
    await sql`insert into settings (name, value) values ('left behind', '1')`
    await sql`select nextval(pg_get_serial_sequence('transactions', 'id'))`
    return contentOf(sql)
  })
  expect(left).not.toEqual(before)
  expect(await asFile(contentOf)).toEqual(before)
})

it.each([
  ['a table', 'create table left_behind (id int)'],
  ['a column', 'alter table settings add column left_behind text'],
  ['an index', 'create index left_behind on settings (value)'],
  ['a trigger that is off', 'alter table ledger_entries disable trigger ledger_entries_stay']
])('restores the template’s tables after a file that left %s', async (_, statement) => {
  const before = await asFile(contentOf)
  const shape = (sql: postgres.Sql) => sql`
    select (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations,
      (select count(*) from pg_attribute where attrelid = 'settings'::regclass) as columns,
      (select count(*) from pg_trigger where tgenabled = 'D') as off`
  const [whole] = await asFile(shape)
  await asFile(sql => sql.unsafe(statement))
  expect(await asFile(shape)).toEqual([whole])
  expect(await asFile(contentOf)).toEqual(before)
})

it('names the file that left an unrestorable database, and recreates it for the next', async () => {
  const nameOf = async (sql: postgres.Sql) => (await sql`select current_database() as name`)[0]!['name']
  const before = await asFile(contentOf)
  const name = await asFile(nameOf)
  const spoilt = asFile(async sql => {
    await sql`insert into settings (name, value) values ('left behind', '1')`
    await sql`drop table pristine.settings`
  })
  await expect(spoilt).rejects.toThrow('pristine.settings')
  expect(await asFile(contentOf)).toEqual(before)
  // The worker has a database again: later files need no copy of their own.
  expect([await asFile(nameOf), await asFile(nameOf)]).toEqual([name, name])
})
