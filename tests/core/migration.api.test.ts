import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { asc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, expect, it } from 'vitest'

import { connect } from '#server/core/db/connect.ts'
import { openPglite } from '#server/core/db/pglite.ts'
import { sessions, users } from '#server/identity/schema.ts'
import { negotiationOffers } from '#server/negotiation/schema.ts'
import { orders } from '#server/order/schema.ts'
import { payments } from '#server/payment/schema.ts'

import { migrationsBefore } from '../support/old-migrations.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

const scratch = scratchFolder('migration')
/** A second try does not wait until the first one's database is closed. */
const newFolder = (name: string) => join(mkdtempSync(join(scratch, 'try-')), name)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it('keeps people and sessions from before contact verification', async () => {
  const folder = newFolder('database')
  const old = await openPglite(folder)
  await migrate(drizzle(old.client), { migrationsFolder: migrationsBefore(scratch, 'verified_contacts') })
  await old.client.exec(`
    insert into users (id, role, name, email, phone, created_at) values
      (1, 'buyer', 'Rina', 'rina@contoh.id', null, '2026-01-01'), (2, 'buyer', 'Budi', null, '62813', '2026-02-01');
    insert into sessions (user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at, device,
      user_agent, ip, last_activity_at, created_at)
    values (1, 'a', '2026-03-01', 'r', '2026-04-01', 'd', 'u', 'i', '2026-03-01', '2026-03-01')`)
  await old.close()

  const { db, close } = await connect({ folder })
  const people = await db.select().from(users).orderBy(asc(users.id))
  expect(people).toMatchObject([
    { emailVerifiedAt: new Date('2026-01-01'), phoneVerifiedAt: null },
    { emailVerifiedAt: null, phoneVerifiedAt: new Date('2026-02-01') }
  ])
  expect(await db.select().from(sessions)).toMatchObject([
    { familyHash: 'r', endsAt: new Date('2026-08-28'), rotated: [] }
  ])
  await close()
})

it('[order-25, order-27] older orders keep their promises and their refunded amounts', async () => {
  const folder = newFolder('orders')
  const old = await openPglite(folder)
  await migrate(drizzle(old.client), { migrationsFolder: migrationsBefore(scratch, 'who-bears') })
  const order = (
    id: number,
    byShop: boolean,
    status: string
  ) => `(${id}, 'BB${id}', 1, 1, 'material', '${status}',
    100000, 10000, 3000, 20000, 5000, 105000, ${byShop}, '{}', 'commercial', 'JNE', 'REG', '1-2', 3, 1, 0, 1,
    'cancelled', false, '2026-01-01', ${byShop ? 'null, null, null, null' : "2, 'virtual_account', 'BCA', '39010'"})`
  await old.client.exec(`
    insert into users (id, role, name, created_at) values (1, 'buyer', 'Rina', '2026-01-01');
    insert into payment_methods (id, name, icon, bank_type, bank_code, fee, sort)
      values (2, 'BCA', 'bca', 'virtual_account', 'bca', 4000, 2);
    insert into provinces (id, code, name, island) values (1, '1', 'P', 'J');
    insert into cities (id, code, province_id, name, lat, lng) values (1, '1', 1, 'K', 0, 0);
    insert into districts (id, code, city_id, name, lat, lng) values (1, '1', 1, 'D', 0, 0);
    insert into shops (id, seller_id, slug, name, province_id, city_id, district_id, address, lat, lng, created_at)
      values (1, 1, 's', 'S', 1, 1, 1, 'A', 0, 0, '2026-01-01');
    insert into transactions (id, code, buyer_id, shop_id, type, status, subtotal, discount, cashback, shipping_cost,
      shipping_discount, grand_total, voucher_by_shop, address, shipping_type, courier, service, etd, delivery_case,
      weight_kg, volume_m_3, distance_km, payment_status, holds_stock, created_at, payment_method_id,
      payment_type, payment_name, payment_number)
    values ${order(1, true, 'paid')}, ${order(2, false, 'cancel')};
    insert into ledger_movements (id, code, trx_id, ref_id, transaction_id, remark, created_at)
      values (1, 'RF', 'RF-BB2', 'BB2', 2, 'r', '2026-01-01');
    insert into ledger_entries (movement_id, account, user_id, amount) values
      (1, 'escrow', null, -105000), (1, 'buyer_saldo', 1, 105000)`)
  await old.close()

  const { db, close } = await connect({ folder })
  expect(await db.select().from(orders).orderBy(asc(orders.id))).toMatchObject([
    { discountByShop: 10_000, cashbackByShop: 3_000, shippingDiscountByShop: 5_000, refunded: 0 },
    {
      discountByShop: 0,
      cashbackByShop: 0,
      shippingDiscountByShop: 5_000,
      refunded: 105_000
    }
  ])
  expect(await db.select().from(payments)).toMatchObject([
    { id: 2, name: 'BCA', number: '39010', amount: 105_000, status: 'paid' }
  ])
  await close()
})

it('[negotiation-25] older offers are limited to the maximum that can be agreed to', async () => {
  const folder = newFolder('offers')
  const old = await openPglite(folder)
  await migrate(drizzle(old.client), {
    migrationsFolder: migrationsBefore(scratch, 'negotiation-offers-bounded')
  })
  // Their owner does not matter here.
  await old.client.exec(`
    set session_replication_role = replica;
    insert into negotiation_offers (transaction_id, round, offer, note, created_at) values
      (1, 1, 5000000000, '', '2026-01-01'), (1, 2, 0, '', '2026-01-02'), (1, 3, 50000, '', '2026-01-03')`)
  await old.close()

  const { db, close } = await connect({ folder })
  const offers = await db.select().from(negotiationOffers).orderBy(asc(negotiationOffers.round))
  expect(offers.map(({ offer }) => offer)).toEqual([1_000_000_000, null, 50_000])
  await close()
})
