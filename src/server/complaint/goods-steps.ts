import { eq } from 'drizzle-orm'

import { complaintErrors } from '#lib/complaint/errors.ts'
import { daysOf, mayAct } from '#lib/complaint/stages.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok } from '#lib/core/schema/result.ts'

import { lockBalance } from '#server/money/ledger.ts'
import { shipments, shipmentLines } from '#server/order/shipment-schema.ts'
import type { Step } from '#server/order/change-status.ts'
import { lockPayment } from '#server/order/close-payment.ts'
import { writeEntry } from '#server/order/note-order.ts'
import { restoreStock } from '#server/product/stock.ts'
import { changeStage, checkAct, type Locked, recordStep, type Take } from './change-stage.ts'
import { refundComplaint } from './close-complaint.ts'
import {
  awaitsReturn,
  namedPieces,
  nameItems,
  readItems,
  readLines,
  readReturn,
  stateOf,
  whatGoesBack
} from './complaint-rows.ts'
import { writeComplaintMessage } from './discussion.ts'
import { returns } from './schema.ts'
import { markSentAgain, nameSentAgain, sentAgain } from './sent-again.ts'

/** Goods that are sent again, and goods that go back: the steps of seller and courier. */

/** The seller sends what was missing, other pieces, or what had come back, as a shipment of its own. */
export const shipAgain =
  (courier: string, trackingNumber: string): Take =>
  async (step, locked) => {
    const { complaint, order } = locked
    const checked = checkAct(complaint, 'ship', 'seller')
    if (!checked.ok) return checked
    const sent = sentAgain(complaint, await readItems(step.tx, [complaint.id]))
    const [shipment] = await step.tx
      .insert(shipments)
      .values({
        transactionId: order.id,
        complaintId: complaint.id,
        kind: sent.kind,
        courier,
        trackingNumber,
        shippedAt: step.now
      })
      .returning()
    await step.tx.insert(shipmentLines).values(
      namedPieces(sent.items).map(({ id, qty }) => ({
        shipmentId: shipment!.id,
        transactionLineId: id,
        qty
      }))
    )
    const detail = `${await nameSentAgain(step.tx, complaint)} dikirim dengan ${courier}, resi ${trackingNumber}.`
    return ok(
      await changeStage(step, locked, 'shipping', {
        actor: 'seller',
        detail,
        set: { goodsAt: null },
        notice: `${detail} Konfirmasi setelah Anda menerimanya.`
      })
    )
  }

/**
 * The courier delivered what is on its way, to the shop or to the buyer: three days are left to say more. The order's
 * tracking tells it too, with the picture, of goods to the shop only if there is one.
 */
export const deliverGoods =
  (photoPath?: string): Take =>
  async (step, locked) => {
    const { complaint, order } = locked
    const checked = checkAct(complaint, 'deliver', 'expedition')
    if (!checked.ok) return checked
    const isReturn = complaint.stage === 'returned'
    const goods = isReturn ? 'Barang' : await nameSentAgain(step.tx, complaint)
    const told = { actor: 'expedition', photoPath } as const
    if (isReturn) {
      const delivered = { deliveredAt: step.now }
      await step.tx.update(returns).set(delivered).where(eq(returns.complaintId, complaint.id))
      if (photoPath) await writeEntry(step, order, { ...told, detail: 'Barang kembali sampai di toko' })
    } else {
      const shipmentId = await markSentAgain(step, complaint)
      await writeEntry(step, order, { ...told, detail: 'Barang sampai di tujuan', shipmentId })
    }
    return ok(
      await changeStage(step, locked, complaint.stage, {
        actor: 'expedition',
        detail: `${goods} sampai di ${isReturn ? 'toko' : 'tujuan'}.`,
        set: { goodsAt: step.now },
        notice: isReturn
          ? `Barang sampai di toko. Dana dikembalikan paling lambat ${daysOf('received')} hari lagi, kecuali penjual meminta admin memeriksanya.`
          : `${goods} sampai di tujuan menurut kurir. Konfirmasi atau minta bantuan dalam ${daysOf('received')} hari.`
      })
    )
  }

/**
 * The shop has the goods back: the refund is made, unless the clock or a ruling made it before, and they return to
 * stock only if the seller says so (D31).
 */
export const receiveReturn =
  (isRestocked: boolean): Take =>
  async (step, locked) => {
    const { complaint, order } = locked
    const owed = { awaitsReturn: awaitsReturn(complaint, await readReturn(step.tx, complaint.id)) }
    if (!mayAct({ ...stateOf(complaint), ...owed }, 'receive', 'seller')) {
      return fail(complaintErrors.complaint_moved)
    }
    await step.tx
      .update(returns)
      .set({ receivedAt: step.now, isRestocked })
      .where(eq(returns.complaintId, complaint.id))
    if (isRestocked) await restock(step, locked)
    const told = 'Penjual menerima barang kembali.'
    const kept = isRestocked ? [] : ['Barang tidak dikembalikan ke stok.']
    for (const detail of owed.awaitsReturn ? [told, ...kept] : kept) {
      await recordStep(step, locked, { actor: 'seller', detail })
    }
    return owed.awaitsReturn ? ok(complaint) : refundComplaint(step, { complaint, order }, 'seller', told)
  }

async function restock({ tx, after }: Step, { complaint, order }: Locked): Promise<void> {
  // The refund that follows locks both; they come before variants in the lock order.
  if (order.voucherId !== null) await lockPayment(tx, order)
  await lockBalance(tx, order.buyerId)
  const named = nameItems(await readItems(tx, [complaint.id]), await readLines(tx, [order.id]))
  const pieces = whatGoesBack(named).map(({ line, qty }) => ({
    productDetailId: line.productDetailId,
    productId: line.productId,
    qty
  }))
  await restoreStock({ tx, after }, pieces)
  after.invalidate(...pieces.map(({ productId }) => `product:${productId}`))
}

/** The seller asks the admin about what came back; nothing is refunded until the admin has ruled. */
export const disputeReturn =
  (message: string): Take =>
  async (step, locked) => {
    const checked = checkAct(locked.complaint, 'help', 'seller')
    if (!checked.ok) return checked
    const seller = { actor: 'seller', userId: null } as const
    const written = await writeComplaintMessage(step, locked, seller, { message, isStep: true })
    if (!written.ok) return written
    return ok(
      await changeStage(step, locked, 'help', {
        actor: 'seller',
        detail: 'Penjual meminta admin memeriksa barang yang dikembalikan.',
        notice: 'Penjual meminta admin memeriksa barang yang dikembalikan.'
      })
    )
  }
