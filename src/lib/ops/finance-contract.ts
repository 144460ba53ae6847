import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { day, id, isoDate, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { ledgerAccountNames } from '#lib/money/ledger-accounts.ts'
import { paymentType } from '#lib/order/order-shapes.ts'
import { paymentStatuses } from '#lib/payment/statuses.ts'
import { csvFile } from './act-contract.ts'
import { opsErrors } from './errors.ts'

/** Days of Jakarta, both included, at most 92. */
const period = { from: day, to: day }
/** By time. */
const order = z._default(z.enum(['asc', 'desc']), 'desc')
export const ledgerAccount = z.enum(ledgerAccountNames)

/** An account over some time. A positive balance is what the marketplace owes it. Whole rupiah. */
const ledgerSum = {
  account: ledgerAccount,
  opening: whole,
  incoming: whole,
  outgoing: whole,
  closing: whole,
  entries: whole
}
const ledgerDay = z.object({ day: z.string(), ...ledgerSum })

export const listLedgerDays = endpoint('GET /ops/ledger/day', {
  access: 'ops',
  roles: ['finance'],
  summary: 'The ledger by account over some days, and by account and day',
  errors: [opsErrors.period_invalid],
  input: z.object(period),
  reply: z.object({
    /** Every account. */
    accounts: z.array(z.object(ledgerSum)),
    /** The newest day first; a day on which an account did not move is left out. */
    days: z.array(ledgerDay)
  })
})

const ledgerEntry = z.object({
  id: whole,
  trx_id: z.string(),
  ref_id: z.string(),
  remark: z.string(),
  /** Whole rupiah; negative where the account gave. */
  amount: whole,
  date: isoDate,
  order_code: z.nullable(z.string()),
  withdrawal_id: z.nullable(whole)
})

export const listLedgerEntries = endpoint('GET /ops/ledger/entry', {
  access: 'ops',
  roles: ['finance'],
  summary: 'The entries of one account on one Jakarta day, the last first or the oldest',
  input: z.object({
    account: ledgerAccount,
    date: day,
    order,
    /** Continues behind this entry: the last one's id. */
    before: z.optional(id),
    /** Up to 1,000: a file of a busy day has many. */
    per_page: z._default(wholeNumber(1, 1_000), 50)
  }),
  reply: z.object({ entries: z.array(ledgerEntry), next: z.nullable(whole) })
})

export const opsPaymentStatus = z.enum(paymentStatuses)

/** A payment of a buyer for one or more orders. */
const opsPayment = z.object({
  id: whole,
  /** The method as it was called then. */
  name: z.string(),
  type: paymentType,
  /** Virtual account number. */
  number: z.nullable(z.string()),
  amount: whole,
  fee: whole,
  status: opsPaymentStatus,
  buyer: z.string(),
  orders: z.array(z.string()),
  created_at: isoDate,
  expires_at: z.nullable(isoDate),
  paid_at: z.nullable(isoDate)
})

const paymentFilter = {
  ...period,
  status: z.optional(opsPaymentStatus),
  type: z.optional(paymentType)
}

export const listOpsPayments = endpoint('GET /ops/payment', {
  access: 'ops',
  roles: ['finance'],
  summary:
    'Payments that were begun on some days, the last first or the oldest, filtered by state, kind, account number or order',
  errors: [opsErrors.period_invalid],
  input: z.object({
    ...paymentFilter,
    /** A whole account number or order code. */
    keyword: z.optional(text(60)),
    /** This payment alone, whenever it was begun. */
    id: z.optional(id),
    order,
    /** Continues behind this payment: the last one's id. */
    before: z.optional(id),
    per_page: z._default(wholeNumber(1, 200), 50)
  }),
  reply: z.object({ payments: z.array(opsPayment), next: z.nullable(whole) })
})

export const sumOpsPayments = endpoint('GET /ops/payment/sum', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Payments that were begun on some days, by state: how many, and whole rupiah',
  errors: [opsErrors.period_invalid],
  input: z.object(period),
  reply: z.array(z.object({ status: opsPaymentStatus, count: whole, amount: whole }))
})

export const exportFees = endpoint('GET /ops/fee/file', {
  access: 'ops',
  recorded: true,
  roles: ['finance'],
  summary:
    'Movements that touched the fees or promotions of the marketplace, as CSV, up to 5,000 a file; `next` continues in a further one',
  errors: [opsErrors.period_invalid],
  input: z.object({
    ...period,
    /** Continues after this movement. */
    after: z.optional(id)
  }),
  reply: csvFile
})

export const sumFeeTax = endpoint('GET /ops/fee/tax', {
  access: 'ops',
  roles: ['finance'],
  summary: 'The tax inside the fees that were earned on some days, in whole rupiah',
  errors: [opsErrors.period_invalid],
  input: z.object(period),
  reply: z.object({
    /** False where the operator has named no tax (`FEE_TAX`). */
    is_taxed: z.boolean(),
    tax: whole
  })
})
