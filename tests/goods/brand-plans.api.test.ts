import { sql as text } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { explainAll, type Statement } from '../../bench/explain.ts'
import { addGoods } from '../support/goods.ts'
import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({}, true)
let market: Market
beforeAll(async () => {
  const { db, connection } = world().services
  market = await openMarket(world())
  const { id } = await addGoods(world(), market.shopId, { brand: 'Besar' })
  await db.execute(text`alter table products disable trigger user`)
  await db.execute(text`update products set merk = '' where id <> ${id}`)
  await db.execute(text`
    insert into products (shop_id, slug, name, description, merk, c1, c2, c3, type, condition, min, multiple, content_amount,
      content_unit, sale_unit, is_pre_order, pre_order_days, specifications, min_price, max_price, stock, photo_path,
      province_id, city_id, created_at)
    select p.shop_id, 'barang-' || n, 'Barang ' || n, p.description, case when n > 90000 then 'Besar' else '' end, p.c1, p.c2,
      p.c3, p.type, p.condition, p.min, p.multiple, p.content_amount, p.content_unit, p.sale_unit, false, 0, '[]', 1, 1, 1,
      p.photo_path, p.province_id, p.city_id, now()
    from products p, generate_series(1, 100000) n where p.id = ${id}`)
  await db.execute(text`alter table products enable trigger user`)
  await connection.exec('vacuum analyze')
})

it('[goods-84] a brand among 100,000 products, most of which have none, is found by its index', async () => {
  const sql = world().services.connection.sql!
  const statements: Statement[] = []
  const options = sql.options as { debug?: unknown }
  options.debug = (_: number, sent: string, parameters: unknown[]) =>
    void statements.push({ text: sent, parameters })
  const brands = ['Besar', 'Belum Ada', 'BELUM ADA']
  const saved: string[] = []
  for (const brand of brands) saved.push((await addGoods(world(), market.shopId, { brand })).brand)
  options.debug = undefined
  expect(saved).toEqual(['Besar', 'Belum Ada', 'Belum Ada'])
  const spelling = statements.filter(one => one.text.includes('as letters'))
  expect(spelling).toHaveLength(brands.length)
  const cost = await explainAll(sql, spelling)
  expect([cost['read end to end'], cost['rows read'] < 100]).toEqual(['', true])
})
