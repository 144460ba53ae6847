import postgres from 'postgres'

/** The prefix of a run's databases. Runs of mutants have their own: they kill processes, and clean up after them. */
export const databasePrefix = process.env['TEST_DATABASE_PREFIX'] ?? 'baba'

export type Scratch = { url: string; drop: () => Promise<void> }

/** Creates a database of this name on a PostgreSQL server, empty or a copy of the one at `template`. */
export async function makeDatabase(server: string, name: string, template?: string): Promise<Scratch> {
  await onServer(server, async sql => {
    await sql.unsafe(`drop database if exists ${name} with (force)`)
    await sql.unsafe(
      `create database ${name}${template ? ` template ${new URL(template).pathname.slice(1)}` : ''}`
    )
    await sql.unsafe(`alter database ${name} set synchronous_commit = off`)
  })
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) }
}

/** The address of the server's database of this name. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database, even with open connections. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  onServer(server, async sql => void (await sql.unsafe(`drop database if exists ${name} with (force)`)))

/** Runs work on the server's own database: a connected client cannot drop or copy another one. */
async function onServer(server: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const url = new URL(server)
  url.pathname = '/postgres'
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined })
  try {
    await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Drops every database of a run by its prefix. */
export async function dropDatabases(server: string, prefix: string): Promise<void> {
  await onServer(server, async sql => {
    const found = await sql<{ datname: string }[]>`
      select datname from pg_database where starts_with(datname, ${prefix})`
    for (const { datname } of found) await sql.unsafe(`drop database if exists ${datname} with (force)`)
  })
}
