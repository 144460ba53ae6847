import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { ledgerEntries } from '#server/money/schema.ts'

/** What the marketplace owes a shop, negative where the shop owes: the sum of its entries, in whole rupiah (money-19). */
export async function readShopBalance(db: Db, shopId: number): Promise<number> {
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, sql`'seller_payable'`), eq(ledgerEntries.shopId, shopId)))
  return Number(row?.balance ?? 0)
}
