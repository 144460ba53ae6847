import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listProvinces } from '#lib/address/regions-contract.ts'
import { maxFreight } from '#lib/order/negotiation.ts'
import { checkErrorCodes } from '#server/check-error-codes.ts'
import { brokenCheck, rows, sqlState } from '#server/core/db/connect.ts'
import { Api } from '#server/core/http/registry.ts'
import { checkBooks } from '#server/ops/books-check.ts'

import { advanceTo, buy, pay, settle } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { noBrowser } from '../support/no-browser.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
/** Ids that the statements below use. */
let ids = { product: 0, variant: 0, order: 0, payment: 0 }

beforeAll(async () => {
  market = await openMarket(world())
  const buyer = await market.buyer()
  const product = await market.product({ price: 96_000 })
  await market.voucher({ amount: 1_000 })
  const order = await buy(buyer, product, pay.account)
  await settle(world(), buyer, order.id)
  await advanceTo(world(), order.code, 'deliver')
  value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }))
  const [payment] = await rows<{ id: string }>(
    world().services.db,
    sql`select payment_id as id from transactions where id = ${order.id}`
  )
  ids = { product: product.id, variant: product.detailId, order: order.id, payment: Number(payment!.id) }
})

const broken: [check: string, statement: () => ReturnType<typeof sql>][] = [
  ['variants_stock_not_negative', () => sql`update product_details set stock = -1 where id = ${ids.variant}`],
  ['variants_price_not_negative', () => sql`update product_details set price = -1 where id = ${ids.variant}`],
  ['products_stock_not_negative', () => sql`update products set stock = -1 where id = ${ids.product}`],
  ['products_min_positive', () => sql`update products set min = 0 where id = ${ids.product}`],
  ['vouchers_used_within_limit', () => sql`update vouchers set used_count = usage_limit + 1`],
  ['vouchers_percentage', () => sql`update vouchers set percentage = 101`],
  ['vouchers_amounts_not_negative', () => sql`update vouchers set max_amount = -1`],
  ['vouchers_end_after_start', () => sql`update vouchers set valid_until = valid_from`],
  ['balances_not_negative', () => sql`update balances set amount = -1`],
  ['payments_amounts', () => sql`update payments set fee = amount + 1`],
  ['transactions_total_adds_up', () => sql`update transactions set grand_total = grand_total + 1`],
  ['transactions_amounts_not_negative', () => sql`update transactions set cashback = -1`],
  ['transactions_borne_within', () => sql`update transactions set discount_by_shop = discount + 1`],
  ['transactions_refund_within_total', () => sql`update transactions set refunded = grand_total + 1`],
  ['transaction_lines_qty_positive', () => sql`update transaction_lines set qty = 0`],
  ['transaction_lines_refunded_within', () => sql`update transaction_lines set refunded_qty = qty + 1`],
  [
    'transaction_lines_refused_within',
    () => sql`update transaction_lines set refunded_qty = 1, refused_qty = qty`
  ],
  [
    'negotiation_offers_bounded',
    () => sql`insert into negotiation_offers (transaction_id, round, offer, note, created_at)
    values (${ids.order}, 1, ${maxFreight + 1}, '', now())`
  ],
  [
    'ledger_entries_move_something',
    () => sql`insert into ledger_entries (movement_id, account, amount)
    select id, 'escrow', 0 from ledger_movements limit 1`
  ],
  [
    'reviews_stars',
    () => sql`insert into reviews (product_id, shop_id, user_id, rating, review, created_at)
    select ${ids.product}, p.shop_id, s.seller_id, 6, '', now() from products p join shops s on s.id = p.shop_id
    where p.id = ${ids.product}`
  ]
]

describe('[money-11] the database itself rejects', () => {
  it.each(broken)('%s', async (check, statement) => {
    const error: unknown = await world()
      .services.db.transaction(tx => tx.execute(statement()))
      .then(() => undefined)
      .catch((thrown: unknown) => thrown)
    expect(brokenCheck(error)).toBe(check)
  })

  it('changing or deleting ledger entries', async () => {
    const { db } = world().services
    for (const table of ['ledger_entries', 'ledger_movements']) {
      const name = sql.identifier(table)
      for (const statement of [
        sql`update ${name} set id = id`,
        sql`delete from ${name}`,
        sql`truncate ${name} cascade`
      ]) {
        const error: unknown = await db.execute(statement).catch((thrown: unknown) => thrown)
        expect(sqlState(error)).toBe('23001')
      }
    }
  })
})

it('[money-11] a CHECK that a call violates becomes its error, and is not logged as a bug', async () => {
  const api = new Api()
  api.open(listProvinces, async ({ db }) => {
    await db.execute(sql`update product_details set stock = -1 where id = ${ids.variant}`)
    throw new Error('The database took it')
  })
  const answered = await api.routes.get(listProvinces.name)!.run({}, noBrowser(), world().services)
  expect(answered).toMatchObject({ ok: false, error: { code: 'out_of_stock', status: 422 } })
  const { db } = world().services
  const named = await rows<{ name: string }>(
    db,
    sql`select conname as name from pg_constraint where contype = 'c'`
  )
  expect(named.map(row => row.name)).toEqual(expect.arrayContaining(Object.keys(checkErrorCodes)))
})

/** A transfer of 7 from a shop, with a movement of its own. */
const transferPosted = (amounts: { bank: number; seller_payable: number }) => [
  sql`insert into shop_payouts (id, shop_id, amount, direction, reference, remark, by, created_at)
    select 900, shop_id, 7, 'in', 'X', '', 'uji', now() from transactions where id = ${ids.order}`,
  ...posted(amounts)
]

/** The movement of transfer 900. */
const posted = (amounts: { bank: number; seller_payable: number }) => [
  sql`insert into ledger_movements (code, trx_id, ref_id, remark, created_at) values ('TF', 'SP-900', 'X', '', now())`,
  ...Object.entries(amounts).map(
    ([account, amount]) => sql`insert into ledger_entries (movement_id, account, shop_id, amount)
      select m.id, ${account}, t.shop_id, ${amount} from ledger_movements m, transactions t
      where m.trx_id = 'SP-900' and t.id = ${ids.order}`
  )
]

/** A file for the bank that says so, with one transfer of 7. */
const fileOf = (count: number, total: number) => [
  sql`insert into shop_payout_files (id, request_hash, input_hash, count, total, csv, by, created_at)
    values (900, 'r', 'i', ${count}, ${total}, '', 'uji', now())`,
  sql`insert into shop_payouts (id, shop_id, file_id, amount, direction, bank_name, account_number, account_holder, reference, remark, by, created_at)
    select 900, shop_id, 900, 7, 'out', 'BCA', '1', 'H', 'X', '', 'uji', now() from transactions where id = ${ids.order}`,
  ...posted({ bank: 7, seller_payable: -7 })
]

describe('[money-7, money-21, money-27] the ledger check reports', () => {
  const cases: [string, () => ReturnType<typeof sql>[], (order: number) => object][] = [
    [
      'escrow that an order does not hold',
      () => [sql`update transactions set status = 'sent' where id = ${ids.order}`],
      id => ({ escrow: [{ id, held: 0, expected: 100_000 }] })
    ],
    [
      'a success without its settlement',
      () => [sql`update transactions set code = 'BBOTHER' where id = ${ids.order}`],
      id => ({ unsettled: [id] })
    ],
    [
      'goods that cost more than the lines of their order',
      () => [sql`update transaction_lines set price = price - 1 where transaction_id = ${ids.order}`],
      id => ({ subtotals: [id] })
    ],
    [
      'goods that are still paid although they were refused at the door',
      () => [sql`update transaction_lines set refused_qty = 1 where transaction_id = ${ids.order}`],
      id => ({ subtotals: [id] })
    ],
    [
      'a payment that is not the sum of its orders',
      () => [sql`update payments set amount = amount + 1 where id = ${ids.payment}`],
      () => ({ payments: [ids.payment] })
    ],
    [
      'a payment that is paid while its order is not',
      () => [sql`update payments set status = 'pending' where id = ${ids.payment}`],
      () => ({ payments: [ids.payment] })
    ],
    [
      'what the gateway told and nobody posted',
      () => [
        sql`insert into payment_notifications (gateway, event_id, number, amount, outcome, body, created_at)
          values ('sandbox', 'unposted', '1', 7, 'again', '{}', now())`
      ],
      () => ({ gateway: 7 })
    ],
    [
      'a stock that is not that of its variants',
      () => [sql`update products set stock = stock + 1 where id = ${ids.product}`],
      () => ({ stock: [ids.product] })
    ],
    [
      'a voucher that counts fewer uses than orders hold',
      () => [
        sql`insert into voucher_uses (voucher_id, user_id, transaction_id, used_at)
          select (select max(id) from vouchers), buyer_id, id, now() from transactions where id = ${ids.order}`
      ],
      () => ({ vouchers: [expect.any(Number)] })
    ],
    [
      'a payout that nobody waits for',
      () => [
        sql`insert into ledger_entries (movement_id, account, amount)
          select id, 'bank_out', 7 from ledger_movements limit 1`
      ],
      () => ({ bank_out: 7 })
    ],
    [
      'money of the bank that nobody was paid',
      () => [
        sql`insert into ledger_entries (movement_id, account, amount)
          select id, 'bank', 7 from ledger_movements limit 1`
      ],
      () => ({ bank: 7 })
    ],
    [
      'a transfer to a shop that was not posted',
      () => [
        sql`insert into shop_payouts (shop_id, amount, direction, bank_name, account_number, account_holder, reference, remark, by, created_at)
          select shop_id, 7, 'out', 'BCA', '1', 'H', 'X', '', 'uji', now() from transactions where id = ${ids.order}`
      ],
      () => ({ bank: -7, payouts: [expect.any(Number)] })
    ],
    [
      'a transfer of a shop that was posted with another amount of its own',
      () => transferPosted({ bank: -7, seller_payable: 6 }),
      () => ({ payouts: [900] })
    ],
    [
      'a transfer of a shop that was posted with another amount of the bank',
      () => transferPosted({ bank: -6, seller_payable: 7 }),
      () => ({ bank: 1, payouts: [900] })
    ],
    [
      '[money-27] a file for the bank with fewer transfers than it says',
      () => fileOf(2, 7),
      () => ({ payout_files: [900] })
    ],
    ['[money-27] a file for the bank of another total', () => fileOf(1, 8), () => ({ payout_files: [900] })]
  ]
  it.each(cases)('%s', async (_name, statements, found) => {
    const { db } = world().services
    const whole = {
      escrow: [],
      unsettled: [],
      subtotals: [],
      payments: [],
      gateway: 0,
      vouchers: [],
      stock: [],
      bank_out: 0,
      bank: 0,
      payouts: [],
      payout_files: []
    }
    expect(await checkBooks(db)).toEqual(whole)
    const undo = new Error('undone')
    const tried = db.transaction(async tx => {
      for (const statement of statements()) await tx.execute(statement)
      expect(await checkBooks(tx)).toEqual({ ...whole, ...found(ids.order) })
      throw undo
    })
    await expect(tried).rejects.toBe(undo)
  })
})
