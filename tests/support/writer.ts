import { sql } from 'drizzle-orm'

import { connect, rows } from '#server/core/db/connect.ts'

// A process that only writes. When told to begin it opens the database, which recovers from the previous kill, and
// reports what it finds; then it reports each row that the database acknowledged, until it is killed.
const [folder = '', first = '0'] = process.argv.slice(2)
const tell = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)

process.stdin.once('data', () => void write())

async function write(): Promise<void> {
  const { db } = await connect({ folder })
  const found = await rows<{ kind: string; number: number }>(
    db,
    sql`select split_part(name, '-', 1) as kind, split_part(name, '-', 2)::int as number from settings
        where name like 'row-%' or name like 'twin-%' order by number`
  )
  const numbersOf = (kind: string) => found.filter(fact => fact.kind === kind).map(fact => fact.number)
  tell({ rows: numbersOf('row'), twins: numbersOf('twin') })
  for (let number = Number(first); ; number += 1) {
    await db.transaction(async tx => {
      await tx.execute(sql`insert into settings (name, value) values (${`row-${number}`}, 'written')`)
      await tx.execute(sql`insert into settings (name, value) values (${`twin-${number}`}, 'written')`)
    })
    tell(number)
  }
}
