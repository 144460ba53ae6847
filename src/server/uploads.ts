import { inArray } from 'drizzle-orm'

import { messages } from '#server/chat/schema.ts'
import { complaintPhotos } from '#server/complaint/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { PhotoFolder } from '#server/core/images/photos.ts'
import { namedExports } from '#server/identity/exports.ts'
import { banners } from '#server/home/schema.ts'
import { users } from '#server/identity/schema.ts'
import { transactionHistory } from '#server/order/schema.ts'
import { productDetails, productPhotos, products } from '#server/product/schema.ts'
import { reviews } from '#server/review/schema.ts'
import { shops } from '#server/shop/schema.ts'

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
  {
    folder: 'media/products',
    named: async (db, paths) => [
      ...(await db
        .select({ path: products.photoPath })
        .from(products)
        .where(inArray(products.photoPath, paths))),
      ...(await db
        .select({ path: productDetails.photoPath })
        .from(productDetails)
        .where(inArray(productDetails.photoPath, paths))),
      ...(await db
        .select({ path: productPhotos.path })
        .from(productPhotos)
        .where(inArray(productPhotos.path, paths))),
      ...(await db.select({ path: shops.photoPath }).from(shops).where(inArray(shops.photoPath, paths)))
    ]
  },
  // Older delivery photos, from before they were private.
  { folder: 'media/traces', named: namedByHistory },
  // Exports of personal data, removed after a day; this cleans up those that no row references.
  { folder: 'private/exports', named: namedExports },
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
