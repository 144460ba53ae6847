import { addMilliseconds } from 'date-fns/addMilliseconds'
import { eq } from 'drizzle-orm'

import { paysMoney, sendsGoods } from '#lib/complaint/kinds.ts'
import { isWholeRefund, refundOf } from '#lib/complaint/nominal.ts'
import type { ComplaintOutcome } from '#lib/complaint/stages.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import type { Actor } from '#lib/order/actor.ts'
import { deadlineFor } from '#lib/order/deadlines.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { orders } from '#server/order/schema.ts'
import type { Step } from '#server/order/change-status.ts'
import { annulOrder, resolveOrder, resumeOrder } from '#server/order/end-complaint.ts'
import type { Order } from '#server/order/postings.ts'
import { changeStage, type Locked, recordStep } from './change-stage.ts'
import { type Complaint, offerOf } from './complaint-rows.ts'
import { complaints } from './schema.ts'

/** How a complaint ends. Each function has one outcome; the caller has locked both rows and checked who acts. */

/**
 * Carries out what is on the table: refunds, asks for the goods, or lets them be sent. The actor is who agreed, the
 * decision that of who offered it. Rejects `status_refused` if the order cannot end so.
 */
export async function applyOffer(
  step: Step,
  locked: Locked,
  actor: Actor,
  detail: string
): Promise<Result<Complaint>> {
  const offer = offerOf(locked.complaint)
  if (!offer) throw new Error('Nothing was offered')
  const { solution } = offer
  if (solution === 'refund') return refundComplaint(step, locked, actor, detail)
  if (solution === 'reject') return closeWithoutRefund(step, locked, { actor, detail, outcome: 'rejected' })
  if (sendsGoods(solution)) {
    const notice = 'Penjual akan mengirim barangnya.'
    return ok(await changeStage(step, locked, 'replacing', { actor, detail, notice, set: { goodsAt: null } }))
  }
  const notice =
    'Kirim barangnya kembali ke toko, lalu isi kurir dan nomor resinya. Dana dikembalikan setelah barang diterima.'
  return ok(await changeStage(step, locked, 'returning', { actor, detail, notice, set: { goodsAt: null } }))
}

/**
 * Refunds the agreed nominal to Saldo (D31): all of it cancels the order, a part completes it. `actor` is who did the
 * last step. Rejects `status_refused`.
 */
export async function refundComplaint(
  step: Step,
  { complaint, order }: Locked,
  actor: Actor,
  detail: string
): Promise<Result<Complaint>> {
  const offer = offerOf(complaint)
  if (!offer || !paysMoney(offer.solution) || !offer.nominal) throw new Error('No refund was offered')
  const refunded = refundOf(order, offer.nominal)
  const said = offer.by === 'seller' ? 'Komplain disetujui penjual' : 'Komplain diputuskan admin'
  const ended = isWholeRefund(order, offer.nominal)
    ? await annulOrder(step, order, { actor: offer.by, detail: said })
    : await resolveOrder(step, order, { actor: offer.by, detail: said, refunded })
  if (!ended.ok) return ended
  return ok(
    await close(step, complaint, {
      actor,
      detail: `${detail} ${rupiah(refunded)} dikembalikan.`,
      outcome: 'refunded',
      refunded
    })
  )
}

type Closing = { actor: Actor; detail: string; outcome: ComplaintOutcome }

/**
 * Closes a complaint without a refund: the order goes on with the time that was left (D31). Goods that were sent again
 * have arrived, so that the order counts as delivered. Rejects `status_refused`.
 */
export async function closeWithoutRefund(
  step: Step,
  { complaint, order }: Locked,
  closing: Closing
): Promise<Result<Complaint>> {
  const current = closing.outcome === 'replaced' ? await arrive(step, order) : order
  const { actor } = closing
  const by = actor === 'expedition' ? 'system' : actor
  const resumed = await resumeOrder(step, current, {
    actor: by,
    detail: closing.detail,
    deadlineAt: deadlineAfter(complaint, current, step.now)
  })
  return resumed.ok ? ok(await close(step, complaint, { ...closing, refunded: 0 })) : resumed
}

async function arrive({ tx, now }: Step, order: Order): Promise<Order> {
  if (order.deliveredAt) return order
  const [arrived] = await tx
    .update(orders)
    .set({ deliveredAt: now, statusBeforeComplain: 'delivered' })
    .where(eq(orders.id, order.id))
    .returning()
  return arrived!
}

/** The order's deadline after a complaint: what was left of it, or a new one if the goods arrived meanwhile. */
function deadlineAfter({ createdAt, pausedMs }: Complaint, order: Order, now: Date): Date | null {
  const status = order.statusBeforeComplain
  if (!status) throw new Error(`Order ${order.code} was in no status before its complaint`)
  if (order.deliveredAt && order.deliveredAt >= createdAt) {
    return deadlineFor({ ...order, status, isAccepted: true }, now)
  }
  return pausedMs === null ? null : addMilliseconds(now, pausedMs)
}

async function close(
  step: Step,
  complaint: Complaint,
  { outcome, refunded, ...told }: Closing & { refunded: number }
): Promise<Complaint> {
  const [closed] = await step.tx
    .update(complaints)
    .set({ stage: 'closed', outcome, refunded, closedAt: step.now, deadlineAt: null })
    .where(eq(complaints.id, complaint.id))
    .returning()
  await recordStep(step, complaint.id, told)
  return closed!
}
