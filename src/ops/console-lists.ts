import { atom, computed, type ReadableAtom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { always, defineQuery } from '#lib/core/browser/fetched.ts'
import type { CallName, Reply, Sent } from '#lib/calls.ts'
import { paymentOutcomes } from '#lib/payment/outcomes.ts'

import { signOutOps } from './console-store.ts'
import { isDay } from './period.ts'
import { queryOf, wordOf } from './table/part-query.ts'

export type OpsSettlement = Reply<'GET /ops/payment/notification'>[number]
export type OpsBanner = Reply<'GET /ops/banner'>[number]
export type OpsFeeGroup = Reply<'GET /buyer/fee-group'>[number]

/** A list of the console, requested while its part is shown. If the session ended, the console asks for the token. */
export function listed<L extends CallName>(endpoint: L, $input: ReadableAtom<Sent<L>>) {
  const $key = computed($input, input => JSON.stringify(input))
  return defineQuery<Reply<L>>(endpoint, $key, async key => {
    const answer = await call(endpoint, JSON.parse(key) as Sent<L>)
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer
  })
}

export const $receiver = atom('')
export const outbox = listed(
  'GET /ops/outbox',
  computed($receiver, to => (to ? { to } : {}))
)

const $reportQuery = queryOf('finance')
/** Outcome whose reports are shown; undefined for all that were not booked. */
export const $outcome = computed($reportQuery, ({ outcome }) => wordOf(outcome, paymentOutcomes))
/** Days on which they came, where the address names them. */
export const $reportDays = computed($reportQuery, ({ from, to }) =>
  isDay(from) && isDay(to) ? { from, to } : undefined
)
export const settlements = listed(
  'GET /ops/payment/notification',
  computed([$outcome, $reportDays], (outcome, days) => ({
    per_page: 50,
    ...(outcome ? { outcome } : { is_rejected: true }),
    ...(days && { start_date: days.from, end_date: days.to })
  }))
)

export const banners = listed('GET /ops/banner', always({}))

/** Everybody may read the fees; only saving them is the operator's. */
export const fees = listed('GET /buyer/fee-group', always({}))

/** All categories: who sets fees has no part in the goods, so that these are the public ones. */
export const feeCategories = listed('GET /buyer/category', always({}))
