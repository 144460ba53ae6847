/** How an order is paid. */
export type Method = 'account' | 'saldo' | 'cash'

/** An order's statuses in the model: accepting is a step of its own here. */
export type ModelStatus =
  | 'nego'
  | 'pending'
  | 'paid'
  | 'accepted'
  | 'process'
  | 'sent'
  | 'delivered'
  | 'complain'
  | 'success'
  | 'cancel'

/** Pieces of an order that travel by themselves. */
export type ModelPart = { qty: number; shippedAt: number; hasArrived: boolean; isLost: boolean }

/** An order in the model. */
export type ModelOrder = {
  id: number
  code: string
  buyer: number
  product: number
  qty: number
  method: Method
  /** The first order of its payment: itself, if it is paid alone. */
  payment: number
  /** The share of the payment's fee on this order. */
  fee: number
  total: number
  number: string
  arrival: string
  hasVoucher: boolean
  status: ModelStatus
  /** Its account was paid, in time or late: any later payment is a repeated one. */
  isSettled: boolean
  /** The model's hour in which the clock of its status began. */
  since: number
  /** Its line, with all of its pieces. */
  line: number
  /** The parts in which it travels; none where it travels as a whole. */
  parts: ModelPart[]
  /** Shipments of its complaints that are under way or lost. */
  sentAgain: number
  /** Until which hour the rest may be shipped; undefined if nothing is left. */
  restDue?: number | undefined
  shippedAt?: number
  deliveredAt?: number
  /** What was refunded before its end. */
  refunded: number
  /** Its status before the complaint that is open. */
  before?: 'sent' | 'delivered' | undefined
  /** The state of its freight, from its first offer on; undefined if none was requested. */
  negotiation?: { state: 'asked' | 'approved' | 'declined'; offers: number }
}
