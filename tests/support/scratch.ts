import postgres from 'postgres'

/** How the databases of a run begin. Runs of mutants have a name of their own: they kill processes, and clean up after them. */
export const databasePrefix = process.env['TEST_DATABASE_PREFIX'] ?? 'baba'

export type Scratch = { url: string; drop: () => Promise<void> }

/** Makes a database of this name on a PostgreSQL server, empty or a copy of the one at `template`. */
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

/** Takes a database away, also from who is still connected to it. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  onServer(server, async sql => void (await sql.unsafe(`drop database if exists ${name} with (force)`)))

/** Runs work on the server's own database: no other can be dropped or copied by who is connected to it. */
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

/** Drops every database of a run by the beginning of its name. */
export async function dropDatabases(server: string, prefix: string): Promise<void> {
  await onServer(server, async sql => {
    const found = await sql<{ datname: string }[]>`
      select datname from pg_database where starts_with(datname, ${prefix})`
    for (const { datname } of found) await sql.unsafe(`drop database if exists ${datname} with (force)`)
  })
}
