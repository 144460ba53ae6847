import { expect, it } from 'vitest'

import { restoreStock, takeStock } from '#server/product/stock.ts'

import { sentStatements } from '../support/sent-statements.ts'

const order = [
  { productDetailId: 30, productId: 1, qty: 1 },
  { productDetailId: 10, productId: 3, qty: 1 },
  { productDetailId: 20, productId: 2, qty: 1 },
  { productDetailId: 10, productId: 3, qty: 4 }
]
const byId = [
  { id: 10, product_id: 3, qty: 5 },
  { id: 20, product_id: 2, qty: 1 },
  { id: 30, product_id: 1, qty: 1 }
]

it('[product-10] sends no query for an order without goods', async () => {
  const { sent, db } = sentStatements()
  await takeStock({ tx: db, after: { later: () => undefined } }, [])
  expect(sent).toEqual([])
})

it.each([
  ['taken', takeStock],
  ['given back', restoreStock]
])(
  '[product-10] stock is %s in the order of ids, so that no two orders wait for each other',
  async (_, move) => {
    const { sent, db } = sentStatements([[{ ids: [10, 20, 30] }]])
    await move({ tx: db, after: { later: () => undefined } }, order)
    const [statement, ...more] = sent
    expect(more).toEqual([])
    expect(JSON.parse(String(statement!.params[0]))).toEqual(byId)
    // Variants by id, then their products by id, which wait for all of them.
    expect(statement!.text).toMatch(
      /held as \( select id from product_details .* order by id for no key update \), moved as \( update product_details d .* d\.id = held\.id .* shown as \( select id from products where id = any\(\(select array_agg\(product_id\) from moved\).* order by id for no key update \)/
    )
  }
)
