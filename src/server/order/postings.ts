import type { transactions } from './schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { postMovement } from '#server/money/ledger.ts'

export type Order = typeof transactions.$inferSelect

/** Every flow of an order's money. Each has a fixed number, so that the ledger itself refuses a second posting. */
const about = (order: Order) => ({ refId: order.code, transactionId: order.id })

/** Saldo → escrow, at the order. */
export const payFromSaldo = (tx: Db, order: Order, now: Date) =>
  postMovement(
    tx,
    {
      ...about(order),
      code: 'TR',
      trxId: `TR-${order.code}`,
      remark: `Pembayaran pesanan ${order.code}`,
      entries: [
        { account: 'buyer_saldo', userId: order.buyerId, amount: -order.grandTotal },
        { account: 'escrow', amount: order.grandTotal }
      ]
    },
    now
  )

/** Gateway → escrow, when a virtual account is paid in time. */
export const payFromGateway = (tx: Db, order: Order, now: Date) =>
  postMovement(
    tx,
    {
      ...about(order),
      code: 'TR',
      trxId: `TR-${order.code}`,
      remark: `Pembayaran pesanan ${order.code}`,
      entries: [
        { account: 'gateway', amount: -order.grandTotal },
        { account: 'escrow', amount: order.grandTotal }
      ]
    },
    now
  )

/** Gateway → Saldo, when the money comes after the order was cancelled (D11). */
export const creditLatePayment = (tx: Db, order: Order, amount: number, now: Date) =>
  postMovement(
    tx,
    {
      ...about(order),
      code: 'RF',
      trxId: `LP-${order.code}`,
      remark: `Pembayaran terlambat untuk pesanan ${order.code}`,
      entries: [
        { account: 'gateway', amount: -amount },
        { account: 'buyer_saldo', userId: order.buyerId, amount }
      ]
    },
    now
  )

/** The courier collected cash at the door and owes it. */
export const collectCash = (tx: Db, order: Order, now: Date) =>
  postMovement(
    tx,
    {
      ...about(order),
      code: 'TR',
      trxId: `TR-${order.code}`,
      remark: `Pembayaran tunai pesanan ${order.code}`,
      entries: [
        { account: 'courier_payable', amount: -order.grandTotal, shopId: order.shopId },
        { account: 'escrow', amount: order.grandTotal }
      ]
    },
    now
  )

/** Escrow → Saldo, for what was paid and will not be delivered. */
export const refundOrder = (tx: Db, order: Order, now: Date) =>
  postMovement(
    tx,
    {
      ...about(order),
      code: 'RF',
      trxId: `RF-${order.code}`,
      remark: `Pengembalian dana pesanan ${order.code}`,
      entries: [
        { account: 'escrow', amount: -order.grandTotal },
        { account: 'buyer_saldo', userId: order.buyerId, amount: order.grandTotal }
      ]
    },
    now
  )

/**
 * Escrow → who earned it, when the order succeeds: the seller gets the goods less the shop's own voucher, the courier
 * the shipping, the marketplace its fees, and what the marketplace gave off is its expense. Then the cashback.
 */
export async function settleOrder(tx: Db, order: Order, now: Date): Promise<void> {
  const { shopId } = order
  const shopBorne = order.voucherByShop ? order.discount : 0
  const platformBorne = order.discount - shopBorne + order.shippingDiscount
  await postMovement(
    tx,
    {
      ...about(order),
      code: 'TF',
      trxId: `ST-${order.code}`,
      remark: `Penyelesaian pesanan ${order.code}`,
      entries: [
        { account: 'escrow', amount: -order.grandTotal },
        { account: 'seller_payable', amount: order.subtotal - shopBorne, shopId },
        { account: 'courier_payable', amount: order.shippingCost + order.extraCost, shopId },
        { account: 'fee_income', amount: order.feePayment + order.fee + order.feeSeller },
        { account: 'promo_expense', amount: -platformBorne }
      ]
    },
    now
  )
  await postMovement(
    tx,
    {
      ...about(order),
      code: 'TF',
      trxId: `CB-${order.code}`,
      remark: `Cashback pesanan ${order.code}`,
      entries: [
        { account: 'promo_expense', amount: -order.cashback },
        { account: 'buyer_saldo', userId: order.buyerId, amount: order.cashback }
      ]
    },
    now
  )
}
