import { asc, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { banners } from './schema.ts'

export const readBanners = (db: Db) =>
  db
    .select({
      id: banners.id,
      title: banners.title,
      photo: banners.photoPath,
      photo_narrow: banners.photoNarrowPath,
      url: banners.url
    })
    .from(banners)
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.sort), asc(banners.id))
