import { addMilliseconds } from 'date-fns/addMilliseconds'
import { eq, inArray } from 'drizzle-orm'

import { paysMoney, sendsGoods } from '#lib/complaint/kinds.ts'
import { type Ending, endingOf, hasOtherGoods } from '#lib/complaint/ending.ts'
import { isWholeRefund, refundOf, withRestRefunded } from '#lib/complaint/nominal.ts'
import { type ComplaintOutcome, daysOf } from '#lib/complaint/stages.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import type { Actor } from '#lib/order/actor.ts'
import { deadlineFor } from '#lib/order/deadlines.ts'
import { haveArrived, isUnderWay } from '#lib/order/parts.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { Db } from '#server/core/db/connect.ts'
import { lockPayment } from '#server/order/close-payment.ts'
import { markDelivered } from '#server/order/carrier-steps.ts'
import { readParts } from '#server/order/read-shipments.ts'
import { refundRest } from '#server/order/refund-rest.ts'
import { orders } from '#server/order/schema.ts'
import { shipments } from '#server/order/shipment-schema.ts'
import type { Step } from '#server/order/change-status.ts'
import { annulOrder, refundAndResume, resolveOrder, resumeOrder } from '#server/order/end-complaint.ts'
import type { Order } from '#server/order/postings.ts'
import { changeStage, type Locked, recordStep } from './change-stage.ts'
import { type Complaint, haveGoodsGoneBack, offerOf, readGoods, readLostIds } from './complaint-rows.ts'
import { complaints } from './schema.ts'
import { markSentAgain } from './sent-again.ts'

/** How a complaint ends. Each function has one outcome; the caller has locked both rows and checked who acts. */

const sendBackNotice = `Kirim barangnya kembali ke toko dalam ${daysOf('return')} hari, lalu isi kurir dan nomor resinya. Dana dikembalikan setelah barang diterima.`

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
  const isRejected = solution === 'reject'
  if (isRejected && !(await haveGoodsGoneBack(step.tx, locked.complaint.id))) {
    const told = `${detail} ${complaintTexts.closedWithoutRefund}`
    return closeWithoutRefund(step, locked, { actor, detail: told, outcome: 'rejected' })
  }
  const [stage, notice] = isRejected
    ? // Whoever gets no refund gets the goods.
      (['replacing', 'Penjual akan mengirim barang Anda kembali.'] as const)
    : sendsGoods(solution)
      ? (['replacing', 'Penjual akan mengirim barangnya.'] as const)
      : (['returning', sendBackNotice] as const)
  // Buyers are told what others did (complaint-17); the page says what follows from their own step.
  const told = actor === 'buyer' ? {} : { notice }
  return ok(await changeStage(step, locked, stage, { actor, detail, ...told, set: { goodsAt: null } }))
}

/**
 * Refunds the agreed nominal to Saldo (D31): all of it cancels the order, a part completes it, or lets it go on where
 * other parts are under way. `actor` is who did the last step. Rejects `status_refused`.
 */
export async function refundComplaint(
  step: Step,
  { complaint, order }: Locked,
  actor: Actor,
  detail: string
): Promise<Result<Complaint>> {
  const offer = offerOf(complaint)
  if (!offer || !paysMoney(offer.solution) || !offer.nominal) throw new Error('No refund was offered')
  // Before the balance, as everywhere (docs/decisions/money-and-locks.md): `annulOrder` passes the voucher on.
  if (order.voucherId !== null) await lockPayment(step.tx, order)
  const said = offer.by === 'seller' ? 'Komplain disetujui penjual' : 'Komplain diputuskan admin'
  const ending = { actor: offer.by, detail: said }
  const { nominal } = offer
  const isGoingOn = (await readEnding(step.tx, { complaint, order }, nominal)) === 'goes on'
  await markLost(step, complaint)
  if (isGoingOn) {
    // Nothing more may be coming: the others arrived while the complaint was open.
    const going = await noteArrival(step, order)
    const deadlineAt = await deadlineAfter(step, complaint, going)
    const told = { ...ending, amount: nominal, complaintId: complaint.id, deadlineAt }
    const resumed = await refundAndResume(step, going, told)
    return resumed.ok
      ? ok(await closeRefunded(step, { complaint, order }, { actor, detail, refunded: nominal }))
      : resumed
  }
  // The complaint ends the order: what was not shipped yet no longer will be (order-105).
  const current = await refundRest(step, order, 'Sisa barang tidak dikirim')
  const refunded = refundOf(current, nominal)
  const ended = isWholeRefund(current, nominal)
    ? await annulOrder(step, current, ending)
    : await resolveOrder(step, current, { ...ending, amount: refunded })
  return ended.ok ? ok(await closeRefunded(step, { complaint, order }, { actor, detail, refunded })) : ended
}

/** What a refund of so much does to the order. */
export async function readEnding(db: Db, { complaint, order }: Locked, nominal: number): Promise<Ending> {
  const { id, createdAt } = complaint
  const { lines, parts } = await readGoods(db, [order.id])
  const lostIds = (await readLostIds(db, [id])).get(id) ?? []
  return endingOf(
    isWholeRefund(withRestRefunded(order, lines), nominal),
    hasOtherGoods(parts.get(order.id) ?? [], { createdAt, lostIds })
  )
}

/** The parts that were refunded as lost: the order no longer waits for them (complaint-27). */
async function markLost({ tx, now }: Step, { id }: Complaint): Promise<void> {
  const lostIds = (await readLostIds(tx, [id])).get(id)
  if (lostIds) await tx.update(shipments).set({ lostAt: now }).where(inArray(shipments.id, lostIds))
}

const closeRefunded = (
  step: Step,
  locked: Locked,
  { actor, detail, refunded }: { actor: Actor; detail: string; refunded: number }
): Promise<Complaint> =>
  close(step, locked, {
    actor,
    // The amount of an offer may differ from what is refunded; where it does not, it is said once.
    detail: `${detail} ${detail.endsWith(` ${rupiah(refunded)}.`) ? 'Dana' : rupiah(refunded)} dikembalikan.`,
    outcome: 'refunded',
    refunded
  })

/** Closes a complaint whose goods have come to the buyer: what was offered instead of a refund, or sent back rejected. */
export async function closeReceived(
  step: Step,
  locked: Locked,
  told: Pick<Closing, 'actor' | 'detail'>
): Promise<Result<Complaint>> {
  await markSentAgain(step, locked.complaint)
  const outcome = offerOf(locked.complaint)?.solution === 'reject' ? 'rejected' : 'replaced'
  return closeWithoutRefund(step, locked, { ...told, outcome })
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
  const current = closing.outcome === 'replaced' ? await arrive(step, complaint, order) : order
  const { actor } = closing
  const by = actor === 'expedition' ? 'system' : actor
  const resumed = await resumeOrder(step, current, {
    actor: by,
    detail: closing.detail,
    deadlineAt: await deadlineAfter(step, complaint, current, closing.outcome === 'replaced')
  })
  return resumed.ok ? ok(await close(step, { complaint, order }, { ...closing, refunded: 0 })) : resumed
}

/**
 * What was sent again counts for what did not come, and the order as delivered. Of one that travels in parts only those
 * do that had not arrived and were sent again; the order with the last part.
 */
async function arrive(step: Step, complaint: Complaint, order: Order): Promise<Order> {
  const lostIds = (await readLostIds(step.tx, [complaint.id])).get(complaint.id) ?? []
  const parts = await readParts(step.tx, order.id)
  const replaced = parts.filter(part => lostIds.includes(part.id))
  await markDelivered(step, replaced.filter(isUnderWay))
  return noteArrival(step, order)
}

/** The order in complaint, which counts as delivered if no part of it is expected any more, and none left to ship. */
async function noteArrival({ tx, now }: Step, order: Order): Promise<Order> {
  if (order.deliveredAt || !haveArrived(await readParts(tx, order.id), order.restDueAt !== null)) return order
  const [arrived] = await tx
    .update(orders)
    .set({ deliveredAt: now, statusBeforeComplain: 'delivered' })
    .where(eq(orders.id, order.id))
    .returning()
  return arrived!
}

/**
 * The order's deadline after a complaint: what was left of it, or a new one if goods arrived, the last part was shipped,
 * or others took the place of delivered ones meanwhile: they are to be examined too. The deadline of the rest never
 * stopped: the seller could ship it all the time.
 */
async function deadlineAfter(
  { tx, now }: Step,
  { createdAt, pausedMs }: Complaint,
  order: Order,
  hasReplaced = false
): Promise<Date | null> {
  const status = order.statusBeforeComplain
  if (!status) throw new Error(`Order ${order.code} was in no status before its complaint`)
  if (order.restDueAt) return order.restDueAt
  const isNew = (at: Date | null | undefined) => at instanceof Date && at >= createdAt
  const isReplaced = hasReplaced && order.deliveredAt !== null
  if (isReplaced || isNew(order.deliveredAt) || isNew((await readParts(tx, order.id)).at(-1)?.shippedAt)) {
    return deadlineFor({ ...order, status, isAccepted: true }, now)
  }
  return pausedMs === null ? null : addMilliseconds(now, pausedMs)
}

async function close(
  step: Step,
  { complaint, order }: Locked,
  { outcome, refunded, ...told }: Closing & { refunded: number }
): Promise<Complaint> {
  const [closed] = await step.tx
    .update(complaints)
    .set({ stage: 'closed', outcome, refunded, closedAt: step.now, deadlineAt: null })
    .where(eq(complaints.id, complaint.id))
    .returning()
  await recordStep(step, { complaint: closed!, order }, told)
  return closed!
}
