import type { settlementOf } from '#lib/order/settlement.ts'
import { isDrivenByShop } from '#lib/shipping/driven-by-shop.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import {
  type Entry,
  type Movement,
  movementWrites,
  postMovement,
  postMovements
} from '#server/money/ledger.ts'
import type { orders } from './schema.ts'

export type Order = typeof orders.$inferSelect

/** One posting of an order. Its transaction id is fixed, so that the ledger's unique index rejects a second posting. */
type Flow = { code: Movement['code']; trxId: string; remark: string; entries: Entry[] }

const movementOf = (order: Order, { remark, ...flow }: Flow): Movement => ({
  ...flow,
  remark: `${remark} ${order.code}`,
  refId: order.code,
  transactionId: order.id
})

const post = (tx: Db, order: Order, now: Date, flow: Flow): Promise<void> =>
  postMovement(tx, movementOf(order, flow), now)

const saldo = (order: Order, amount: number): Entry => ({
  account: 'buyer_saldo',
  userId: order.buyerId,
  amount
})

/**
 * The whole total → escrow: from Saldo when the order is placed, from the gateway or the courier when the money
 * arrives.
 */
const payment = (order: Order, remark: string, from: Entry): Flow => ({
  code: 'TR',
  trxId: `TR-${order.code}`,
  remark,
  entries: [from, { account: 'escrow', amount: order.grandTotal }]
})

const pay = (tx: Db, order: Order, now: Date, remark: string, from: Entry): Promise<void> =>
  post(tx, order, now, payment(order, remark, from))

type Paying = { tx: Db; after: Pick<AfterCommit, 'later'>; now: Date }

/**
 * All orders of a payment with Saldo, posted with what the transaction writes together (`settle`). `balance` is what their
 * buyer's lock returned in it. Throws `balance_too_low`.
 */
export function payFromSaldo({ tx, after, now }: Paying, paid: readonly Order[], balance: number): void {
  const movements = paid.map(order =>
    movementOf(order, payment(order, 'Pembayaran pesanan', saldo(order, -order.grandTotal)))
  )
  const held = new Map(paid.map(({ buyerId }) => [buyerId, balance]))
  after.later(...movementWrites(tx, movements, held, now))
}

export const payFromGateway = (tx: Db, order: Order, now: Date): Promise<void> =>
  pay(tx, order, now, 'Pembayaran pesanan', { account: 'gateway', amount: -order.grandTotal })

/** Cash collected at delivery: owed by the courier, or by the shop if Kurir Toko drove (order-10). */
export const collectCash = (tx: Db, order: Order, now: Date): Promise<void> =>
  pay(tx, order, now, 'Pembayaran tunai pesanan', {
    account: isDrivenByShop(order.shippingType, order.deliveryCase) ? 'seller_payable' : 'courier_payable',
    amount: -order.grandTotal,
    shopId: order.shopId
  })

/**
 * Gateway → Saldo, for money that arrives after the order was cancelled or more than once; one posting per message
 * (D28).
 */
export const creditLatePayment = (
  tx: Db,
  order: Order,
  { amount, noteId }: { amount: number; noteId: number },
  now: Date
): Promise<void> =>
  post(tx, order, now, {
    code: 'RF',
    trxId: `LP-${order.code}-${noteId}`,
    remark: 'Pengembalian pembayaran pesanan',
    entries: [{ account: 'gateway', amount: -amount }, saldo(order, amount)]
  })

type Shares = ReturnType<typeof settlementOf>

/**
 * Escrow → Saldo, for a paid order that will not be delivered, or not kept; a retained fee goes to the marketplace.
 * What was refunded before has left escrow.
 */
export const refundOrder = (tx: Db, order: Order, shares: Shares, now: Date): Promise<void> =>
  refundOrders(tx, [{ order, shares }], now)

/** The same for several orders. */
export const refundOrders = (
  tx: Db,
  list: readonly { order: Order; shares: Shares }[],
  now: Date
): Promise<void> =>
  postMovements(
    tx,
    list.map(({ order, shares: { refund, fees } }) =>
      movementOf(order, {
        code: 'RF',
        trxId: `RF-${order.code}`,
        remark: 'Pengembalian dana pesanan',
        entries: [
          { account: 'escrow', amount: order.refunded - order.grandTotal },
          saldo(order, refund - order.refunded),
          { account: 'fee_income', amount: fees }
        ]
      })
    ),
    now
  )

/**
 * Escrow → Saldo, for the part of a paid order that a complaint refunds; the rest is settled as ever. An order that
 * goes on may have several, each of its complaint.
 */
export const refundPart = (
  tx: Db,
  order: Order,
  { amount, complaintId }: { amount: number; complaintId?: number },
  now: Date
): Promise<void> =>
  post(tx, order, now, {
    code: 'RF',
    trxId: complaintId === undefined ? `RF-${order.code}` : `RF-${order.code}-K${complaintId}`,
    remark: 'Pengembalian dana komplain pesanan',
    entries: [{ account: 'escrow', amount: -amount }, saldo(order, amount)]
  })

/** Escrow → Saldo, for the pieces of a paid order that were not shipped (D49). */
export const refundUnshipped = (tx: Db, order: Order, amount: number, now: Date): Promise<void> =>
  post(tx, order, now, {
    code: 'RF',
    trxId: `RF-${order.code}-REST`,
    remark: 'Pengembalian dana sisa pesanan',
    entries: [{ account: 'escrow', amount: -amount }, saldo(order, amount)]
  })

/**
 * Escrow → the parties that earned it, when the order completes; then the cashback, paid by the party that promised it.
 * What was refunded has left escrow before.
 */
export async function settleOrder(tx: Db, order: Order, shares: Shares, now: Date): Promise<void> {
  const { shopId } = order
  const { refund, seller, courier, fees, promo, cashback, cashbackByShop } = shares
  await post(tx, order, now, {
    code: 'TF',
    trxId: `ST-${order.code}`,
    remark: 'Penyelesaian pesanan',
    entries: [
      { account: 'escrow', amount: refund - order.grandTotal },
      { account: 'seller_payable', amount: seller, shopId },
      { account: 'courier_payable', amount: courier, shopId },
      { account: 'fee_income', amount: fees },
      { account: 'promo_expense', amount: -promo }
    ]
  })
  await post(tx, order, now, {
    code: 'TF',
    trxId: `CB-${order.code}`,
    remark: 'Cashback pesanan',
    entries: [
      { account: 'seller_payable', amount: -cashbackByShop, shopId },
      { account: 'promo_expense', amount: cashbackByShop - cashback },
      saldo(order, cashback)
    ]
  })
}
