import * as contract from '#lib/ops/review-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import { listReviews } from './list-reviews.ts'
import { replyToReview } from './reply-review.ts'

/** Buyers' reviews at the counter: a shop sees and answers its own, operators those of all shops (D43). */
export function opsReviewRoutes(api: Api): void {
  api.ops(contract.listOpsReviews, async ({ db, scope, input }) =>
    answer(await listReviews(db, scope, input))
  )
  api.ops(contract.replyReview, context => save(context, context.input))
  api.ops(contract.removeReply, context => save(context, { ...context.input, reply: null }))
}

const save = (
  { transact, now, scope }: Pick<CounterContext<unknown>, 'transact' | 'now' | 'scope'>,
  given: Parameters<typeof replyToReview>[2]
) =>
  transact(async (tx, after) => {
    const saved = await replyToReview({ tx, after, now }, scope, given)
    if (!saved.ok) return saved
    const { id, reply, updatedAt } = saved.value
    return answer({ id, reply, updated_at: updatedAt.toISOString() })
  })
