import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'

import { connect, type Db, rows } from '#server/core/db/connect.ts'
import { makeDatabaseFolder } from '#server/core/db/new-database.ts'
import { applyReference } from '#server/reference/apply.ts'
import { preparedRegions } from '#server/reference/prepared-regions.ts'

import { scratchFolder } from '../support/scratch-folder.ts'
import { scaled } from '../support/machine-pace.ts'

const scratch = scratchFolder('prepared-regions')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const ofOurs = sql`from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'drizzle')`

/** The parts of a database: each column, index, constraint, trigger, function, sequence and extension. */
async function describeSchema(db: Db): Promise<string[]> {
  const found = await rows<{ piece: string }>(
    db,
    sql`
    select concat_ws(' ', 'column', c.oid::regclass, a.attname, a.attnum, format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as piece ${ofOurs}
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    union all select pg_get_indexdef(i.indexrelid) ${ofOurs} join pg_index i on i.indrelid = c.oid
    union all select concat_ws(' ', c.oid::regclass, o.conname, pg_get_constraintdef(o.oid)) ${ofOurs}
      join pg_constraint o on o.conrelid = c.oid
    union all select pg_get_triggerdef(t.oid) ${ofOurs} join pg_trigger t on t.tgrelid = c.oid where not t.tgisinternal
    union all select concat_ws(' ', 'sequence', schemaname, sequencename, start_value, increment_by)
      from pg_sequences
    union all select concat_ws(' ', 'function', proname, md5(prosrc)) from pg_proc
      where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'extension', extname, extversion) from pg_extension
    order by 1`
  )
  return found.map(({ piece }) => piece)
}

/** The number of rows of each table, and the sum of their hashes, without the time of their version. */
async function describeRows(db: Db): Promise<Record<string, [count: number, hash: string]>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select c.oid::regclass::text as name ${ofOurs} where c.relkind = 'r' order by 1`
  )
  const found: Record<string, [number, string]> = {}
  for (const { name } of tables) {
    const [row] = await rows<{ count: string; hash: string }>(
      db,
      sql`select count(*) as count, sum(hashtextextended((to_jsonb(t) - 'updated_at')::text, 0))::text as hash from ${sql.raw(name)} t`
    )
    found[name] = [Number(row?.count), row?.hash ?? '']
  }
  return found
}

/** The state of a first start before its demo: the folder is opened, migrated, and the reference data applied. */
async function open(name: string, prepared?: typeof preparedRegions) {
  // A second try starts fresh.
  const folder = join(mkdtempSync(join(scratch, 'try-')), name)
  const { db, close } = await connect({ folder, ...(prepared && { prepared }) })
  let written = 0
  await applyReference(db, { onRows: count => void (written += count) })
  const found = { written, schema: await describeSchema(db), rows: await describeRows(db) }
  await close()
  return found
}

it(
  '[core-226] a first start unpacks what it would make from the file of the regions, and writes no region',
  async () => {
    const unpacked = await open('unpacked', preparedRegions)
    const made = await open('made')
    // If this fails: node scripts/regions-database.ts
    expect(unpacked.schema).toEqual(made.schema)
    expect(unpacked.rows).toEqual(made.rows)
    expect([unpacked.written, made.written]).toEqual([0, 83_762])
    expect(statSync(preparedRegions.file).size).toBeLessThan(5 * 1024 * 1024)
  },
  scaled(120_000)
)

it('[core-226] matches the installed PGlite and regions, else an empty one is unpacked', async () => {
  const versionOf = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version
  expect(preparedRegions.version).toContain(
    `PGlite ${versionOf('@electric-sql/pglite')}, idn-area-data ${versionOf('idn-area-data')}, geografis ${versionOf('geografis')}`
  )
  const folder = join(scratch, 'other')
  await makeDatabaseFolder(folder, { ...preparedRegions, version: 'PGlite 0.5.16, other regions' })
  const { db, close } = await connect({ folder })
  expect(await rows(db, sql`select 1 from villages limit 1`)).toEqual([])
  await close()
})
