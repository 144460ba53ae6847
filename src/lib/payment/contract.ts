import * as z from 'zod/mini'

import { paymentErrors } from './errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, isoDate, reason, rupiah, shaped, text, textList, whole } from '#lib/core/schema/fields.ts'
import { orderStatus, paymentType } from '#lib/order/order-shapes.ts'
import { shippingType } from '#lib/shipping/contract.ts'
import { shippingTypes } from '#lib/shipping/shipping-type.ts'

const paymentMethod = z.object({
  id: whole,
  name: z.string(),
  /** Name of the icon. */
  icon: z.string(),
  /** Whole rupiah. */
  fee: whole,
  bank_type: paymentType,
  is_available: z.boolean(),
  reason
})

export const paymentGroup = z.object({
  bank_type: paymentType,
  /** 'Saldo', 'Virtual Account', 'Cicilan', 'Bayar di Tempat' */
  name: z.string(),
  is_available: z.boolean(),
  reason,
  /** Balance of the Saldo group, in whole rupiah. */
  balance: z.nullable(whole),
  methods: z.array(paymentMethod)
})
export type PaymentGroup = z.output<typeof paymentGroup>

/** `3:shop_courier:150000`: shop, shipping type, and the order's total in whole rupiah. */
const delivery = shaped(
  60,
  new RegExp(`^\\d{1,15}:(${shippingTypes.join('|')}):\\d{1,13}$`),
  'Pengiriman tidak valid'
)

export const listPayments = endpoint('GET /buyer/transaction/payment', {
  access: 'buyer',
  summary: 'Payment methods for a shop, a shipping choice and a total before the fee of the method',
  input: z.object({
    shop_id: id,
    shipping_type: shippingType,
    shipping_courier: z.optional(text(60)),
    shipping_service: z.optional(text(60)),
    nominal: z._default(rupiah, 0),
    /** The other shops of the same payment (D29). */
    also: z.optional(textList(delivery, 9))
  }),
  reply: z.array(paymentGroup)
})

const paymentDetail = z.object({
  id: whole,
  code: z.string(),
  /** The order's status; of several orders that of an active one, if any. */
  status: orderStatus,
  /** Of all orders, in whole rupiah; for cash without those cancelled before payment. */
  grand_total: whole,
  /** The part refunded to Saldo, in whole rupiah; the payment itself stays paid (D28). */
  refunded: whole,
  /** All orders of the payment, first the one that includes the payment's fee (D29). */
  orders: z.array(
    z.object({
      id: whole,
      code: z.string(),
      shop: z.string(),
      /** Badge: 'Diproses', 'Pembatalan' … */
      status_label: z.string(),
      grand_total: whole,
      /** The payment's fee within its total: only one order includes it. */
      fee_payment: whole,
      refunded: whole
    })
  ),
  /** Late or repeated money for the whole payment, credited to Saldo, in whole rupiah (D28). */
  credited: whole,
  date: isoDate,
  /** The tab of the order list that the check button opens. */
  tab: z.enum(['pending', 'paid']),
  payment: z.object({
    type: paymentType,
    /** A status of payment-12; paymentStatusOf() gives its label, tab and whether it is final. */
    status: z.string(),
    /** Deadline of an unpaid virtual account; null otherwise. */
    expired: z.nullable(isoDate),
    /** Name of the method. */
    bank: z.string(),
    /** Code of the bank, for its payment guide: 'bca'. */
    bank_code: z.nullable(z.string()),
    number: z.nullable(z.string())
  })
})
export type PaymentDetail = z.output<typeof paymentDetail>

export const readPayment = endpoint('GET /buyer/transaction/payment/{id}', {
  access: 'buyer',
  summary: 'The payment of an own order, by the sealed token of its address or by its id',
  errors: [paymentErrors.payment_not_found],
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(300)) }),
  reply: paymentDetail
})
