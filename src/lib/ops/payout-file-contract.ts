import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { id, idsUpTo, isoDate, text, whole } from '#lib/core/schema/fields.ts'
import { opsErrors } from './errors.ts'
import { payoutFileLimit, remarkLimit } from './limits.ts'
import { keyset } from './payout-contract.ts'

/** Whose balances: all shops that are owed, or those of them that are named. */
const which = {
  /** Part of the shop's name. */
  keyword: z.optional(text(100)),
  /** The shops alone. */
  shops: z.optional(idsUpTo(payoutFileLimit))
}

/** Shops, and what they are owed, in whole rupiah. */
const owed = { count: whole, total: whole }

/** Shops without an account, which no file can pay; the first 20 by name. */
export const unpayableShops = z.object({
  ...owed,
  shops: z.array(z.object({ id: whole, name: z.string(), balance: whole }))
})

/** What no file pays. */
const unpaid = {
  /** Shops beyond the bound of a file: a further one pays them. */
  more: z.object(owed),
  without_account: unpayableShops
}

export const readDuePayouts = endpoint('GET /ops/payout/due', {
  access: 'ops',
  roles: ['finance'],
  summary: 'What a file for the bank would pay now: shops that are owed and have an account, up to 500',
  input: z.object(which),
  reply: z.object({ ...owed, ...unpaid })
})

export const payoutFile = z.object({
  id: whole,
  date: isoDate,
  /** The operator who made it. */
  by: z.string(),
  /** Its transfers, and how much they are, in whole rupiah; these never change. */
  count: whole,
  total: whole,
  /** How many of them were returned since, and how much they are. */
  returned: whole,
  returned_total: whole
})

const savedFile = {
  ...payoutFile.shape,
  /** 'bayar-toko-12-20261127-0930.csv' */
  file_name: z.string(),
  csv: z.string()
}

export const makePayoutFile = endpoint('POST /ops/payout/file', {
  access: 'ops',
  roles: ['finance'],
  summary:
    'Records a transfer of the whole balance to each shop that is owed and has an account, up to 500, and answers them as a file for the bulk transfer of a bank',
  errors: [opsErrors.payout_file_empty, coreErrors.idempotency_key_required, coreErrors.idempotency_mismatch],
  charges: true,
  input: z.object(which),
  reply: z.object({ ...savedFile, ...unpaid })
})

export const listPayoutFiles = endpoint('GET /ops/payout/file', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Files for the bank, the last first',
  input: z.object(keyset),
  reply: z.object({ files: z.array(payoutFile), next: z.nullable(whole) })
})

export const readPayoutFile = endpoint('GET /ops/payout/file/{id}', {
  access: 'ops',
  recorded: true,
  roles: ['finance'],
  summary: 'A file for the bank once more, byte by byte as it was made',
  errors: [opsErrors.payout_file_not_found],
  input: z.object({ id }),
  reply: z.object(savedFile)
})

export const returnPayoutFile = endpoint('POST /ops/payout/file/{id}/return', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Takes back all transfers of a file that were not returned before: it was never sent to the bank',
  errors: [opsErrors.payout_file_not_found, opsErrors.payout_file_returned],
  charges: true,
  input: z.object({
    /** The file's. */
    id,
    /** Why. */
    reason: text(remarkLimit, 'Alasan wajib diisi')
  }),
  /** The transfers that this call took back. */
  reply: z.object(owed)
})
