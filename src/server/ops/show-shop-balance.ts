import { eq, sql } from 'drizzle-orm'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type { showShopBalance } from '#lib/ops/payout-contract.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { readShopAccounts } from '#server/goods/shop-rows.ts'
import { shops } from '#server/shop/schema.ts'
import { readShopBalance } from './shop-balance.ts'

type EntryRow = {
  id: string
  trx_id: string
  remark: string
  amount: string
  created_at: string
  order_code: string | null
}

/** What a shop is owed, or owes, and one page of what it consists of, the last first; undefined if there is no such shop. */
export async function showBalance(db: Db, { id, before, per_page: limit }: InputOf<typeof showShopBalance>) {
  const [shop] = await db.select().from(shops).where(eq(shops.id, id))
  if (!shop) return undefined
  const found = await rows<EntryRow>(
    db,
    sql`select e.id, m.trx_id, m.remark, e.amount, m.created_at, t.code as order_code
      from ledger_entries e join ledger_movements m on m.id = e.movement_id
      left join transactions t on t.id = m.transaction_id
      where e.account = 'seller_payable' and e.shop_id = ${id} and e.id < ${before ?? Number.MAX_SAFE_INTEGER}
      order by e.id desc limit ${limit + 1}`
  )
  const entries = found.slice(0, limit).map(row => ({
    id: Number(row.id),
    trx_id: row.trx_id,
    remark: row.remark,
    amount: Number(row.amount),
    date: new Date(row.created_at).toISOString(),
    order_code: row.order_code
  }))
  return {
    shop_id: shop.id,
    name: shop.name,
    closed_at: shop.closedAt?.toISOString() ?? null,
    balance: await readShopBalance(db, id),
    accounts: (await readShopAccounts(db, id))?.accounts ?? [],
    entries,
    next: found.length > limit ? entries.at(-1)!.id : null
  }
}
