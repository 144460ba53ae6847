import { complaintErrors } from '#lib/complaint/errors.ts'
import { isCarriedOut, mayAct } from '#lib/complaint/stages.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok } from '#lib/core/schema/result.ts'

import type { Step } from '#server/order/change-status.ts'
import { changeStage, checkAct, type Locked, type Take } from './change-stage.ts'
import { applyOffer, closeReceived, closeWithoutRefund } from './close-complaint.ts'
import { haveGoodsBeenSent, offerOf, stateOf } from './complaint-rows.ts'
import { writeComplaintMessage } from './discussion.ts'
import { returns } from './schema.ts'
import { nameSentAgain } from './sent-again.ts'

/** The buyer's steps. */

/**
 * Agrees to what is on the table: it is carried out at once. The caller has verified the PIN. Again, after a lost answer,
 * it is the same acceptance. Rejects `complaint_moved` for an offer that was made after the one that the buyer saw.
 */
export const acceptOffer =
  (offeredAt?: string): Take =>
  async (step, locked) => {
    const offer = offerOf(locked.complaint)
    const isShown = offeredAt === undefined || offer?.at.toISOString() === offeredAt
    if (!isShown) return fail(complaintErrors.complaint_moved)
    if (offeredAt && isCarriedOut(locked.complaint)) return ok(locked.complaint)
    const checked = checkAct(locked.complaint, 'accept', 'buyer')
    if (!checked.ok) return checked
    const by = offer?.by === 'admin' ? 'keputusan admin' : 'jawaban penjual'
    return applyOffer(step, locked, 'buyer', `Pembeli menerima ${by}.`)
  }

/** Gives the complaint up: the order goes on with the time that was left. */
export const cancelComplaint: Take = async (step, locked) => {
  const hasSent = await haveGoodsBeenSent(step.tx, locked.complaint.id)
  const mayCancel = mayAct({ ...stateOf(locked.complaint), hasSent }, 'cancel', 'buyer')
  if (!mayCancel) return fail(complaintErrors.complaint_moved)
  return closeWithoutRefund(step, locked, {
    actor: 'buyer',
    detail: 'Komplain dibatalkan pembeli.',
    outcome: 'cancelled'
  })
}

/** Brings the admin in, with what the admin should know. */
export const askForHelp =
  (message: string): Take =>
  async (step, locked) => {
    const checked = checkAct(locked.complaint, 'help', 'buyer')
    if (!checked.ok) return checked
    await sayAlso(step, locked, message)
    return ok(
      await changeStage(step, locked, 'help', { actor: 'buyer', detail: 'Pembeli meminta bantuan admin.' })
    )
  }

/** Asks for a second ruling, once. */
export const appealRuling =
  (message: string): Take =>
  async (step, locked) => {
    const checked = checkAct(locked.complaint, 'appeal', 'buyer')
    if (!checked.ok) return checked
    await sayAlso(step, locked, message)
    return ok(
      await changeStage(step, locked, 'appealed', {
        actor: 'buyer',
        detail: 'Pembeli mengajukan banding.',
        set: { isAppealed: true }
      })
    )
  }

/** The goods are on their way back to the shop. */
export const sendBack =
  (courier: string, trackingNumber: string): Take =>
  async (step, locked) => {
    const checked = checkAct(locked.complaint, 'return', 'buyer')
    if (!checked.ok) return checked
    if (!courier || !trackingNumber) {
      return fail(complaintErrors.complaint_courier_required, {
        fields: {
          ...(!courier && { courier: 'Kurir wajib diisi' }),
          ...(!trackingNumber && { resi: 'Nomor resi wajib diisi' })
        }
      })
    }
    const sent = {
      courier,
      trackingNumber,
      sentAt: step.now,
      deliveredAt: null,
      receivedAt: null,
      isRestocked: null
    }
    // A second way back, after the first one was lost, replaces it; the history names both.
    await step.tx
      .insert(returns)
      .values({ complaintId: locked.complaint.id, ...sent })
      .onConflictDoUpdate({ target: returns.complaintId, set: sent })
    return ok(
      await changeStage(step, locked, 'returned', {
        actor: 'buyer',
        detail: `Barang dikirim kembali dengan ${courier}, resi ${trackingNumber}.`,
        set: { goodsAt: null }
      })
    )
  }

/** The buyer has the goods that were sent again. */
export const receiveGoods: Take = async (step, locked) => {
  const checked = checkAct(locked.complaint, 'receive', 'buyer')
  if (!checked.ok) return checked
  const detail = `${await nameSentAgain(step.tx, locked.complaint)} diterima pembeli.`
  return closeReceived(step, locked, { actor: 'buyer', detail })
}

async function sayAlso(step: Step, { complaint, order }: Locked, message: string): Promise<void> {
  if (!message) return
  await writeComplaintMessage(
    step,
    { complaint, order },
    { actor: 'buyer', userId: order.buyerId },
    { message, isStep: true }
  )
}
