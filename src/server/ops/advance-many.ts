import type { InputOf, ReplyOf } from '#lib/core/schema/endpoint.ts'
import { type ApiError, fail } from '#lib/core/schema/api-error.ts'
import type * as contract from '#lib/ops/order-page-contract.ts'
import { opsErrors } from '#lib/ops/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { noteReplay } from '#server/core/http/idempotency.ts'
import { transactor } from '#server/core/transact.ts'
import { acceptOrder, packOrder } from '#server/order/seller-steps.ts'
import { shipOrder } from '#server/order/ship-order.ts'
import { advance, bySeller, type Take } from './take-step.ts'

type Call = typeof contract.advanceMany
type Many = InputOf<Call>

/**
 * Takes one step with each of many orders, one transaction and one act after the other. What is rejected says why and leaves the
 * others as they are; sent again, orders that have taken the step are rejected and the others take it.
 */
export async function advanceMany(context: CounterContext<Many>): Promise<ReplyOf<Call>> {
  const { step, orders } = context.input
  const results: ReplyOf<Call> = []
  for (const order of orders) results.push(await advanceOne(context, step, order))
  // Each order's act is written with it.
  noteReplay(context.requestContext)
  return results
}

type One = Many['orders'][number]

async function advanceOne(
  context: CounterContext<Many>,
  step: Many['step'],
  { id, resi }: One
): Promise<ReplyOf<Call>[number]> {
  const { asked } = context.requestContext
  const input = { step, id, ...(resi && { resi }) }
  const transact = transactor(context.services, asked && { ...asked, input })
  try {
    const take = takeOf(step, resi)
    if (!take) return rejected(id, fail(opsErrors.tracking_number_missing).error)
    const done = await advance({ ...context, input, transact }, bySeller(take))
    return done.ok ? { id, ok: true, status: done.value.data.status, error: null } : rejected(id, done.error)
  } catch (error) {
    if (error instanceof ApiException) return rejected(id, error.error)
    throw error
  }
}

/** The step; undefined where it needs a tracking number and has none. */
function takeOf(step: Many['step'], trackingNumber: string | undefined): Take | undefined {
  if (step === 'accept') return acceptOrder
  if (step === 'pack') return packOrder
  return trackingNumber ? (taken, order) => shipOrder(taken, order, { trackingNumber }) : undefined
}

const rejected = (id: string, { code, message }: ApiError) => ({
  id,
  ok: false,
  status: null,
  error: { code, message }
})
