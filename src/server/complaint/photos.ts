import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'

import { complaintErrors } from '#lib/complaint/errors.ts'
import { maxLoosePhotos } from '#lib/complaint/limits.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Transact } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { FileReader } from '#server/core/http/private-files.ts'
import { inScope } from '#server/core/http/callers.ts'
import { photoFile } from '#server/core/images/picture-files.ts'
import { removePhoto, withPhoto } from '#server/core/images/photos.ts'
import type { Services } from '#server/core/platform/services.ts'
import { lockPerson } from '#server/identity/lock-person.ts'
import { lockOwnOrder } from '#server/order/order-locks.ts'
import { orders } from '#server/order/schema.ts'
import { complaintPhotos } from './schema.ts'

export type ComplaintPhoto = typeof complaintPhotos.$inferSelect

/** Where photos of complaints lie: no public address serves them (core-42). */
export const complaintFolder = 'private/complaints'

type Uploading = {
  services: Services
  transact: Transact
  now: Date
  buyerId: number
  orderId: number
}

/**
 * Stores a photo for a complaint that is still being written, once for each client id. Rejects more loose photos than
 * a person needs, and pictures that cannot be read.
 */
export async function uploadPhoto(
  { services, transact, now, buyerId, orderId }: Uploading,
  { photo, clientId }: { photo: File; clientId: string | null }
): Promise<Result<ComplaintPhoto>> {
  const isSame = and(
    eq(complaintPhotos.transactionId, orderId),
    clientId === null ? undefined : eq(complaintPhotos.clientId, clientId)
  )
  // A retry needs no second look at its picture.
  const [known] = clientId === null ? [] : await services.db.select().from(complaintPhotos).where(isSame)
  if (known) return ok(known)
  const stored = await withPhoto(services, { folder: complaintFolder, photo, by: buyerId }, path =>
    transact(async tx => {
      // The order's lock: not twice with one client id.
      const order = await lockOwnOrder(tx, buyerId, orderId)
      if (!order || !path) throw new ApiException(complaintErrors.complaint_photo_not_found)
      // The same upload came first: this picture is removed again.
      const [first] = clientId === null ? [] : await tx.select().from(complaintPhotos).where(isSame)
      if (first) return fail(complaintErrors.complaint_photo_not_found)
      // The limit is one over all orders.
      await lockPerson(tx, buyerId)
      const loose = await tx
        .select({ n: count() })
        .from(complaintPhotos)
        .innerJoin(orders, eq(orders.id, complaintPhotos.transactionId))
        .where(and(eq(orders.buyerId, buyerId), isNull(complaintPhotos.complaintId)))
      if ((loose[0]?.n ?? 0) >= maxLoosePhotos) throw new ApiException(complaintErrors.complaint_photo_limit)
      const [row] = await tx
        .insert(complaintPhotos)
        .values({ transactionId: orderId, clientId, path, createdAt: now })
        .returning()
      return ok(row!)
    })
  )
  if (stored.ok || clientId === null) return stored
  const [first] = await services.db.select().from(complaintPhotos).where(isSame)
  return first ? ok(first) : stored
}

/**
 * Stores the photos of a form for work that gives them to a complaint; those that it leaves loose are removed, so that
 * a form that is rejected takes no place of the limit.
 */
export async function withFormPhotos<R>(
  uploading: Uploading,
  photos: readonly File[],
  work: (ids: number[]) => Promise<Result<R>>
): Promise<Result<R>> {
  const ids: number[] = []
  try {
    for (const photo of photos) {
      const stored = await uploadPhoto(uploading, { photo, clientId: null })
      if (!stored.ok) return stored
      ids.push(stored.value.id)
    }
    return await work(ids)
  } finally {
    for (const id of ids) await removeLoosePhoto(uploading, id)
  }
}

/** Removes a photo of this buyer that belongs to no complaint. */
export async function removeLoosePhoto(
  { services, transact, buyerId }: Pick<Uploading, 'services' | 'transact' | 'buyerId'>,
  id: number
): Promise<Result<null>> {
  const removed = await transact(async tx => {
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, buyerId))
    return tx
      .delete(complaintPhotos)
      .where(
        and(
          eq(complaintPhotos.id, id),
          isNull(complaintPhotos.complaintId),
          inArray(complaintPhotos.transactionId, own)
        )
      )
      .returning({ path: complaintPhotos.path })
  })
  const [found] = removed
  if (!found) return fail(complaintErrors.complaint_photo_not_found)
  // The row is gone: a file that stays is cleaned up later (core-41).
  await removePhoto(services.storage, found.path).catch(() => undefined)
  return ok(null)
}

/** Gives loose photos of an order to its complaint; rejects a photo that is not one. */
export async function claimPhotos(
  tx: Db,
  to: { orderId: number; complaintId: number; messageId?: number },
  ids: readonly number[]
): Promise<Result<true>> {
  if (ids.length === 0) return ok(true)
  const claimed = await tx
    .update(complaintPhotos)
    .set({ complaintId: to.complaintId, messageId: to.messageId ?? null })
    .where(
      and(
        inArray(complaintPhotos.id, [...ids]),
        eq(complaintPhotos.transactionId, to.orderId),
        isNull(complaintPhotos.complaintId)
      )
    )
    .returning({ id: complaintPhotos.id })
  const { complaint_photo_not_found } = complaintErrors
  return claimed.length === ids.length
    ? ok(true)
    : fail(complaint_photo_not_found, { fields: { photos: complaint_photo_not_found.message } })
}

/** The photos of these complaints and of their messages, first photo first. */
export const readPhotos = (db: Db, complaintIds: readonly number[]): Promise<ComplaintPhoto[]> =>
  db
    .select()
    .from(complaintPhotos)
    .where(inArray(complaintPhotos.complaintId, [...complaintIds]))
    .orderBy(asc(complaintPhotos.id))

/** Path of a complaint's photo, for its buyer and for who sees the order at the counter. */
export async function findComplaintPhoto(
  db: Db,
  id: number,
  reader: FileReader
): Promise<string | undefined> {
  const [found] = await db
    .select({ path: complaintPhotos.path })
    .from(complaintPhotos)
    .innerJoin(orders, eq(orders.id, complaintPhotos.transactionId))
    .where(
      and(
        eq(complaintPhotos.id, id),
        'buyerId' in reader ? eq(orders.buyerId, reader.buyerId) : inScope(reader.scope, orders.shopId)
      )
    )
  return found && photoFile(found.path, 1024)
}
