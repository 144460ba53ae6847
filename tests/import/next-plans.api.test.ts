import { sql as text } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { nextToRun, nextToUndo } from '#server/import/next-products.ts'

import { explainAll, type Statement } from '../../bench/explain.ts'
import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'
import { simpleTable, startImporting } from './importing.ts'

const world = useWorld({}, true)
let id: number
beforeAll(async () => {
  const importing = await startImporting(world(), (await openMarket(world())).shopId)
  id = (await importing.check(simpleTable(importing.photo, 1))).id
  // New and changed ones in turn.
  await world().services.db.execute(text`
    insert into import_products (import_id, row, name, shop, draft, verdict)
    select ${id}::bigint, n, 'Semen', '', '{"rows": [], "variants": [], "problems": []}',
      case when n % 2 = 0 then 'create' else 'change' end
    from generate_series(1, 50000) n`)
  await world().services.connection.exec('vacuum analyze')
})

/** The rows of the next products of a table of 50,000 of which the first `done` are run, and the cost of looking for them. */
async function lookAt(done: number, what: typeof nextToRun) {
  const { db, connection } = world().services
  await db.execute(text`
    update import_products set result = case verdict when 'create' then 'created' else 'changed' end
    where import_id = ${id} and row <= ${done}::int and result is null`)
  const sql = connection.sql!
  const statements: Statement[] = []
  const options = sql.options as { debug?: unknown }
  options.debug = (_: number, sent: string, parameters: unknown[]) =>
    void statements.push({ text: sent, parameters })
  const found = await what(db, id, 20)
  options.debug = undefined
  const cost = await explainAll(sql, statements)
  return { rows: found.map(({ row }) => row), isCheap: cost['rows read'] < 200 && cost.discarded < 100 }
}

const counted = (from: number, count = 20) => Array.from({ length: count }, (_, index) => from + index)

it('[import-93] the next products of a table of 50,000 are found by an index, wherever its end is', async () => {
  // The one of the table itself waits in its second row.
  expect(await lookAt(2, nextToRun)).toEqual({ rows: counted(3), isCheap: true })
  expect(await lookAt(25_000, nextToRun)).toEqual({ rows: counted(25_001), isCheap: true })
  expect(await lookAt(25_000, nextToUndo)).toEqual({ rows: counted(24_981).toReversed(), isCheap: true })
  expect(await lookAt(49_990, nextToRun)).toEqual({ rows: counted(49_991, 10), isCheap: true })
  expect(await lookAt(50_000, nextToRun)).toEqual({ rows: [], isCheap: true })
})
