import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'
import { productTypes } from '#server/product/schema.ts'

export const categories = pgTable(
  'categories',
  {
    id: rowId(),
    parentId: ref(),
    /** 1 main, 2 sub, 3 sub-sub. */
    level: smallint().notNull(),
    type: text({ enum: productTypes }).notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    /** Name of the drawn icon. */
    icon: text().notNull(),
    sort: integer().notNull()
  },
  t => [uniqueIndex('categories_slug_once').on(t.slug), index().on(t.parentId, t.sort)]
)

/** Products that a buyer viewed, newest first: raises their categories in 'foryou'. */
export const productViews = pgTable(
  'product_views',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref().notNull(),
    c1: ref().notNull(),
    viewedAt: instant().notNull()
  },
  t => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index().on(t.userId, t.viewedAt),
    index().on(t.viewedAt)
  ]
)
