import postgres from 'postgres'

/** Makes an empty database on a PostgreSQL server; `drop` takes it away again. */
export async function makeDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `baba_bench_${process.pid}`
  const sql = postgres(server, { max: 1, onnotice: () => undefined })
  await sql.unsafe(`drop database if exists ${name} with (force)`)
  await sql.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await sql.unsafe(`drop database if exists ${name} with (force)`)
      await sql.end()
    }
  }
}
