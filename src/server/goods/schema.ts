import { index, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '#server/core/db/columns.ts'

/**
 * Pictures that were uploaded for goods and that a save may name: for a day, after which a file that nothing names is removed
 * (core-41).
 */
export const photoUploads = pgTable(
  'photo_uploads',
  { path: text().primaryKey(), uploadedAt: instant().notNull() },
  t => [index().on(t.uploadedAt)]
)
