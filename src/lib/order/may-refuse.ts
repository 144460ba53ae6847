import type { PaymentType } from './payment-type.ts'
import type { OrderStatus } from './status.ts'
import { nextStatus } from './transitions.ts'

type Order = { status: OrderStatus; paymentType: PaymentType | null; paidAt: Date | null }

/** Whether the recipient may refuse an order at the door: cash that is not collected yet (D48). */
export const mayRefuse = (order: Order): boolean =>
  isUnpaidCash(order) && nextStatus(order.status, 'refuse', 'expedition') !== undefined

/**
 * Whether an order may end because its goods were lost on the way: cash that is not collected yet. The buyers of others
 * are paid back by a complaint (D31), which cash does not have.
 */
export const mayLose = (order: Order): boolean =>
  isUnpaidCash(order) && nextStatus(order.status, 'lose', 'admin') !== undefined

const isUnpaidCash = ({ paymentType, paidAt }: Order): boolean =>
  paymentType === 'baba_cod' && paidAt === null
