import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'

import { complaintHistory, complaints, returns } from '#server/complaint/schema.ts'
import type { Services } from '#server/core/platform/services.ts'
import { ledgerEntries, ledgerMovements } from '#server/money/schema.ts'
import { notifications } from '#server/notification/schema.ts'
import { orders, transactionHistory, transactionLines } from '#server/order/schema.ts'
import { productDetails } from '#server/product/schema.ts'

import { type ApiProcess, at } from './api-process.ts'
import { accountOf, advanceTo, buy, pay } from './buying.ts'
import { answer, complaintOf, deliverAgain, receiveBack, update } from './complaining.ts'
import type { Buyer, Product } from './market.ts'
import { value } from './person.ts'

/** Two pieces, each so much; the payment's fee comes on top. */
const price = 50_000
export const killedProduct = { price, stock: 100_000 }

/** How a complaint is decided: by the seller, the buyer, the clock, or the shop that has the goods again. */
const ways = ['granted', 'accepted', 'left to the clock', 'returned'] as const
type Way = (typeof ways)[number]

/** A complaint that was acknowledged; `isDecided` once its last step was too. */
export type Dispute = { buyer: Buyer; orderId: number; id: number; way: Way; isDecided?: true }

type Here = { api: ApiProcess; buyer: Buyer; product: Product }

/** Buys two pieces, has them delivered and complains about them: half the time about all that was paid. */
async function dispute({ api, buyer, product }: Here, way: Way, turn: number): Promise<Dispute> {
  const { id: orderId, code } = await buy(buyer, product, pay.account, { qty: 2 })
  const number = await accountOf(buyer, orderId)
  value(await api.ops.call('POST /ops/payment/settle', { number }))
  await advanceTo(api, code, 'deliver')
  const options = await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id: orderId })
  const { lines } = value(options)
  const qty = 1 + (turn % 2)
  const named = { id: lines[0]!.id, qty }
  const order = { id: orderId, lines }
  const wish =
    way === 'returned'
      ? { solution: 'return_refund' as const, lines: [{ ...named, problem: 'broken' as const }] }
      : { kind: 'not_arrived' as const, lines: [named], photo_ids: [] }
  const sent = await complaintOf(buyer, order, { ...wish, nominal: qty * price })
  const { id } = value(await buyer.person.call('POST /buyer/transaction/complain', sent))
  return { buyer, orderId, id, way }
}

/** The steps of a complaint up to the one that decides about money. */
async function decide({ api, buyer }: Here, { id, way }: Dispute, turn: number): Promise<void> {
  const nominal = (1 + (turn % 2)) * price
  if (way === 'granted') {
    value(await answer(api, id, 'refund', nominal))
  } else if (way === 'returned') {
    value(await answer(api, id, 'return_refund', nominal))
    value(await update(buyer, id, 'returned'))
    value(await deliverAgain(api, id))
    value(await receiveBack(api, id, turn % 4 < 2))
  } else {
    value(await answer(api, id, 'refund', nominal - 1))
    if (way === 'accepted') value(await update(buyer, id, 'accept'))
  }
}

/** Complains in all ways repeatedly at one process, until it is gone. `onAcknowledged` gets each decision. */
export async function complainUntilGone(
  { api, buyer, product }: Here,
  first: number,
  disputes: Dispute[],
  onAcknowledged: () => void
): Promise<void> {
  const here = { api, product, buyer: { ...buyer, person: at(api, buyer.person) } }
  for (let turn = first; ; turn += 1) {
    try {
      const made = await dispute(here, ways[turn % 4]!, Math.floor(turn / 4))
      disputes.push(made)
      await decide(here, made, Math.floor(turn / 4))
      if (made.way !== 'left to the clock') made.isDecided = true
      onAcknowledged()
    } catch {
      return
    }
  }
}

/** What happened to a complaint and its order, as the database has it. */
async function readTraces({ db }: Services, { id, orderId }: Dispute) {
  const [found] = await db
    .select({ complaint: complaints, order: orders })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.transactionId))
    .where(eq(complaints.id, id))
  const { complaint, order } = found!
  const moved = await db
    .select({ trxId: ledgerMovements.trxId, account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(eq(ledgerMovements.transactionId, orderId))
  const notices = await db
    .select()
    .from(notifications)
    .where(eq(notifications.value, String(orderId)))
  const history = await db.select().from(complaintHistory).where(eq(complaintHistory.complaintId, id))
  const statuses = await db
    .select()
    .from(transactionHistory)
    .where(eq(transactionHistory.transactionId, orderId))
  const isRefund = ({ body }: { body: string }) => body.includes('dikembalikan ke Saldo')
  return {
    outcome: complaint.outcome,
    refunded: complaint.refunded,
    total: order.grandTotal,
    traces: {
      status: order.status,
      refunded: order.refunded,
      toSaldo: moved
        .filter(({ account, amount }) => account === 'buyer_saldo' && amount !== 0)
        .map(({ amount }) => amount),
      isSettled: moved.some(({ trxId }) => trxId === `ST-${order.code}`),
      told: notices.filter(isRefund).length,
      noted: history.filter(({ detail }) => detail.endsWith('dikembalikan.')).length,
      ended: statuses.filter(({ status }) => status === 'success' || status === 'cancel').length
    }
  }
}

/**
 * Whether a refund is decided, as a whole: with status, ledger, notification and both histories, or with none of them.
 * A return that the kill prevented lapses after days, and its order goes on.
 */
export async function isWhollyDecided(services: Services, one: Dispute): Promise<boolean> {
  const { outcome, refunded, total, traces } = await readTraces(services, one)
  const isDecided = outcome === 'refunded'
  const isAll = refunded === total
  const decided = {
    status: isAll ? 'cancel' : 'success',
    refunded,
    toSaldo: [refunded],
    isSettled: !isAll,
    told: 1,
    noted: 1,
    ended: 1
  }
  const isOver = outcome === 'lapsed' && traces.status === 'success'
  const untouched = {
    status: outcome === 'lapsed' ? traces.status : 'complain',
    refunded: 0,
    toSaldo: [],
    isSettled: isOver,
    told: 0,
    noted: 0,
    ended: isOver ? 1 : 0
  }
  expect([null, 'refunded', 'lapsed']).toContain(outcome)
  expect([one.id, traces]).toEqual([one.id, isDecided ? decided : untouched])
  // What was acknowledged is not lost.
  if (one.isDecided) expect([one.id, outcome]).toEqual([one.id, 'refunded'])
  return isDecided
}

/** The shelf has what was not sold or came back. */
export async function expectTrueStock(
  { db }: Services,
  buyers: readonly Buyer[],
  product: Product
): Promise<void> {
  const ids = buyers.map(({ id }) => id)
  const own = await db
    .select({ order: orders, qty: transactionLines.qty })
    .from(orders)
    .innerJoin(transactionLines, eq(transactionLines.transactionId, orders.id))
    .where(inArray(orders.buyerId, ids))
  const back = await db
    .select({ nominal: complaints.nominal })
    .from(returns)
    .innerJoin(complaints, eq(complaints.id, returns.complaintId))
    .where(eq(returns.isRestocked, true))
  const restocked = back.reduce((sum, { nominal }) => sum + nominal! / price, 0)
  // What a complaint cancels does not come back by that, other orders that end do. A cart that survived a kill has
  // more.
  const gone = own
    .filter(({ order }) => order.status !== 'cancel' || order.cancelBy === 'seller')
    .reduce((sum, { qty }) => sum + qty, 0)
  const [shelf] = await db.select().from(productDetails).where(eq(productDetails.id, product.detailId))
  expect(shelf?.stock).toBe(killedProduct.stock - gone + restocked)
}
