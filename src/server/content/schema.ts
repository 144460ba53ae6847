import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { rowId } from '#server/core/db/columns.ts'
import { productTypes } from '#server/product/schema.ts'

/** Fee groups of D19: rates in hundredths of a percent. */
export const feeGroups = pgTable(
  'fee_groups',
  {
    id: rowId(),
    type: text({ enum: productTypes }).notNull(),
    name: text().notNull(),
    rateBasisPoints: integer().notNull(),
    categoryNames: jsonb().$type<string[]>().notNull()
  },
  t => [uniqueIndex('fee_groups_once').on(t.type, t.name)]
)
