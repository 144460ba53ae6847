import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, check } from 'drizzle-orm/pg-core'

import { instant, ref, rowId, version } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: rowId(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Null for reviews that came with the demo catalogue. */
    transactionId: ref(),
    rating: smallint().notNull(),
    review: text().notNull(),
    photoPath: text(),
    variant: text(),
    /** A review may be changed once. */
    isUpdated: boolean().notNull().default(false),
    reply: text(),
    repliedAt: instant(),
    createdAt: instant().notNull(),
    /** Moved by the counter, and by the buyer's change: an answer is one to the words that were read (ops-252). */
    updatedAt: version()
  },
  t => [
    uniqueIndex('reviews_once_per_order').on(t.transactionId, t.productId),
    index().on(t.productId, t.createdAt),
    index().on(t.shopId, t.createdAt),
    index('reviews_product_rating').on(t.productId, t.rating, t.createdAt, t.id),
    index('reviews_shop_rating').on(t.shopId, t.rating, t.createdAt, t.id),
    // The counter's lists; the stars last, so that a filter reads them in the index.
    index('reviews_time').on(t.createdAt, t.id, t.rating),
    index('reviews_unanswered')
      .on(t.createdAt, t.id, t.rating)
      .where(sql`${t.reply} is null`),
    index('reviews_answered')
      .on(t.createdAt, t.id, t.rating)
      .where(sql`${t.reply} is not null`),
    index('reviews_shop_unanswered')
      .on(t.shopId, t.createdAt, t.id, t.rating)
      .where(sql`${t.reply} is null`),
    index().on(t.userId),
    index('reviews_photo')
      .on(t.photoPath)
      .where(sql`${t.photoPath} is not null`),
    check('reviews_stars', sql`${t.rating} between 1 and 5`)
  ]
)

/** Number of reviews per star of a product: the rating summary without a scan. */
export const productRatings = pgTable('product_ratings', {
  productId: ref()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  one: integer().notNull().default(0),
  two: integer().notNull().default(0),
  three: integer().notNull().default(0),
  four: integer().notNull().default(0),
  five: integer().notNull().default(0)
})
