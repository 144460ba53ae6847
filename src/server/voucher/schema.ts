import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, check } from 'drizzle-orm/pg-core'

import { instant, ref, rowId, rupiah, version } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

export const voucherTypes = ['discount', 'cashback'] as const

/** A voucher of one shop, or of the marketplace if shopId is null. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: rowId(),
    shopId: ref().references(() => shops.id),
    code: text().notNull(),
    name: text().notNull(),
    bannerPath: text(),
    type: text({ enum: voucherTypes }).notNull(),
    /** Whole percent; 0 means that the fixed amount applies. */
    percentage: integer().notNull().default(0),
    amount: rupiah().notNull().default(0),
    /** Cap of a percentage; 0 means none. */
    maxAmount: rupiah().notNull().default(0),
    minPurchaseAmount: rupiah().notNull().default(0),
    validFrom: instant().notNull(),
    validUntil: instant().notNull(),
    usageLimit: integer().notNull(),
    usedCount: integer().notNull().default(0),
    isShow: boolean().notNull().default(true),
    updatedAt: version()
  },
  t => [
    uniqueIndex('vouchers_code_once').on(t.code),
    index().on(t.shopId),
    check('vouchers_used_within_limit', sql`${t.usedCount} between 0 and ${t.usageLimit}`),
    check('vouchers_percentage', sql`${t.percentage} between 0 and 100`),
    check(
      'vouchers_amounts_not_negative',
      sql`least(${t.amount}, ${t.maxAmount}, ${t.minPurchaseAmount}) >= 0`
    ),
    check('vouchers_end_after_start', sql`${t.validFrom} < ${t.validUntil}`)
  ]
)

/** The products whose card and page show a voucher; a payment for one of them may use it. */
export const productVouchers = pgTable(
  'product_vouchers',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    voucherId: ref()
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' })
  },
  t => [primaryKey({ columns: [t.productId, t.voucherId] }), index().on(t.voucherId)]
)

/** One row while a buyer's order uses a voucher; deleted on cancellation. Once per buyer (D10). */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    voucherId: ref()
      .notNull()
      .references(() => vouchers.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    transactionId: ref().notNull(),
    usedAt: instant().notNull()
  },
  t => [primaryKey({ columns: [t.voucherId, t.userId] }), index().on(t.transactionId)]
)
