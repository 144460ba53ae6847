import { getTableName, type SQL, type Table } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

import type { Db } from '#server/core/db/connect.ts'
import { restoreStock, takeStock } from '#server/product/stock.ts'

/** A transaction that notes which rows are locked, by table and the id that the condition names first. */
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
    })
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
  'products 1',
  'products 2',
  'products 3'
]

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
