import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { count, flag, id, isoDate, paging, text, whole } from '#lib/core/schema/fields.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { newPin } from '#lib/identity/registration-form.ts'
import { withdrawalErrors } from './errors.ts'
import { verificationTypes, withdrawalStatuses } from './status.ts'

export const verificationType = z.enum(verificationTypes)
export const withdrawalStatus = z.enum(withdrawalStatuses)

export const withdrawal = z.object({
  id: whole,
  /** What people see and copy: 'WD-000012'. */
  code: z.string(),
  /** Whole rupiah that left Saldo. */
  nominal: whole,
  /** Whole rupiah that the account does not receive. */
  fee: whole,
  /** What the account receives: the nominal less the fee. */
  total: whole,
  status: withdrawalStatus,
  date: isoDate,
  bank_code: z.string(),
  bank_name: z.string(),
  account_number: z.string(),
  account_holder: z.string(),
  /** Whether its owner may still cancel it. */
  is_cancellable: z.boolean(),
  /** When the bank was given it to pay; null before. */
  claimed_at: z.nullable(isoDate),
  /** When it arrives at the latest, as far as is known. */
  arrives_at: isoDate,
  /** When it succeeded, failed or was cancelled; null while it is open. */
  closed_at: z.nullable(isoDate),
  /** The bank's number of the transfer. */
  reference: z.nullable(z.string()),
  /** Why it failed. */
  reason: z.nullable(z.string())
})

export const listWithdrawals = endpoint('GET /buyer/withdraw', {
  access: 'buyer',
  summary: "The buyer's withdrawals, newest first",
  paged: true,
  input: z.object({ ...paging(12) }),
  reply: z.array(withdrawal)
})

export const readWithdrawal = endpoint('GET /buyer/withdraw/{id}', {
  access: 'buyer',
  summary: 'One withdrawal of the buyer',
  errors: [withdrawalErrors.withdrawal_not_found],
  input: z.object({ id }),
  reply: withdrawal
})

export const requestWithdrawal = endpoint('POST /buyer/withdraw/request', {
  access: 'buyer',
  summary: "Takes the nominal out of Saldo at once, for a transfer to one of the buyer's bank accounts",
  limit: 'guess',
  charges: true,
  errors: [
    withdrawalErrors.withdrawal_amount_required,
    withdrawalErrors.bank_account_required,
    withdrawalErrors.withdrawal_too_small,
    withdrawalErrors.withdrawal_above_balance,
    withdrawalErrors.withdrawal_no_rest,
    withdrawalErrors.bank_account_not_found,
    withdrawalErrors.withdrawal_limit,
    withdrawalErrors.withdrawals_locked,
    identityErrors.otp_invalid,
    identityErrors.otp_expired,
    identityErrors.otp_exhausted,
    identityErrors.grant_required,
    identityErrors.pin_missing,
    identityErrors.pin_wrong,
    identityErrors.pin_locked,
    coreErrors.busy
  ],
  input: z.object({
    /** Whole rupiah; required, with an error of its own. */
    nominal: z.optional(count),
    bank_account_id: z.optional(id),
    verification_type: verificationType,
    /** The code and its id; without them the grant of a code that this browser passed within ten minutes. */
    otp: z.optional(text(6)),
    otp_id: z.optional(text(100)),
    pin: z.optional(newPin),
    /** The whole rest below the minimum, once, before the account is closed. */
    is_rest: z.optional(flag)
  }),
  reply: z.object({
    withdrawal,
    /** The Saldo that is left, whole rupiah. */
    balance: whole
  })
})

export const cancelWithdrawal = endpoint('POST /buyer/withdraw/cancel/{id}', {
  access: 'buyer',
  summary: 'Cancels a withdrawal that waits; all of it returns to Saldo',
  errors: [
    withdrawalErrors.withdrawal_not_found,
    withdrawalErrors.withdrawal_closed,
    withdrawalErrors.withdrawal_claimed
  ],
  input: z.object({ id }),
  reply: z.object({ withdrawal, balance: whole })
})
