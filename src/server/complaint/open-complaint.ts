import { and, eq } from 'drizzle-orm'

import { complaintErrors } from '#lib/complaint/errors.ts'
import { kindLabels } from '#lib/complaint/kinds.ts'
import { maxPhotos } from '#lib/complaint/limits.ts'
import { stageDeadline } from '#lib/complaint/stages.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { noFurther } from '#lib/order/complainable.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Step } from '#server/order/change-status.ts'
import { noEarlier, readEarlier } from '#server/order/earlier-complaints.ts'
import { pauseOrder } from '#server/order/end-complaint.ts'
import type { Order } from '#server/order/postings.ts'
import { lostShipments } from '#server/order/shipment-schema.ts'
import { recordStep } from './change-stage.ts'
import { checkComplaint, type Wish } from './check-complaint.ts'
import { type Complaint, readGoods } from './complaint-rows.ts'
import { claimPhotos } from './photos.ts'
import { complaintItems, complaints } from './schema.ts'

type Given = Wish & {
  reason: string
  client_id?: string | undefined
  /** Loose photos of the order. */
  photoIds: readonly number[]
}

/** A complaint that this buyer has sent under a client id. */
export async function findSentComplaint(
  db: Db,
  buyerId: number,
  clientId: string | undefined
): Promise<Complaint | undefined> {
  if (clientId === undefined) return undefined
  const [found] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.buyerId, buyerId), eq(complaints.clientId, clientId)))
  return found
}

/**
 * Opens a complaint about a locked order, once for each client id: the order's deadline stops, and the seller has three
 * days to answer (D13, D31). Rejects what `checkComplaint` rejects, a second open one, and too many.
 */
export async function openComplaint(step: Step, order: Order, given: Given): Promise<Result<Complaint>> {
  const { tx, now } = step
  const sent = await findSentComplaint(tx, order.buyerId, given.client_id)
  if (sent) return ok(sent)
  const reason = noFurther((await readEarlier(tx, [order.id])).get(order.id) ?? noEarlier)
  if (reason === 'complaint_open') return fail(complaintErrors.complaint_open)
  const { lines, parts } = await readGoods(tx, [order.id])
  const goods = { lines, parts: parts.get(order.id) ?? [] }
  const checked = checkComplaint(order, goods, given, now)
  if (!checked.ok) return checked
  if (reason) return fail(complaintErrors[reason])
  const photos = checkPhotos(given)
  if (!photos.ok) return photos
  const { named, lost, nominal } = checked.value
  const [complaint] = await tx
    .insert(complaints)
    .values({
      transactionId: order.id,
      buyerId: order.buyerId,
      clientId: given.client_id ?? null,
      kind: given.kind,
      reason: given.reason,
      solution: given.solution,
      nominal,
      stage: 'open',
      deadlineAt: stageDeadline({ stage: 'open', isAppealed: false, goodsAt: null }, now),
      pausedMs: order.deadlineAt && Math.max(0, order.deadlineAt.getTime() - now.getTime()),
      createdAt: now
    })
    .onConflictDoNothing()
    .returning()
  if (!complaint) return sentElsewhere(tx, order.buyerId, given.client_id)
  const complaintId = complaint.id
  if (named.length > 0) {
    await tx
      .insert(complaintItems)
      .values(
        named.map(({ line, qty, problem }) => ({ complaintId, transactionLineId: line.id, qty, problem }))
      )
  }
  if (lost.length > 0) {
    await tx.insert(lostShipments).values(lost.map(({ id }) => ({ complaintId, shipmentId: id })))
  }
  const claimed = await claimPhotos(tx, { orderId: order.id, complaintId }, given.photoIds)
  if (!claimed.ok) return claimed
  const detail = `Komplain diajukan: ${kindLabels[given.kind]}`
  await recordStep(step, { complaint, order }, { actor: 'buyer', detail })
  const paused = await pauseOrder(step, order, detail)
  return paused.ok ? ok(complaint) : paused
}

/** The complaint about another order that took this client id at the same moment: the order's lock is not that one's. */
async function sentElsewhere(
  tx: Db,
  buyerId: number,
  clientId: string | undefined
): Promise<Result<Complaint>> {
  const sent = await findSentComplaint(tx, buyerId, clientId)
  return sent ? ok(sent) : fail(complaintErrors.complaint_open)
}

function checkPhotos({ kind, photoIds }: Given): Result<true> {
  const { complaint_photos, complaint_photos_required, complaint_photo_not_found } = complaintErrors
  if (new Set(photoIds).size !== photoIds.length)
    return fail(complaint_photo_not_found, { fields: { photos: complaint_photo_not_found.message } })
  if (photoIds.length > maxPhotos)
    return fail(complaint_photos, { fields: { photos: complaint_photos.message } })
  // A photo cannot show what never came (D13).
  if (photoIds.length > 0 || kind === 'not_arrived') return ok(true)
  return fail(complaint_photos_required, { fields: { photos: complaint_photos_required.message } })
}
