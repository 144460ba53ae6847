import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { day, id, isoDate, paging, someRupiah, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { sellerAccount } from '#lib/order/order-shapes.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { opsErrors } from './errors.ts'
import { payoutReferenceLimit, remarkLimit } from './limits.ts'
import { payoutDirections } from './payout-direction.ts'

export const payoutDirection = z.enum(payoutDirections)

/** A page of a list that continues below a row. */
export const keyset = { before: z.optional(id), per_page: z._default(wholeNumber(1, 200), 50) }

/** A transfer between the marketplace and a shop. */
const payout = {
  id: whole,
  /** Whole rupiah. */
  amount: whole,
  direction: payoutDirection,
  date: isoDate,
  /** The transfer that this one takes back; null for any other. */
  return_of: z.nullable(whole)
}

export const listPayoutBalances = endpoint('GET /ops/payout', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Shops that the marketplace owes money, or that owe it: the largest balance first',
  paged: true,
  input: z.object({
    /** Part of the shop's name. */
    keyword: z.optional(text(100)),
    /**
     * 'owed': the marketplace owes the shop; 'owes': the shop owes the marketplace; both where absent. 'even': shops with transfers
     * that neither owes.
     */
    state: z.optional(z.enum(['owed', 'owes', 'even'])),
    sort: z._default(z.enum(['balance', 'name']), 'balance'),
    /** By default the largest balance, or the first name. */
    order: z.optional(z.enum(['asc', 'desc'])),
    ...paging(30)
  }),
  reply: z.array(
    z.object({
      /** The shop's. */
      id: whole,
      name: z.string(),
      closed_at: z.nullable(isoDate),
      /** What the marketplace owes the shop; negative where the shop owes. Whole rupiah; 0 in 'even' alone. */
      balance: whole,
      /** Where it is paid, without the whole number: 'BCA •••• 7821'; null for a shop without an account. */
      account: z.nullable(z.string()),
      last_payout: z.nullable(z.object(payout))
    })
  )
})

const payoutEntry = z.object({
  id: whole,
  trx_id: z.string(),
  remark: z.string(),
  /** Whole rupiah; negative where the shop got it, or owes it. */
  amount: whole,
  date: isoDate,
  /** The order that it comes from; null for a transfer. */
  order_code: z.nullable(z.string())
})

export const showShopBalance = endpoint('GET /ops/shop/{id}/payout', {
  access: 'ops',
  roles: ['finance'],
  summary: 'What the balance of a shop consists of, the last entry first, and where it is paid',
  errors: [shopErrors.shop_not_found],
  input: z.object({ id, ...keyset }),
  reply: z.object({
    shop_id: whole,
    name: z.string(),
    closed_at: z.nullable(isoDate),
    /** What the marketplace owes the shop; negative where the shop owes. Whole rupiah. */
    balance: whole,
    /** All of the shop; the first one is paid unless another one is named. */
    accounts: z.array(sellerAccount),
    entries: z.array(payoutEntry),
    next: z.nullable(whole)
  })
})

export const recordPayout = endpoint('POST /ops/shop/{id}/payout', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Records a transfer that the bank has made to a shop, or that a shop has made to the marketplace',
  errors: [
    shopErrors.shop_not_found,
    opsErrors.payout_balance_changed,
    opsErrors.payout_above_balance,
    opsErrors.payout_above_debt,
    opsErrors.payout_reference_reserved,
    opsErrors.payout_reference_taken,
    opsErrors.shop_account_missing,
    opsErrors.shop_account_changed
  ],
  charges: true,
  input: z.object({
    id,
    /** Whole rupiah, at least 1. */
    amount: someRupiah,
    direction: payoutDirection,
    /** The bank's own; unique for the shop. Those of files, 'TF-12-345', are rejected unless such a transfer was returned. */
    reference: text(payoutReferenceLimit, 'Nomor referensi wajib diisi'),
    remark: z._default(text(remarkLimit), ''),
    /** The balance that the caller has seen: with another one by now, nothing is recorded. */
    balance: wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    /** The account that was paid, as the caller has seen it; the shop's first where absent. */
    account: z.optional(z.object({ bank_name: text(60), account_number: text(20) }))
  }),
  reply: z.object({
    id: whole,
    /** The balance of the shop after it. Whole rupiah. */
    balance: whole
  })
})

export const returnPayout = endpoint('POST /ops/payout/{id}/return', {
  access: 'ops',
  roles: ['finance'],
  summary:
    'Takes a recorded transfer back, once: the bank returned it, or it was typed wrongly. Neither balance nor debt limits it',
  errors: [opsErrors.payout_not_found, opsErrors.payout_returned, opsErrors.payout_is_return],
  charges: true,
  input: z.object({
    /** The transfer's. */
    id,
    /** Why. */
    remark: text(remarkLimit, 'Alasan wajib diisi')
  }),
  reply: z.object({
    /** Of the transfer that takes it back. */
    id: whole,
    /** The balance of the shop after it. Whole rupiah. */
    balance: whole
  })
})

export const listPayouts = endpoint('GET /ops/payout/history', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Transfers to and from shops, the last first, filtered by shop and days of Jakarta',
  input: z.object({
    shop: z.optional(id),
    from: z.optional(day),
    to: z.optional(day),
    ...keyset
  }),
  reply: z.object({
    payouts: z.array(
      z.object({
        ...payout,
        shop: z.object({ id: whole, name: z.string() }),
        /** The transfer that took this one back; null where none did. */
        return_id: z.nullable(whole),
        /** As it was then: 'BCA •••• 7821'; null for what a shop paid, and for a return. */
        account: z.nullable(z.string()),
        account_holder: z.nullable(z.string()),
        /** The file for the bank that it was recorded with; null for any other. */
        file_id: z.nullable(whole),
        reference: z.string(),
        remark: z.string(),
        /** The operator who recorded it. */
        by: z.string()
      })
    ),
    next: z.nullable(whole)
  })
})
