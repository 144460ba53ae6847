import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { day, flag, id, isoDate, nothing, paging, text, whole } from '#lib/core/schema/fields.ts'
import { verificationType, withdrawal, withdrawalStatus } from '#lib/withdrawal/contract.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'

import { listKeyword } from './list-keyword.ts'

/** A withdrawal as an operator sees it. */
export const opsWithdrawal = z.extend(withdrawal, {
  user: z.object({ id: whole, name: z.string() }),
  verified_by: verificationType,
  /** '@payout' for the payout service, otherwise the operator who took it; null while it waits. */
  claimed_by: z.nullable(z.string()),
  /** The bulk transfer that it is part of. */
  batch: z.nullable(z.string()),
  /** Until then its owner has locked withdrawals: it is not paid. */
  locked_until: z.nullable(isoDate)
})

const reference = text(100, 'Nomor referensi wajib diisi')

export const listOpsWithdrawals = endpoint('GET /ops/withdraw', {
  access: 'ops',
  roles: ['finance', 'support'],
  summary:
    'Withdrawals by status, keyword and day; unsorted, open ones with the oldest first, closed ones with the newest first',
  paged: true,
  input: z.object({
    status: z.optional(withdrawalStatus),
    /** Only open ones that have waited longer than a day. */
    is_late: z.optional(flag),
    /** The one of this number ('WD-000012'), whatever its status; none if nothing has it. */
    code: z.optional(text(20)),
    /**
     * A whole number ('WD-000012'), account number, or phone or email of the owner alone; otherwise a part of the owner's or the
     * account holder's name.
     */
    keyword: z.optional(listKeyword),
    /** Days of Jakarta on which they were requested, both included. */
    start_date: z.optional(day),
    end_date: z.optional(day),
    sort: z.optional(z.enum(['date', 'nominal'])),
    /** Of `sort`. */
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...paging(20)
  }),
  reply: z.array(opsWithdrawal)
})

export const claimWithdrawal = endpoint('POST /ops/withdraw/{id}/claim', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Takes one withdrawal to pay it: from here on its owner cannot cancel it',
  errors: [
    withdrawalErrors.withdrawal_not_found,
    withdrawalErrors.withdrawal_closed,
    withdrawalErrors.withdrawal_claimed,
    withdrawalErrors.withdrawals_locked
  ],
  input: z.object({ id }),
  reply: opsWithdrawal
})

export const settleWithdrawal = endpoint('POST /ops/withdraw/{id}/settle', {
  access: 'ops',
  roles: ['finance'],
  summary: 'The bank has paid a withdrawal, under its reference',
  errors: [
    withdrawalErrors.withdrawal_not_found,
    withdrawalErrors.withdrawal_closed,
    withdrawalErrors.withdrawal_claimed,
    withdrawalErrors.withdrawals_locked
  ],
  input: z.object({ id, reference }),
  reply: opsWithdrawal
})

export const failWithdrawal = endpoint('POST /ops/withdraw/{id}/fail', {
  access: 'ops',
  roles: ['finance'],
  summary: 'The bank did not pay a withdrawal: all of it returns to Saldo, and its owner reads why',
  errors: [
    withdrawalErrors.withdrawal_not_found,
    withdrawalErrors.withdrawal_closed,
    withdrawalErrors.withdrawal_claimed
  ],
  input: z.object({ id, reason: text(200, 'Alasan wajib diisi.') }),
  reply: opsWithdrawal
})

/** A file for the bank's bulk transfer; its format stands in docs/operation.md. */
export const batchFile = z.object({
  batch: z.string(),
  count: whole,
  /** Whole rupiah that the bank pays. */
  total: whole,
  /** 'penarikan-20261127-0930-4f2a.csv' */
  file_name: z.string(),
  csv: z.string()
})

export const makeBatch = endpoint('POST /ops/withdraw/batch', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Takes up to 500 waiting withdrawals, oldest first, as a file for the bulk transfer of a bank',
  errors: [withdrawalErrors.nothing_waits, coreErrors.idempotency_key_required],
  charges: true,
  input: nothing,
  reply: batchFile
})

export const makeSelectedBatch = endpoint('POST /ops/withdraw/batch/selected', {
  access: 'ops',
  roles: ['finance'],
  summary:
    'Those of the named withdrawals that the caller has taken and that are in no file yet, as a file for the bulk transfer of a bank',
  errors: [withdrawalErrors.nothing_taken, coreErrors.idempotency_key_required],
  charges: true,
  input: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  reply: z.extend(batchFile, {
    /** Named ones that are not in the file, and why. */
    left_out: z.array(z.object({ code: z.string(), message: z.string() }))
  })
})

export const readBatch = endpoint('GET /ops/withdraw/batch/{batch}', {
  access: 'ops',
  recorded: true,
  roles: ['finance'],
  summary: 'The file of an earlier bulk transfer once more',
  errors: [withdrawalErrors.batch_not_found],
  input: z.object({ batch: text(40) }),
  reply: batchFile
})

export const importResults = endpoint('POST /ops/withdraw/results', {
  access: 'ops',
  roles: ['finance'],
  summary:
    "Settles and fails withdrawals by the lines of a bank's result file; a repeated file changes nothing",
  errors: [withdrawalErrors.results_unreadable],
  input: z.object({
    /** The file's text, at most 500 lines. */
    csv: z.string().check(z.minLength(1, 'Berkas kosong'), z.maxLength(200_000, 'Berkas terlalu besar'))
  }),
  reply: z.object({
    settled: whole,
    failed: whole,
    /** Closed in the same way before. */
    repeated: whole,
    /** Lines that changed nothing, and why. */
    rejected: z.array(z.object({ line: whole, code: z.string(), message: z.string() }))
  })
})

export const sumWithdrawals = endpoint('GET /ops/withdraw/days', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Withdrawals of the last 31 days of Jakarta, newest first, beside what the ledger moved that day',
  input: nothing,
  reply: z.array(
    z.object({
      /** '2026-11-27' */
      day: z.string(),
      requested: whole,
      paid: whole,
      returned: whole,
      fees: whole,
      /** How far the ledger of that day is from what was requested, paid and returned, added up; 0 where all agree. */
      difference: whole
    })
  )
})
