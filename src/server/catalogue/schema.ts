import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId, version } from '#server/core/db/columns.ts'
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
    sort: integer().notNull(),
    updatedAt: version()
  },
  t => [uniqueIndex('categories_slug_once').on(t.slug), index().on(t.parentId, t.sort)]
)

/** Former slugs of categories that were renamed or merged into another: their addresses redirect. */
export const pastCategorySlugs = pgTable(
  'past_category_slugs',
  {
    slug: text().primaryKey(),
    categoryId: ref()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' })
  },
  t => [index().on(t.categoryId)]
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
