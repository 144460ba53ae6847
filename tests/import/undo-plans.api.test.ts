import { sql as text } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { explainAll, type Statement } from '../../bench/explain.ts'
import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, simpleTable, startImporting } from './importing.ts'

const world = useWorld({}, true)
let importing: Importing
beforeAll(async () => {
  importing = await startImporting(world(), (await openMarket(world())).shopId)
})

it('[import-93] undoing an import among 100,000 products of imports reads what an index names', async () => {
  const { db, connection } = world().services
  const first = await importing.check(simpleTable(importing.photo, 3, 'RENCANA'))
  await importing.run(first.id)
  const { id } = await importing.check(simpleTable(importing.photo, 3, 'RENCANA', 20_000))
  expect((await importing.run(id)).results).toMatchObject({ changed: 3 })
  await db.execute(text`
    insert into import_products (import_id, row, name, shop, draft, verdict, result, product_id)
    select ${first.id}::bigint, n, 'Semen', '', '{"rows": [], "variants": [], "problems": []}', 'change', 'changed', 1000000 + n
    from generate_series(1, 100000) n`)
  await connection.exec('vacuum analyze')
  const sql = connection.sql!
  const statements: Statement[] = []
  const options = sql.options as { debug?: unknown }
  options.debug = (_: number, sent: string, parameters: unknown[]) =>
    void statements.push({ text: sent, parameters })
  const undone = await importing.undo(id)
  options.debug = undefined
  expect(undone.results).toMatchObject({ restored: 3 })
  const carrying = statements.filter(one => /^\s*update import_products p set after_version/i.test(one.text))
  expect(carrying).toHaveLength(1)
  const cost = await explainAll(sql, carrying, { hasWrites: true })
  expect([cost['read end to end'], cost.discarded < 100]).toEqual(['', true])
})
