import * as z from 'zod/mini'

import { paymentOutcomes } from '#lib/payment/outcomes.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { placeLimit } from '#lib/order/place-limit.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { reviewErrors } from '#lib/review/errors.ts'
import { endpoint, opsRoles } from '#lib/core/schema/endpoint.ts'
import {
  id,
  imageFile,
  isoDate,
  nothing,
  paging,
  personName,
  rupiah,
  someRupiah,
  text,
  whole,
  wholeNumber
} from '#lib/core/schema/fields.ts'
import { orderDetail, orderStatus } from '#lib/order/order-shapes.ts'

/** An order by its number or by its code. */
export const orderName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
/** What a gateway's message came to. */
export const paymentOutcome = z.enum(paymentOutcomes)
/** Where an order stands after a step. */
export const orderStep = z.object({ id: whole, code: z.string(), status: orderStatus })

/** An order as the console shows it: whose it is, and what may be done with it. */
export const opsOrder = z.intersection(
  orderDetail,
  z.object({
    buyer: z.object({ id: whole, name: z.string(), phone: z.nullable(z.string()) }),
    is_accepted: z.boolean(),
    /** The steps that the console may take now. */
    steps: z.array(
      z.enum(['settle', 'accept', 'pack', 'ship', 'trace', 'deliver', 'reject', 'approve', 'decline'])
    )
  })
)

export type OpsOrder = z.output<typeof opsOrder>

export const readOperator = endpoint('GET /ops/me', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support'],
  summary: 'Who the token stands for, and the calls that it may make',
  input: nothing,
  reply: z.object({ name: z.string(), role: z.enum(opsRoles), calls: z.array(z.string()) })
})

/** Codes stand in these messages: they open accounts, therefore to the owner alone. */
export const readOutbox = endpoint('GET /ops/outbox', {
  access: 'ops',
  roles: [],
  summary: 'Messages that no outside service carried (OTP, WhatsApp, email), newest first',
  input: z.object({ to: z.optional(text(200)) }),
  reply: z.array(
    z.object({
      id: whole,
      channel: z.enum(['whatsapp', 'sms', 'email']),
      to: z.string(),
      subject: z.nullable(z.string()),
      text: z.string(),
      code: z.nullable(z.string()),
      created_at: isoDate
    })
  )
})

export const listOpsOrders = endpoint('GET /ops/transaction', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support'],
  summary: 'Orders of all buyers, newest first, as the console shows them',
  paged: true,
  input: z.object({
    status: z.optional(orderStatus),
    keyword: z.optional(text(100)),
    ...paging(20)
  }),
  reply: z.array(opsOrder)
})

export const settlePayment = endpoint('POST /ops/payment/settle', {
  access: 'ops',
  roles: ['finance'],
  summary: "The bank reports a payment to a virtual account, by the sandbox gateway's signed notification",
  errors: [coreErrors.demo_only, paymentErrors.payment_not_found],
  input: z.object({
    number: text(40, 'Nomor virtual account wajib diisi'),
    /** What the account expects, where absent. */
    amount: z.optional(rupiah)
  }),
  reply: z.object({ outcome: paymentOutcome })
})

export const listSettlements = endpoint('GET /ops/payment/notification', {
  access: 'ops',
  roles: ['finance'],
  summary: 'What the payment gateway told, newest first: also other amounts and unknown accounts',
  paged: true,
  input: z.object({ outcome: z.optional(paymentOutcome), ...paging(20) }),
  reply: z.array(
    z.object({
      id: whole,
      gateway: z.string(),
      /** The gateway's own id of the event. */
      event_id: z.string(),
      /** Virtual account number. */
      number: z.string(),
      /** Whole rupiah that came. */
      amount: whole,
      /** Whole rupiah that the account asks for; null for an account that nobody knows. */
      expected: z.nullable(whole),
      outcome: paymentOutcome,
      /** Codes of the orders that the account pays. */
      orders: z.array(z.string()),
      date: isoDate
    })
  )
})

export const acceptOrder = endpoint('POST /ops/transaction/{id}/accept', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The seller accepts a paid order',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id: orderName }),
  reply: orderStep
})

export const packOrder = endpoint('POST /ops/transaction/{id}/pack', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The seller packs an order: it can no longer be cancelled',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id: orderName }),
  reply: orderStep
})

export const shipOrder = endpoint('POST /ops/transaction/{id}/ship', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The goods are with the courier, under a tracking number',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id: orderName, resi: text(60, 'Nomor resi wajib diisi') }),
  reply: orderStep
})

export const traceOrder = endpoint('POST /ops/transaction/{id}/trace', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The courier tells where the goods are',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  upload: true,
  input: z.object({
    id: orderName,
    detail: text(300, 'Keterangan wajib diisi'),
    place: z.optional(text(placeLimit)),
    photo: z.optional(imageFile)
  }),
  reply: orderStep
})

export const deliverOrder = endpoint('POST /ops/transaction/{id}/deliver', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The courier has delivered; COD money is collected',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  upload: true,
  input: z.object({ id: orderName, photo: z.optional(imageFile) }),
  reply: orderStep
})

export const rejectOrder = endpoint('POST /ops/transaction/{id}/reject', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The seller cannot serve a paid order: it is cancelled and refunded',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id: orderName, reason: text(500, 'Alasan wajib diisi.') }),
  reply: orderStep
})

export const replyReview = endpoint('POST /ops/review/{id}/reply', {
  access: 'ops',
  roles: ['clerk', 'support'],
  summary: 'The seller answers a review',
  errors: [reviewErrors.review_not_found],
  input: z.object({ id, reply: text(1_000, 'Balasan wajib diisi') }),
  reply: z.object({ id: whole, reply: z.string() })
})

export const topUpBalance = endpoint('POST /ops/balance/topup', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Credits the Saldo of a user, named by id, email or phone',
  errors: [identityErrors.account_not_found],
  charges: true,
  input: z.object({
    user: personName('Pengguna wajib diisi'),
    /** Whole rupiah, at least 1. */
    amount: someRupiah,
    remark: z._default(text(200), '')
  }),
  reply: z.object({ user_id: whole, balance: whole })
})

export const moveClock = endpoint('POST /ops/clock', {
  access: 'ops',
  roles: [],
  summary: 'Moves the clock of deadlines forward and runs what became due; only in demo mode',
  errors: [coreErrors.demo_only],
  /** At most a year at once. */
  input: z.object({ advance_seconds: wholeNumber(1, 31_536_000) }),
  reply: z.object({ now: isoDate, jobs: whole })
})

export const readDatabaseState = endpoint('GET /ops/database', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Tables with so many dead rows that reading them has become slow',
  input: nothing,
  reply: z.object({ sick_tables: z.array(z.string()) })
})

export const checkLedger = endpoint('GET /ops/ledger/check', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Ledger, escrow, settlements, vouchers and stock agree, or the rows that differ',
  input: nothing,
  reply: z.object({
    difference: whole,
    movements: z.array(z.object({ id: whole, sum: whole })),
    balances: z.array(z.object({ user_id: whole, balance: whole, entries: whole })),
    /** Orders whose escrow is not what they hold. */
    escrow: z.array(z.object({ id: whole, held: whole, expected: whole })),
    /** Orders that succeeded without a settlement. */
    unsettled: z.array(whole),
    /** Payments that are not the sum of their orders, or not paid as they are. */
    payments: z.array(whole),
    /** What the gateway told beyond what its account holds. */
    gateway: whole,
    /** Vouchers that count fewer uses than orders hold. */
    vouchers: z.array(whole),
    /** Products whose stock is not that of their variants. */
    stock: z.array(whole),
    /** What `bank_out` holds beyond open withdrawals. */
    bank_out: whole,
    /** What each account holds, in whole rupiah. */
    accounts: z.record(z.string(), whole)
  })
})
