import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { ref } from '#server/core/db/columns.ts'
import { products } from '#server/product/schema.ts'

/** Pairs of products that are often in the same orders; a job recomputes them. */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Number of orders that contain both. */
    orders: integer().notNull()
  },
  t => [primaryKey({ columns: [t.productId, t.otherId] }), index().on(t.otherId)]
)
