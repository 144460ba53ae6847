import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { rowId } from '#server/core/db/columns.ts'

export const banners = pgTable('banners', {
  id: rowId(),
  title: text().notNull(),
  photoPath: text().notNull(),
  /** The same for phones, 2 : 1; where there is none they show the wide one. */
  photoNarrowPath: text(),
  url: text().notNull(),
  sort: integer().notNull(),
  isActive: boolean().notNull().default(true)
})
