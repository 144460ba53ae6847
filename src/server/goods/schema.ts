import { index, pgTable, text } from 'drizzle-orm/pg-core'

import { instant, rowId, version } from '#server/core/db/columns.ts'

/**
 * Pictures that were uploaded for goods and that a save may name: for a day, after which a file that nothing names is removed
 * (core-41).
 */
export const photoUploads = pgTable(
  'photo_uploads',
  { path: text().primaryKey(), uploadedAt: instant().notNull() },
  t => [index().on(t.uploadedAt)]
)

/**
 * When a brand was last renamed or merged: its version (goods-80). A brand is no row but the name that its products have; one that
 * was never renamed has no row here. By its letters, as names of brands are compared.
 */
export const brandVersions = pgTable('brand_versions', {
  id: rowId(),
  letters: text().notNull().unique(),
  updatedAt: version()
})
