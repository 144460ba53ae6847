import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { exactTotal } from '#lib/core/limits.ts'

import { addBanks } from '../support/banks.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { openMarket } from '../support/market.ts'
import { negotiate } from '../support/negotiating.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({}, true)
const rows = exactTotal + 100
const perPage = 100

beforeAll(async () => {
  const { db, clock } = world().services
  const market = await openMarket(world())
  const product = await market.product({})
  const buyer = await market.buyer()
  const complaint = await complain(buyer, await deliveredTo(world(), buyer, product))
  const negotiated = await negotiate(world(), await market.buyer(), await market.product(), {})
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const copies = (from: number, first: number) => sql`
    insert into transactions overriding system value
    select r.* from generate_series(1, ${rows}::int) n cross join transactions t
    cross join lateral jsonb_populate_record(t, jsonb_build_object('id', ${first}::int + n, 'code', 'BB' || ${first}::int + n,
      'deadline_at', ${now} + interval '1 day')) r
    where t.id = ${from}`
  await db.execute(copies(complaint.transaction_id, 1_000_000))
  await db.execute(copies(negotiated.id, 2_000_000))
  await db.execute(sql`
    insert into negotiations (transaction_id, address, quote, shipping_discount)
    select id, address, 0, 0 from transactions where id > 2000000`)
  await db.execute(sql`
    insert into complaints overriding system value
    select r.* from generate_series(1, ${rows}::int) n cross join complaints c
    cross join lateral jsonb_populate_record(c, jsonb_build_object('id', 1000000 + n, 'transaction_id', 1000000 + n,
      'client_id', null)) r
    where c.id = ${complaint.id}`)
  await db.execute(sql`
    insert into payment_notifications (gateway, event_id, number, amount, outcome, body, created_at)
    select 'sandbox', n, '1', 1, 'unknown', '{}', ${now} from generate_series(1, ${rows}::int) n`)
  await db.execute(sql`
    insert into shops overriding system value
    select r.* from (select * from shops order by id limit 1) s cross join generate_series(1, ${rows}::int) n
    cross join lateral jsonb_populate_record(s::shops, jsonb_build_object('id', 1000000 + n, 'slug', 'toko-' || n)) r`)
  await db.execute(sql`
    with m as (
      insert into ledger_movements (code, trx_id, ref_id, remark, created_at)
      values ('EX', 'UJI-TOKO', 'UJI', '', ${now}) returning id
    )
    insert into ledger_entries (movement_id, account, shop_id, amount)
    select m.id, 'seller_payable', s.id, 1000 from m, shops s where s.id > 1000000
    union all select m.id, 'fee_income', null, -1000 * ${rows}::int from m`)
  await market.voucher({})
  await db.execute(sql`
    insert into vouchers overriding system value
    select r.* from (select * from vouchers order by id desc limit 1) v cross join generate_series(1, ${rows}::int) n
    cross join lateral jsonb_populate_record(v::vouchers, jsonb_build_object('id', 1000000 + n, 'code', 'UJI' || n)) r`)
  await db.execute(sql`
    insert into curated_keywords (keyword, sort) select 'kata ' || n, n from generate_series(1, ${rows}::int) n`)
  await db.execute(sql`
    insert into synonyms (word, phrase) select 'kata ' || n, 'frasa' from generate_series(1, ${rows}::int) n`)
  await addBanks(world())
  await db.execute(sql`
    with account as (
      insert into bank_accounts (user_id, bank_code, account_number, account_holder, created_at)
      select min(id), 'bca', '9000000001', 'Laras', ${now} from users returning id, user_id
    )
    insert into withdrawals (user_id, bank_account_id, bank_code, bank_name, account_number, account_holder, nominal, fee,
      status, verified_by, payout_tries, next_payout_at, created_at)
    select user_id, id, 'bca', 'BCA', '9000000001', 'Laras', 60000, 2500, 'pending', 'pin', 0, ${now}, ${now}
    from account, generate_series(1, ${rows}::int)`)
  await db.execute(sql`
    insert into products (shop_id, slug, name, description, merk, c1, c2, c3, type, condition, min, multiple, content_amount,
      content_unit, sale_unit, is_pre_order, pre_order_days, specifications, min_price, max_price, stock, photo_path,
      province_id, city_id, created_at)
    select p.shop_id, 'barang-' || n, 'Barang ' || n, p.description, 'Merek ' || n, p.c1, p.c2, p.c3, p.type, p.condition,
      p.min, p.multiple, p.content_amount, p.content_unit, p.sale_unit, false, 0, '[]', 1, 1, 1, p.photo_path, p.province_id,
      p.city_id, now()
    from (select * from products order by id limit 1) p, generate_series(1, ${rows}::int) n`)
})

it.each([
  'GET /ops/shop',
  'GET /ops/payout',
  'GET /ops/voucher',
  'GET /ops/keyword',
  'GET /ops/synonym'
] as const)('[core-302] %s is counted whole, and its last page has rows', async endpoint => {
  const { ops } = world()
  const first = await ops.call(endpoint, { per_page: perPage })
  const { total = 0, total_pages: pages = 0 } = (first.ok && first.meta) || {}
  expect(total).toBeGreaterThanOrEqual(rows)
  expect(pages).toBe(Math.ceil(total / perPage))
  const last = await ops.call(endpoint, { page: pages, per_page: perPage })
  expect(last.ok && last.value.length).toBe(total - (pages - 1) * perPage)
})

it.each([
  'GET /ops/transaction',
  'GET /ops/nego',
  'GET /ops/complain',
  'GET /ops/payment/notification',
  'GET /ops/withdraw',
  'GET /ops/product',
  'GET /ops/brand'
] as const)(
  '[core-302] %s says that there are more than 1,200, and its last page has rows',
  async endpoint => {
    const { ops } = world()
    const first = await ops.call(endpoint, { per_page: perPage })
    expect(first.ok && first.meta).toEqual({ page: 1, per_page: perPage, total: 1_201, total_pages: 12 })
    const last = await ops.call(endpoint, { page: 12, per_page: perPage })
    expect(last.ok && last.value.length).toBe(perPage)
  }
)
