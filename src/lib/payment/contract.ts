import * as z from 'zod/mini'

import { endpoint } from '#lib/core/endpoint.ts'
import { id, reason, rupiah, text } from '#lib/core/fields.ts'
import { shippingType } from '#lib/shipping/contract.ts'

export const paymentType = z.enum(['baba_balance', 'virtual_account', 'paylater_account', 'baba_cod'])

const paymentMethod = z.object({
  id: z.number(),
  name: z.string(),
  /** Name of the drawn icon. */
  icon: z.string(),
  /** Whole rupiah. */
  fee: z.number(),
  bank_type: paymentType,
  is_available: z.boolean(),
  reason
})

const paymentGroup = z.object({
  bank_type: paymentType,
  /** 'Saldo', 'Virtual Account', 'Cicilan', 'Bayar di Tempat' */
  name: z.string(),
  is_available: z.boolean(),
  reason,
  /** Balance of the Saldo group, in whole rupiah. */
  balance: z.nullable(z.number()),
  methods: z.array(paymentMethod)
})
export type PaymentGroup = z.output<typeof paymentGroup>

export const listPayments = endpoint('GET /buyer/transaction/payment', {
  access: 'buyer',
  summary: 'Payment methods for a shop, a shipping choice and a total before the fee of the method',
  input: z.object({
    shop_id: id,
    shipping_type: shippingType,
    shipping_courier: z.optional(text(60)),
    shipping_service: z.optional(text(60)),
    nominal: z._default(rupiah, 0)
  }),
  reply: z.array(paymentGroup)
})

const paymentDetail = z.object({
  id: z.number(),
  code: z.string(),
  /** Whole rupiah. */
  grand_total: z.number(),
  date: z.string(),
  /** The order's tab that the check button opens. */
  tab: z.enum(['pending', 'paid']),
  payment: z.object({
    type: paymentType,
    /** One of specification 3's values; paymentStatusOf() gives label, tab and whether it is final. */
    status: z.string(),
    /** Deadline of an unpaid virtual account; null otherwise. */
    expired: z.nullable(z.string()),
    /** Name of the method. */
    bank: z.string(),
    /** Code of the bank, for its payment steps: 'bca'. */
    bank_code: z.nullable(z.string()),
    number: z.nullable(z.string())
  })
})
export type PaymentDetail = z.output<typeof paymentDetail>

export const readPayment = endpoint('GET /buyer/transaction/payment/{id}', {
  access: 'buyer',
  summary: 'The payment of an own order, by the sealed token of its address or by its id',
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(300)) }),
  reply: paymentDetail
})
