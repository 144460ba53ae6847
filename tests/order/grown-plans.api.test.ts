import postgres from 'postgres'
import { expect, it } from 'vitest'

import { explainGrown } from '../../bench/grown-plans.ts'
import type { Statement } from '../../bench/explain.ts'
import { fillOrders } from '../../bench/many-orders.ts'
import { opsToken } from '../support/environment.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({}, true)

it('[core-283] no list, search or job reads what an index could have skipped', async () => {
  const { app, services } = world()
  const sql = services.connection.sql!
  const filling = postgres(services.config.databaseUrl!, { max: 1, onnotice: () => undefined })
  const counts = { orders: 6_000, ofOne: 400, due: 200, reviews: 3_000, unread: 3_000 }
  const many = await fillOrders(filling, counts).finally(() => filling.end())
  await services.connection.exec('vacuum analyze')
  const statements: Statement[] = []
  const options = sql.options as { debug?: unknown }
  options.debug = (_: number, text: string, parameters: unknown[]) =>
    void statements.push({ text, parameters })
  const grown = { services, app, sql, many, statements, token: opsToken, maxDiscarded: 50 }
  const { rows } = await explainGrown(grown)
  options.debug = undefined
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(row => row['too much'] !== '')).toEqual([])
})
