import { inArray, sql } from 'drizzle-orm'

import { messages } from '#server/chat/schema.ts'
import { complaintPhotos } from '#server/complaint/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import type { PhotoFolder } from '#server/core/images/photos.ts'
import { namedImportFiles } from '#server/import/named-files.ts'
import { namedExports } from '#server/identity/exports.ts'
import { banners } from '#server/home/schema.ts'
import { users } from '#server/identity/schema.ts'
import { transactionHistory } from '#server/order/schema.ts'
import { reviews } from '#server/review/schema.ts'

type Upload = {
  /** Folder of its files in the storage. */
  folder: `media/${string}` | `private/${string}`
  /** Selects those of the given pictures that a row references. */
  named: (db: Db, paths: string[]) => Promise<{ path: string | null }[]>
}

const namedByHistory: Upload['named'] = (db, paths) =>
  db
    .select({ path: transactionHistory.photoPath })
    .from(transactionHistory)
    .where(inArray(transactionHistory.photoPath, paths))

/** Pictures of products, variants, shops and vouchers, and of goods as they were ordered. */
const namedByGoods: Upload['named'] = (db, paths) =>
  rows<{ path: string }>(
    db,
    sql`
    with asked as (select value as path from jsonb_array_elements_text(${JSON.stringify(paths)}::text::jsonb))
    select path from product_photos where path in (select path from asked)
    union all select photo_path from products where photo_path in (select path from asked)
    union all select photo_path from product_details where photo_path in (select path from asked)
    union all select photo_path from shops where photo_path in (select path from asked)
    union all select banner_path from vouchers where banner_path in (select path from asked)
    union all select photo_path from transaction_lines where photo_path in (select path from asked)`
  )

/** All folders of uploaded pictures, with the rows that reference them; unreferenced files are cleaned up. */
export const uploads: readonly Upload[] = [
  {
    folder: 'media/profiles',
    named: (db, paths) =>
      db.select({ path: users.photoPath }).from(users).where(inArray(users.photoPath, paths))
  },
  {
    folder: 'media/reviews',
    named: (db, paths) =>
      db.select({ path: reviews.photoPath }).from(reviews).where(inArray(reviews.photoPath, paths))
  },
  {
    folder: 'media/banners',
    named: async (db, paths) => [
      ...(await db
        .select({ path: banners.photoPath })
        .from(banners)
        .where(inArray(banners.photoPath, paths))),
      ...(await db
        .select({ path: banners.photoNarrowPath })
        .from(banners)
        .where(inArray(banners.photoNarrowPath, paths)))
    ]
  },
  { folder: 'media/products', named: namedByGoods },
  // Older delivery photos, from before they were private.
  { folder: 'media/traces', named: namedByHistory },
  // Exports of personal data, removed after a day; this cleans up those that no row references.
  { folder: 'private/exports', named: namedExports },
  // Tables and pictures of imports that are not ended.
  { folder: 'private/imports', named: namedImportFiles },
  {
    folder: 'private/messages' satisfies PhotoFolder,
    named: (db, paths) =>
      db.select({ path: messages.photoPath }).from(messages).where(inArray(messages.photoPath, paths))
  },
  {
    folder: 'private/complaints' satisfies PhotoFolder,
    named: (db, paths) =>
      db
        .select({ path: complaintPhotos.path })
        .from(complaintPhotos)
        .where(inArray(complaintPhotos.path, paths))
  },
  { folder: 'private/traces' satisfies PhotoFolder, named: namedByHistory }
]
