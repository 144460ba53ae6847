import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { rowId, version } from '#server/core/db/columns.ts'

export const banners = pgTable('banners', {
  id: rowId(),
  title: text().notNull(),
  photoPath: text().notNull(),
  /** The picture for phones, 2 : 1; without one, phones show the wide picture. */
  photoNarrowPath: text(),
  url: text().notNull(),
  sort: integer().notNull(),
  isActive: boolean().notNull().default(true),
  updatedAt: version()
})
