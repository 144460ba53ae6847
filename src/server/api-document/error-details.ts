import * as z from 'zod/mini'

import { reviewNow } from '#lib/ops/review-contract.ts'
import { obstacle } from '#lib/closing/contract.ts'
import { closingObstacles } from '#lib/closing/errors.ts'
import { isoDate, whole } from '#lib/core/schema/fields.ts'

/** Seconds after which the same request may be retried. */
const retry = { retry_after: whole }

/** A quantity that cannot be bought: the line, and its limits. */
const pieces = {
  cart_detail_id: z.optional(whole),
  product_detail_id: z.optional(whole),
  qty: z.optional(whole),
  stock: z.optional(whole),
  min: z.optional(whole),
  multiple: z.optional(whole)
}

/** Everything that stands in the way of closing an account, and its Saldo. */
const inTheWay = z.object({ obstacles: z.array(obstacle), balance: whole })

/** Details that some errors carry in addition to their code, by code: what the client needs to continue. */
export const errorDetails: Record<string, z.ZodMiniObject> = {
  too_many_requests: z.object(retry),
  too_many_messages: z.object(retry),
  busy: z.object(retry),
  /** The present version, and who made it, where that is known. */
  changed_meanwhile: z.object({
    updated_at: isoDate,
    changed_by: z.nullable(z.string()),
    /** Of an answer to a review. */
    review: z.optional(reviewNow)
  }),
  otp_wait: z.object(retry),
  password_locked: z.object(retry),
  pin_locked: z.object(retry),
  otp_invalid: z.object({ tries_left: z.optional(whole) }),
  pin_wrong: z.object({ tries_left: z.optional(whole) }),
  ...Object.fromEntries(Object.values(closingObstacles).map(({ code }) => [code, inTheWay])),
  closing_saldo_changed: z.object({ balance: whole }),
  product_not_found: z.object({ cart_detail_id: z.optional(whole) }),
  out_of_stock: z.object(pieces),
  below_minimum: z.object(pieces),
  not_multiple: z.object(pieces),
  nothing_added: z.object({ skipped: z.array(z.object({ name: z.string(), message: z.string() })) }),
  /** What the shop is owed now; negative where it owes. */
  payout_balance_changed: z.object({ balance: whole }),
  withdrawal_too_small: z.object({ balance: whole }),
  withdrawal_above_balance: z.object({ balance: whole }),
  withdrawal_no_rest: z.object({ balance: z.optional(whole) }),
  complaint_nominal: z.object({ max_nominal: whole }),
  complaint_too_many_messages: z.object(retry),
  /** The newest version, and who made it; null where nobody of the counter did. */
  total_changed: z.object({
    total_pay: whole,
    shipping_cost: whole,
    subtotal: whole,
    discount: whole,
    fee_payment: whole
  })
}
