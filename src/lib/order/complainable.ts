import type { PaymentType } from './payment-type.ts'
import type { OrderStatus } from './status.ts'
import { nextStatus } from './transitions.ts'

/** Whether 'Ajukan Komplain' stands on an order: once it is sent, until it is finished; never for cash (D31). */
export const isComplainable = (order: { status: OrderStatus; paymentType: PaymentType | null }): boolean =>
  nextStatus(order.status, 'complain', 'buyer') !== undefined && order.paymentType !== 'baba_cod'
