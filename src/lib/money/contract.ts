import * as z from 'zod/mini'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { day, id, isoDate, paging, shaped, whole } from '#lib/core/schema/fields.ts'
import { movementCodes, movementTypes } from './movement.ts'
import { moneyErrors } from './errors.ts'
import { balanceTexts } from './texts.ts'

export const movementCode = z.enum(movementCodes)

export const movementType = z.enum(movementTypes)

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
  errors: [coreErrors.not_found],
  input: z.object({ id }),
  reply: z.extend(balanceEntry, {
    trx_id: z.string(),
    ref_id: z.string(),
    balance_before: whole,
    balance_after: whole,
    /** The order that it belongs to; null for none. */
    transaction_id: z.nullable(whole),
    /** The withdrawal that it belongs to; null for none. */
    withdraw_id: z.nullable(whole)
  })
})

export const exportBalance = endpoint('GET /buyer/balance/export', {
  access: 'buyer',
  summary: 'All movements of one month of Jakarta as the text of a CSV file',
  errors: [moneyErrors.month_too_long],
  // Costs as much as processing an uploaded picture.
  limit: 'upload',
  input: z.object({ month: shaped(7, /^20\d{2}-(?:0[1-9]|1[0-2])$/, balanceTexts.month) }),
  reply: z.object({
    /** 'saldo-baba-2026-11.csv' */
    file_name: z.string(),
    csv: z.string()
  })
})
