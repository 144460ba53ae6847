import postgres from 'postgres'

import { makeDatabase } from './scratch.ts'

// A copy of the seeded database takes PostgreSQL a CPU second, with its drop; restoring the rows that a test file
// changed takes a tenth. So each worker keeps one copy, and every file finds the template's rows in it.

/** A table's contents: how many rows, and the newest transaction that wrote one of them. */
type Mark = { rows: string; newest: string }
type WorkerDatabase = {
  url: string
  /** The columns of each table that can be written, as SQL. */
  columns: Map<string, string>
  marks: Map<string, Mark>
  /** Statements that set the sequences. */
  sequences: string
  shape: string
}

let workerDatabase: WorkerDatabase | undefined
let isTaken = false

/**
 * The worker's own database with the template's rows, from `take` to `giveBack`; undefined while another world has
 * it. Its name begins with `prefix`, by which the end of the run drops it.
 */
export async function takeWorkerDatabase(template: string, prefix: string): Promise<string | undefined> {
  if (isTaken) return undefined
  isTaken = true
  workerDatabase ??= await copy(template, `${prefix}${process.pid}`)
  return workerDatabase.url
}

/** Restores changed rows. A database with changed tables, not only rows, is recreated for the next file. */
export async function giveBackWorkerDatabase(): Promise<void> {
  const own = workerDatabase!
  let isWhole = false
  try {
    isWhole = await onDatabase(own.url, async sql => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
      if ((await shapeOf(sql)) !== own.shape) return false
      await putBack(sql, own)
      return true
    })
  } finally {
    // Also if restoring failed: that file is named, and the next one has another database.
    if (!isWhole) workerDatabase = undefined
    isTaken = false
  }
}

async function copy(template: string, name: string): Promise<WorkerDatabase> {
  const { url } = await makeDatabase(template, name, template)
  return onDatabase(url, async sql => {
    const columns = await columnsOf(sql)
    await sql.unsafe('create schema pristine')
    for (const table of columns.keys())
      await sql.unsafe(`create table pristine."${table}" as table public."${table}"`)
    const marks = await marksOf(sql, columns.keys())
    return { url, columns, marks, sequences: await sequencesOf(sql), shape: await shapeOf(sql) }
  })
}

/** In one transaction, without foreign keys and triggers: each changed table gets its rows again. */
async function putBack(sql: postgres.Sql, own: WorkerDatabase): Promise<void> {
  const now = await marksOf(sql, own.columns.keys())
  const changed = [...own.columns].filter(([table]) => !isSame(now.get(table)!, own.marks.get(table)!))
  await sql.begin(async tx => {
    await tx.unsafe('set local session_replication_role = replica')
    for (const [table, columns] of changed) {
      await tx.unsafe(`delete from public."${table}"`)
      await tx.unsafe(`insert into public."${table}" (${columns}) overriding system value
        select ${columns} from pristine."${table}"`)
    }
    await tx.unsafe(own.sequences)
  })
  // Otherwise these deletions would count as changes by the test file.
  if (changed.length > 0)
    await sql.unsafe(`vacuum ${changed.map(([table]) => `public."${table}"`).join(', ')}`)
  for (const [table, mark] of await marksOf(
    sql,
    changed.map(([table]) => table)
  ))
    own.marks.set(table, mark)
}

const isSame = (a: Mark, b: Mark) => a.rows === b.rows && a.newest === b.newest

async function marksOf(sql: postgres.Sql, tables: Iterable<string>): Promise<Map<string, Mark>> {
  const each = [...tables].map(
    table =>
      `select '${table}' as table, count(*) as rows, coalesce(max(xmin::text::bigint), 0) as newest from public."${table}"`
  )
  if (each.length === 0) return new Map()
  const found = await sql.unsafe<(Mark & { table: string })[]>(each.join(' union all '))
  return new Map(found.map(({ table, ...mark }) => [table, mark]))
}

/** The tables and their columns, except computed ones. */
async function columnsOf(sql: postgres.Sql): Promise<Map<string, string>> {
  const found = await sql<{ table: string; columns: string }[]>`
    select c.relname as table, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
    group by c.relname`
  return new Map(found.map(({ table, columns }) => [table, columns]))
}

async function sequencesOf(sql: postgres.Sql): Promise<string> {
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`
  const sets = names.map(
    ({ name }) => `select '${name}' as name, last_value as value, is_called as called from "${name}"`
  )
  const found = await sql.unsafe<{ name: string; value: string; called: boolean }[]>(sets.join(' union all '))
  return found
    .map(({ name, value, called }) => `select setval('public."${name}"', ${value}, ${called})`)
    .join(';')
}

/** Differs for a database with other tables, columns, indexes, constraints, triggers, functions or settings. */
async function shapeOf(sql: postgres.Sql): Promise<string> {
  const [shape] = await sql<{ shape: string }[]>`
    select md5(concat(
      (select string_agg(concat_ws(' ', relname, relkind, reloptions, relpersistence), ',' order by relname)
       from pg_class where relnamespace = 'public'::regnamespace),
      (select string_agg(concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, attisdropped), ','
         order by attrelid, attnum)
       from pg_attribute join pg_class c on c.oid = attrelid and c.relnamespace = 'public'::regnamespace),
      (select string_agg(concat_ws(' ', conname, convalidated), ',' order by oid) from pg_constraint),
      (select string_agg(concat_ws(' ', tgname, tgenabled), ',' order by oid) from pg_trigger),
      (select string_agg(md5(prosrc), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
      (select string_agg(array_to_string(setconfig, ','), ',') from pg_db_role_setting join pg_database d
         on d.oid = setdatabase and d.datname = current_database())
    )) as shape`
  return shape!.shape
}

async function onDatabase<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
