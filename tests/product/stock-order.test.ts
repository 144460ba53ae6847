import { getTableName, type SQL, type Table } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

import type { Db } from '#server/core/db/connect.ts'
import { restoreStock, takeStock } from '#server/product/stock.ts'

/** A transaction that records which rows are locked, by table and the first id of the condition. */
function noted() {
  const locked: string[] = []
  const tx = {
    update: (table: Table) => ({
      set: () => ({
        where: (condition: SQL) => {
          locked.push(`${getTableName(table)} ${new PgDialect().sqlToQuery(condition).params[0]}`)
          return { returning: async () => [{ id: 1 }] }
        }
      })
    }),
    execute: async (statement: SQL) => {
      const { sql, params } = new PgDialect().sqlToQuery(statement)
      const [what] = /^\s*(?:select id from products|update products)/.exec(sql) ?? []
      const order = /order by id for no key update/.exec(sql)?.[0] ?? ''
      const ids = (JSON.parse(String(params[0])) as number[]).toSorted((a, b) => a - b)
      locked.push(`${what?.trim()} ${ids.join()} ${order}`.trim())
    }
  }
  return { locked, tx: tx as unknown as Db }
}

const order = [
  { productDetailId: 30, productId: 1, qty: 1 },
  { productDetailId: 10, productId: 3, qty: 1 },
  { productDetailId: 20, productId: 2, qty: 1 }
]
const byId = [
  'product_details 10',
  'product_details 20',
  'product_details 30',
  'select id from products 1,2,3 order by id for no key update',
  'update products 1,2,3'
]

it('[product-10] sends no query for an order without goods', async () => {
  const { locked, tx } = noted()
  await takeStock(tx, [])
  expect(locked).toEqual([])
})

it.each([
  ['taken', takeStock],
  ['given back', restoreStock]
])(
  '[product-10] stock is %s in the order of ids, so that no two orders wait for each other',
  async (_, move) => {
    const { locked, tx } = noted()
    await move(tx, order)
    expect(locked).toEqual(byId)
    const { locked: again, tx: other } = noted()
    await move(other, order.toReversed())
    expect(again).toEqual(byId)
  }
)
