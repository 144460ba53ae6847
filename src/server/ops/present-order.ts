import { isDrivenByShop } from '#lib/shipping/driven-by-shop.ts'
import { mayCall } from '#lib/core/schema/endpoint.ts'
import { settlePayment } from '#lib/ops/contract.ts'
import * as calls from '#lib/ops/order-contract.ts'
import type { OpsOrder } from '#lib/ops/order-contract.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { countPieces, isDivisible } from '#lib/order/parts.ts'
import { cancelByMarketplace } from '#lib/ops/order-page-contract.ts'
import * as negotiationCalls from '#lib/ops/negotiation-contract.ts'

import type { Caller } from '#server/core/http/callers.ts'
import type { Db } from '#server/core/db/connect.ts'
import { readBuyers } from '#server/identity/users.ts'
import { isCreditText } from '#server/order/credited.ts'
import { toDetails, type Viewing } from '#server/order/order-detail.ts'
import type { Order } from '#server/order/postings.ts'
import { maySpeakForCarrier } from './take-step.ts'

type OpsStep = OpsOrder['steps'][number]

/** The call that takes each step. */
const callOf = {
  settle: settlePayment,
  accept: calls.acceptOrder,
  pack: calls.packOrder,
  ship: calls.shipOrder,
  trace: calls.traceOrder,
  deliver: calls.deliverOrder,
  refuse: calls.refuseOrder,
  lose: calls.loseOrder,
  reject: calls.rejectOrder,
  cancel: cancelByMarketplace,
  approve: negotiationCalls.approveNegotiation,
  decline: negotiationCalls.declineNegotiation
} as const satisfies Record<OpsStep, object>

/**
 * Orders as the counter shows them, with the steps that this caller may take now. A page costs as many queries as one
 * order.
 */
export async function toOpsOrders(
  db: Db,
  orders: readonly Order[],
  { caller, ...viewing }: Viewing & { caller: Caller },
  stepsOf: (order: Order, shown: OrderDetail) => OpsStep[]
): Promise<OpsOrder[]> {
  if (orders.length === 0) return []
  const buyers = await readBuyers(
    db,
    orders.map(({ buyerId }) => buyerId)
  )
  const details = await toDetails(db, orders, viewing)
  return orders.map((order, at) => {
    const shown = {
      ...details[at]!,
      buyer: buyers.get(order.buyerId) ?? { id: order.buyerId, name: '', phone: null },
      is_accepted: order.acceptedAt !== null,
      may_split: maySplit(order, details[at]!),
      steps: stepsOf(order, details[at]!).filter(step => mayTake(step, caller, order))
    }
    return caller.role === 'seller' ? toSellersOrder(shown, order) : shown
  })
}

/** Whether the seller may ship a part of what is left: of one piece there is none. */
const maySplit = (order: Order, { rest, products }: OrderDetail): boolean =>
  isDivisible(order) && countPieces(rest?.lines ?? products) > 1

const carrierSteps: readonly OpsStep[] = ['trace', 'deliver', 'refuse', 'lose']

const mayTake = (step: OpsStep, caller: Caller, order: Order): boolean =>
  mayCall(caller.role, callOf[step]) && (!carrierSteps.includes(step) || maySpeakForCarrier(caller, order))

/**
 * Without what concerns the whole payment, other shops, vouchers of the marketplace or the buyer's account: the
 * recipient's phone stays.
 */
const toSellersOrder = (shown: OpsOrder, order: Order): OpsOrder => ({
  ...shown,
  token: '',
  together: [],
  credited: 0,
  attention: null,
  voucher: isBorneByShop(order) ? shown.voucher : null,
  nego: shown.nego && { ...shown.nego, lost_voucher: null },
  history: shown.history.map(entry => ({
    ...entry,
    detail: isCreditText(entry.detail) ? 'Pembayaran dikembalikan ke Saldo pembeli' : entry.detail,
    photo: isDrivenByShop(order.shippingType, order.deliveryCase) ? entry.photo : null
  })),
  payment: { ...shown.payment, number: null, amount: null },
  buyer: { ...shown.buyer, phone: null }
})

/** The shop's discount of freight is its own with any voucher. */
const isBorneByShop = ({ discountByShop, cashbackByShop }: Order): boolean =>
  discountByShop + cashbackByShop > 0
