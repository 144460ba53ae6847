import { asc, inArray } from 'drizzle-orm'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { statuses } from '#lib/order/status.ts'
import { isDrivenByShop } from '#lib/shipping/driven-by-shop.ts'

import type { Db } from '#server/core/db/connect.ts'
import { shopBankAccounts } from '#server/shop/schema.ts'
import type { Order } from './postings.ts'

/** Whether the buyer sees the shop's bank accounts: only while Kurir Toko is under way to collect cash (order-21). */
export const showsAccounts = (order: Order): boolean =>
  order.paymentType === 'baba_cod' &&
  isDrivenByShop(order.shippingType, order.deliveryCase) &&
  statuses[order.status].goods === 'on the way'

export type Account = OrderDetail['bank_account'][number]

/** The bank accounts of the shops of these orders that show them, by shop. */
export async function readPayoutAccounts(db: Db, found: readonly Order[]): Promise<Map<number, Account[]>> {
  const shopIds = [...new Set(found.filter(showsAccounts).map(({ shopId }) => shopId))]
  if (shopIds.length === 0) return new Map()
  const accounts = await db
    .select()
    .from(shopBankAccounts)
    .where(inArray(shopBankAccounts.shopId, shopIds))
    .orderBy(asc(shopBankAccounts.id))
  const byShop = Map.groupBy(accounts, ({ shopId }) => shopId)
  return new Map([...byShop].map(([shopId, of]) => [shopId, of.map(toAccount)]))
}

const toAccount = (row: typeof shopBankAccounts.$inferSelect): Account => ({
  bank_name: row.bankName,
  account_number: row.accountNumber,
  account_holder: row.accountHolder
})
