import { eq } from 'drizzle-orm'

import { complaintErrors } from '#lib/complaint/errors.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { type ComplaintEvent, type ComplaintStage, mayAct, stageDeadline } from '#lib/complaint/stages.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import type { Actor } from '#lib/order/actor.ts'

import { notify } from '#server/notification/notify.ts'
import type { Step } from '#server/order/change-status.ts'
import type { Order } from '#server/order/postings.ts'
import { recordOrder } from '#server/order/record-order.ts'
import { type Complaint, stateOf } from './complaint-rows.ts'
import { complaintHistory, complaints } from './schema.ts'

/** A complaint and its order, both locked. */
export type Locked = { complaint: Complaint; order: Order }

/** A step of a locked complaint; rejects `complaint_moved` where it is not possible now. */
export type Take = (step: Step, locked: Locked) => Promise<Result<Complaint>>

/** Rejects what this actor may not do now: `complaint_moved`. */
export const checkAct = (
  complaint: Complaint,
  event: Exclude<ComplaintEvent, 'cancel'>,
  actor: Actor
): Result<true> =>
  mayAct(stateOf(complaint), event, actor) ? ok(true) : fail(complaintErrors.complaint_moved)

type StageChange = {
  actor: Actor
  /** Indonesian, for the complaint's history. */
  detail: string
  set?: Partial<typeof complaints.$inferInsert>
  /** What the buyer is told; nothing about the buyer's own steps. */
  notice?: string
}

/**
 * Moves an open complaint to a stage: its deadline, its history, an event, and the buyer's notification. The caller has
 * locked both rows and checked who acts.
 */
export async function changeStage(
  step: Step,
  { complaint, order }: Locked,
  stage: ComplaintStage,
  change: StageChange
): Promise<Complaint> {
  const state = { ...stateOf(complaint), ...change.set, stage }
  const [changed] = await step.tx
    .update(complaints)
    .set({ ...change.set, stage, deadlineAt: stageDeadline(state, step.now) })
    .where(eq(complaints.id, complaint.id))
    .returning()
  await recordStep(step, { complaint: changed!, order }, change)
  await recordOrder(step, 'order.noted', order)
  if (change.notice) tellBuyer(step, order, change.notice)
  return changed!
}

/** Writes an entry of a complaint's history, and an event: the complaint as it is after the step. */
export async function recordStep(
  { tx, after, now }: Step,
  { complaint: { id, stage }, order: { code, buyerId, shopId } }: Locked,
  { actor, detail }: Pick<StageChange, 'actor' | 'detail'>
): Promise<void> {
  await tx.insert(complaintHistory).values({ complaintId: id, actor, detail, createdAt: now })
  await after.record('complaint.changed', id, { code, status: stage, buyer_id: buyerId, shop_id: shopId })
}

/** Notifies the buyer of news about a complaint. */
export const tellBuyer = (step: Step, order: Order, body: string): void =>
  notify(step, order.buyerId, {
    type: 'transaction',
    title: `${complaintTexts.list} ${order.code}`,
    body,
    value: String(order.id)
  })
