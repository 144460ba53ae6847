import { computed, type ReadableAtom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { always, defineQuery } from '#lib/core/browser/fetched.ts'
import type { CallName, Reply, Sent } from '#lib/calls.ts'

import { signOutOps } from './console-store.ts'

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

export const banners = listed('GET /ops/banner', always({}))

/** Everybody may read the fees; only saving them is the operator's. */
export const fees = listed('GET /buyer/fee-group', always({}))

/** All categories: who sets fees has no part in the goods, so that these are the public ones. */
export const feeCategories = listed('GET /buyer/category', always({}))
