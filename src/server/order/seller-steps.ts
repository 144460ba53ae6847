import { orderErrors } from '#lib/order/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'

import { changeStatus, type Step } from './change-status.ts'
import { type Order, payFromGateway } from './postings.ts'

/** The payment's and the seller's steps before the goods leave the shop. The caller has locked the order. */

/**
 * The payment arrived in time: escrow holds the money, and the seller is asked to accept. The caller closes the
 * payment.
 */
export async function payOrder(step: Step, order: Order): Promise<Result<Order>> {
  const changed = await changeStatus(step, order, {
    event: 'pay',
    actor: 'system',
    detail: 'Pembayaran diterima',
    set: { paidAt: step.now }
  })
  if (changed.ok) await payFromGateway(step.tx, order, step.now)
  return changed
}

/** The seller accepts once; the order stays in `paid` (D12). */
export async function acceptOrder(step: Step, order: Order): Promise<Result<Order>> {
  if (order.acceptedAt) return fail(orderErrors.status_refused)
  return changeStatus(step, order, {
    event: 'accept',
    actor: 'seller',
    detail: 'Pesanan diterima penjual',
    set: { acceptedAt: step.now }
  })
}

/** Packing needs an accepted order: from here on the buyer can no longer cancel. */
export async function packOrder(step: Step, order: Order): Promise<Result<Order>> {
  if (!order.acceptedAt) return fail(orderErrors.status_refused)
  return changeStatus(step, order, {
    event: 'pack',
    actor: 'seller',
    detail: 'Pesanan sedang dikemas',
    set: { packedAt: step.now }
  })
}
