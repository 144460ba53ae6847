import * as contract from '#lib/ops/negotiation-contract.ts'

import type { Api } from '#server/core/http/registry.ts'
import { answer, boundedMeta } from '#server/core/http/answer.ts'
import { answersTo, readOpenNegotiations } from '#server/negotiation/list-open.ts'
import { approveNegotiation, declineNegotiation } from '#server/negotiation/offers.ts'
import { toOpsOrders } from './present-order.ts'
import { advance, bySeller } from './take-step.ts'

/** Open negotiations, and the seller's answer to an offer (D20). */
export function opsNegotiationRoutes(api: Api): void {
  api.ops(contract.listOpsNegotiations, async ({ db, input, services, now, caller, scope }) => {
    const { orders, total } = await readOpenNegotiations(db, scope, now, input)
    const viewing = { appSecret: services.config.appSecret, now, caller }
    const list = await toOpsOrders(db, orders, viewing, answersTo)
    return answer(list, { meta: boundedMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.approveNegotiation, context =>
    advance(
      context,
      bySeller((step, order) => approveNegotiation(step, order, context.input.cost))
    )
  )
  api.ops(contract.declineNegotiation, context =>
    advance(
      context,
      bySeller((step, order) => declineNegotiation(step, order, context.input.reason))
    )
  )
}
