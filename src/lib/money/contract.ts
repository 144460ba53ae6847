import * as z from 'zod/mini'

import { coreRefusals } from '#lib/core/refusals.ts'
import { endpoint } from '#lib/core/endpoint.ts'
import { day, id, isoDate, paging, whole } from '#lib/core/fields.ts'

/** TR purchase, TF transfer and cashback, TU top-up, RF refund, SH shipping, EX other, WD withdrawal (D15). */
export const movementCode = z.enum(['TR', 'TF', 'TU', 'RF', 'SH', 'EX', 'WD'])

export const movementType = z.enum(['credit', 'debit'])

const balanceEntry = z.object({
  id: whole,
  code: movementCode,
  /** Credit raises the Saldo, debit lowers it. */
  type: movementType,
  /** Whole rupiah, never negative. */
  amount: whole,
  remark: z.string(),
  date: isoDate
})

export const listBalance = endpoint('GET /buyer/balance/history', {
  access: 'buyer',
  summary: "Movements of the buyer's Saldo, newest first",
  paged: true,
  input: z.object({
    type: z.optional(movementType),
    start_date: z.optional(day),
    end_date: z.optional(day),
    ...paging(12)
  }),
  reply: z.array(balanceEntry)
})

export const readBalanceEntry = endpoint('GET /buyer/balance/history/{id}', {
  access: 'buyer',
  summary: 'One movement with its references and the balance around it',
  refusals: [coreRefusals.not_found],
  input: z.object({ id }),
  reply: z.extend(balanceEntry, {
    trx_id: z.string(),
    ref_id: z.string(),
    balance_before: whole,
    balance_after: whole
  })
})
