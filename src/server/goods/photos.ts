import { and, gt, inArray } from 'drizzle-orm'
import { subHours } from 'date-fns/subHours'

import type { Result } from '#lib/core/schema/result.ts'
import { ok } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { withPhoto } from '#server/core/images/photos.ts'
import type { Services } from '#server/core/platform/services.ts'
import { photoUploads } from './schema.ts'

/** Hours for which an uploaded picture may be named first; its file stays a little longer. */
const namedWithinHours = 23

/** Stores a picture for goods; returns its path, which a save may name within a day. Errors as of storePhoto. */
export const storeGoodsPhoto = (
  services: Pick<Services, 'db' | 'storage' | 'clock' | 'log'>,
  photo: Blob
): Promise<Result<string>> =>
  withPhoto(services, { folder: 'products', by: 'operator', photo }, async path => {
    await services.db.insert(photoUploads).values({ path: path!, uploadedAt: services.clock.now() })
    return ok(path!)
  })

/**
 * Those of the paths that were uploaded for goods within a day: a save may name them, and those that its object shows already (goods-13).
 * Any other path would show what a stranger uploaded for another purpose.
 */
export async function uploadedPhotos(tx: Db, paths: readonly string[], now: Date): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const found = await tx
    .select({ path: photoUploads.path })
    .from(photoUploads)
    .where(
      and(
        inArray(photoUploads.path, [...new Set(paths)]),
        gt(photoUploads.uploadedAt, subHours(now, namedWithinHours))
      )
    )
  return new Set(found.map(({ path }) => path))
}
