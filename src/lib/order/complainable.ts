import { complaintsPerOrder } from './limits.ts'
import type { PaymentType } from './payment-type.ts'
import type { OrderStatus } from './status.ts'
import { nextStatus } from './transitions.ts'

type Sold = { status: OrderStatus; paymentType: PaymentType | null }

/** Complaints of an order: how many there were, and whether one is open. */
export type Earlier = { count: number; isOpen: boolean }

/** Whether an order's state allows a complaint: once it is sent, until it is finished; never for cash (D31). */
export const isComplainable = (order: Sold): boolean =>
  nextStatus(order.status, 'complain', 'buyer') !== undefined && order.paymentType !== 'baba_cod'

/** Why an order can have no further complaint, whatever its goods are like: one is open, or there were three. */
export const noFurther = ({ count, isOpen }: Earlier): 'complaint_open' | 'complaint_limit' | undefined =>
  isOpen ? 'complaint_open' : count >= complaintsPerOrder ? 'complaint_limit' : undefined

/** Whether 'Ajukan Komplain' stands on an order (complaint-20). */
export const mayComplain = (order: Sold, earlier: Earlier): boolean =>
  isComplainable(order) && noFurther(earlier) === undefined

/**
 * Whether the buyer may count the goods of an order (complaint-21): they have arrived, so that a complete count is
 * their receipt, and a difference can still be complained about.
 */
export const mayCount = (order: Sold, earlier: Earlier): boolean =>
  nextStatus(order.status, 'confirm', 'buyer') !== undefined && mayComplain(order, earlier)
