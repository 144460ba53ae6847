import { atom } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { Reply } from '#lib/calls.ts'

/** How many orders each tab has; a failed load changes nothing (specification 3, section 4). */
export const $orderCounts = atom<Partial<Reply<'GET /buyer/transaction/count'>>>({})

export async function loadOrderCounts(): Promise<void> {
  const answer = await call('GET /buyer/transaction/count', {})
  if (answer.ok) $orderCounts.set(answer.value)
}
