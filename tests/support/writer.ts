import { sql } from 'drizzle-orm'

import { connect } from '#server/db/connect.ts'

// A process that only writes: it tells its parent each row that the database acknowledged, until it is killed.
const [folder = '', first = '0'] = process.argv.slice(2)
const { db } = await connect({ folder })
process.stdout.write('ready\n')
for (let number = Number(first); ; number += 1) {
  await db.transaction(async tx => {
    await tx.execute(sql`insert into facts (name, value) values (${`row-${number}`}, 'written')`)
    await tx.execute(sql`insert into facts (name, value) values (${`twin-${number}`}, 'written')`)
  })
  process.stdout.write(`${number}\n`)
}
