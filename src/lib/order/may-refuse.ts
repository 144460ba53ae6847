import type { PaymentType } from './payment-type.ts'
import type { OrderStatus } from './status.ts'
import { nextStatus } from './transitions.ts'

type Order = { status: OrderStatus; paymentType: PaymentType | null; paidAt: Date | null }

/** Whether the recipient may refuse an order at the door: cash that is not collected yet (D48). */
export const mayRefuse = ({ status, paymentType, paidAt }: Order): boolean =>
  paymentType === 'baba_cod' && paidAt === null && nextStatus(status, 'refuse', 'expedition') !== undefined
