import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { isoDate, nothing, rupiah, whole } from '#lib/core/schema/fields.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { type ClosingObstacle, closingErrors, closingObstacles } from './errors.ts'

const obstacleNames = Object.keys(closingObstacles) as [ClosingObstacle, ...ClosingObstacle[]]

/** What stands in the way: its kind, how many of it, and a sentence about it. */
export const obstacle = z.object({ kind: z.enum(obstacleNames), count: whole, message: z.string() })

export const readClosing = endpoint('GET /buyer/account/closing', {
  access: 'buyer',
  summary: "What stands in the way of closing one's account, and its Saldo",
  input: nothing,
  reply: z.object({
    /** Without the Saldo: `can_give_up` says how it may go. */
    obstacles: z.array(obstacle),
    balance: whole,
    /** Whether the Saldo is small enough to be given up. */
    can_give_up: z.boolean(),
    /** Whether it may go to a bank account whole and without a fee: once, below the minimum. */
    can_withdraw_rest: z.boolean(),
    /** When the account would be closed. */
    closes_at: isoDate
  })
})

export const closeAccount = endpoint('POST /buyer/account/close', {
  access: 'buyer',
  summary:
    'Requests that the account is closed, with the password or after a code to a verified contact; ends all sessions. A sign-in within 14 days keeps it',
  errors: [
    ...Object.values(closingErrors),
    identityErrors.password_unusable,
    identityErrors.wrong_password,
    identityErrors.password_locked,
    identityErrors.grant_required,
    coreErrors.busy
  ],
  input: z.object({
    /** Absent if a passed code replaces it. */
    password: z.optional(z.string().check(z.maxLength(200))),
    /** The whole present Saldo, if its owner gives it up. */
    give_up_balance: z.optional(rupiah)
  }),
  reply: z.object({ closes_at: isoDate }),
  limit: 'guess'
})
