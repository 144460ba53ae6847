import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, check } from 'drizzle-orm/pg-core'

import { instant, ref, rowId } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

/** The lock row of a buyer's cart: adding a product locks this row, never the product. */
export const carts = pgTable('carts', {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })
})

/** A cart line. Buy-now lines are not part of the cart or its count. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    productId: ref()
      .notNull()
      .references(() => products.id),
    productDetailId: ref()
      .notNull()
      .references(() => productDetails.id),
    qty: integer().notNull(),
    note: text().notNull().default(''),
    isBuyNow: boolean().notNull().default(false),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('cart_lines_once')
      .on(t.userId, t.productDetailId)
      .where(sql`not ${t.isBuyNow}`),
    index().on(t.userId, t.isBuyNow),
    check('cart_lines_qty_positive', sql`${t.qty} >= 1`)
  ]
)
