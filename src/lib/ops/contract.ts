import * as z from 'zod/mini'

import { ledgerAccount } from './finance-contract.ts'
import { paymentOutcomes } from '#lib/payment/outcomes.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import {
  day,
  flag,
  id,
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
import { remarkLimit } from './limits.ts'

/** What a gateway's message came to. */
export const paymentOutcome = z.enum(paymentOutcomes)

/** Codes stand in these messages: they open accounts, therefore to the owner alone. */
export const readOutbox = endpoint('GET /ops/outbox', {
  access: 'ops',
  roles: [],
  summary: 'Messages that no outside service carried (OTP, WhatsApp, email), newest first',
  input: z.object({
    to: z.optional(text(200)),
    /** Continues with the messages before this one. */
    before: z.optional(id),
    per_page: z._default(wholeNumber(1, 200), 100)
  }),
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

export const settlePayment = endpoint('POST /ops/payment/settle', {
  access: 'ops',
  roles: ['finance'],
  summary: "The bank reports a payment to a virtual account, by the sandbox gateway's signed notification",
  errors: [coreErrors.demo_only, coreErrors.idempotency_key_required, paymentErrors.payment_not_found],
  keyed: true,
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
  summary:
    'What the payment gateway told, newest first: also other amounts and unknown accounts. Deeper than the counted total leads `beyond`',
  paged: true,
  input: z.object({
    outcome: z.optional(paymentOutcome),
    /** Only money that was not booked: another amount, an unknown account, a closed buyer's account. */
    is_rejected: z.optional(flag),
    /** Days of Jakarta on which they came, both included. */
    start_date: z.optional(day),
    end_date: z.optional(day),
    /** Continues after this report, however deep. `page` is then ignored. */
    beyond: z.optional(id),
    ...paging(20)
  }),
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

export const readBalanceOf = endpoint('GET /ops/balance', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Whose Saldo a top-up would credit: the open account of an id, a verified email or phone',
  errors: [identityErrors.account_not_found],
  limit: 'search',
  input: z.object({ user: personName('Pengguna wajib diisi') }),
  reply: z.object({
    user_id: whole,
    name: z.string(),
    /** The phone (0812…), or else the email. */
    contact: z.nullable(z.string()),
    /** Whole rupiah of Saldo. */
    balance: whole
  })
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
    remark: z._default(text(remarkLimit), '')
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

export const readCaches = endpoint('GET /ops/cache', {
  access: 'ops',
  roles: [],
  summary:
    'The caches of the process that answers: how full they are, and hits, misses and evictions since its start',
  input: nothing,
  reply: z.array(
    z.object({
      name: z.enum(['pages', 'missing_pages', 'answers']),
      max_bytes: whole,
      bytes: whole,
      entries: whole,
      hits: whole,
      misses: whole,
      evictions: whole
    })
  )
})

/** What a check of the books found: all zero and empty where they agree. */
const booksFound = z.object({
  difference: whole,
  movements: z.array(z.object({ id: whole, sum: whole })),
  balances: z.array(z.object({ user_id: whole, balance: whole, entries: whole })),
  /** Accounts whose sums of some days are not those of their entries; `from` is null for all days up to `to`. */
  days: z.array(z.object({ account: ledgerAccount, from: z.nullable(z.string()), to: z.string() })),
  /** Orders whose escrow is not what they hold. */
  escrow: z.array(z.object({ id: whole, held: whole, expected: whole })),
  /** Orders that succeeded without a settlement. */
  unsettled: z.array(whole),
  /** Orders whose goods are not the sum of their lines, without what was refused at the door. */
  subtotals: z.array(whole),
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
  /** What `bank` holds beyond payouts less top-ups, and beyond transfers to shops less those from them. */
  bank: whole,
  /** Transfers to and from shops that were not posted as they were recorded. */
  payouts: z.array(whole),
  /** Files for the bank whose transfers are not as many, or as much, as the file says. */
  payout_files: z.array(whole),
  /** What each account holds, in whole rupiah. */
  accounts: z.record(z.string(), whole)
})

export const askForBooks = endpoint('POST /ops/ledger/check', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Asks for a check of the books, which runs in the background',
  input: nothing,
  /** Its number. */
  reply: z.object({ id: whole })
})

export const readBooks = endpoint('GET /ops/ledger/check', {
  access: 'ops',
  roles: ['finance'],
  summary: 'The last check: ledger, escrow, settlements, vouchers and stock agree, or the rows that differ',
  input: nothing,
  reply: z.object({
    /** The number of the last check that ended; 0 before the first. */
    id: whole,
    /** 'waiting': a newer one was asked for, and the result is that of the last one; 'failed': it could not be made. */
    state: z.enum(['none', 'waiting', 'done', 'failed']),
    checked_at: z.nullable(isoDate),
    result: z.nullable(booksFound)
  })
})
