import { eq, sql } from 'drizzle-orm'

import { rows } from '#server/core/db/connect.ts'
import { shops } from '#server/shop/schema.ts'
import { lockShopWithGoods } from './shop-changes.ts'
import { readGoodsShop } from './shop-rows.ts'
import { announceShop } from './show-shop-change.ts'
import type { GoodsStep } from './step.ts'

/** What hangs on a shop, by the table that names it in `shop_id`: with any of it, the shop is not removed. */
export const hangsOnShop = [
  ['transactions', 'pesanan'],
  ['products', 'produk'],
  ['skus', 'produk'],
  ['vouchers', 'voucher'],
  ['conversations', 'percakapan'],
  ['reviews', 'ulasan'],
  ['shop_tokens', 'token'],
  ['shop_bank_accounts', 'rekening'],
  ['cart_lines', 'isi keranjang'],
  ['ledger_entries', 'catatan uang'],
  ['order_notes', 'catatan pesanan'],
  ['shop_payouts', 'transfer']
] as const

/** Removed with their shop: how it ships, what buyers chose of it, and its former addresses. */
export const goesWithShop = ['shop_couriers', 'shop_shipping', 'checkouts', 'past_shop_slugs'] as const

export type RemovedShop = { isGone: true } | { isGone: false; hangs: readonly string[] }

/** Removes a shop on which nothing hangs, with an act; else says what hangs on it. Undefined where there is no such shop. */
export async function removeShop({ tx, after }: GoodsStep, id: number): Promise<RemovedShop | undefined> {
  // Against products and orders, which name the shop.
  if (!(await lockShopWithGoods(tx, id))) return undefined
  const found = await rows<{ name: string }>(
    tx,
    sql.join(
      hangsOnShop.map(
        ([table, name]) =>
          sql`select ${name}::text as name where exists (select 1 from ${sql.identifier(table)} where shop_id = ${id})`
      ),
      sql` union all `
    )
  )
  if (found.length > 0) return { isGone: false, hangs: [...new Set(found.map(({ name }) => name))] }
  const before = await readGoodsShop(tx, id)
  for (const table of goesWithShop)
    await tx.execute(sql`delete from ${sql.identifier(table)} where shop_id = ${id}`)
  await tx.delete(shops).where(eq(shops.id, id))
  after.act({ kind: 'shop', id, before })
  announceShop(after, id)
  return { isGone: true }
}
