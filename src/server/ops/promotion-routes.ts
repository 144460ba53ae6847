import { and, eq } from 'drizzle-orm'

import { identityRefusals } from '#lib/identity/refusals.ts'
import { opsRefusals } from '#lib/ops/refusals.ts'
import { orderRefusals } from '#lib/order/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import { type Result, ok } from '#lib/core/result.ts'
import { sendNotification } from '#lib/ops/promotion-contract.ts'
import { targetOf } from '#lib/notification/target.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Context } from '#server/core/http/context.ts'
import { replayIfKeyed } from '#server/core/http/idempotency.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Db } from '#server/core/db/connect.ts'
import { findUserByAny } from '#server/identity/users.ts'
import { notify } from '#server/notification/notify.ts'
import type { Notice } from '#server/notification/schema.ts'
import { transactions } from '#server/order/schema.ts'
import { broadcastOnce } from './broadcast.ts'

type Sent = Notice & { user?: string | undefined }

/** What the operator tells buyers (D20). */
export function promotionRoutes(api: Api): void {
  api.open(sendNotification, async context => {
    const { user, ...notice } = context.input
    if (user) return tellOne(context, user, notice)
    if (notice.value && notice.type !== 'promotion') return refuse(opsRefusals.one_buyer_needed)
    if (!leadsHere(notice)) return refuse(opsRefusals.target_elsewhere)
    return broadcastOnce(context, notice)
  })
}

const leadsHere = (notice: Notice) => notice.value === '' || targetOf(notice) !== undefined

async function tellOne(context: Context<Sent>, name: string, notice: Notice) {
  const person = await findUserByAny(context.db, name)
  if (!person) return refuse(identityRefusals.account_not_found)
  const slot = { ownerId: person.id, route: sendNotification.line }
  return replayIfKeyed<{ count: number }>(context, slot, async () => {
    const value = await valueFor(context.db, person.id, notice)
    if (!value.ok) return value
    return async (tx, after) => {
      await notify({ tx, after, now: context.now }, person.id, { ...notice, value: value.value })
      return answer({ count: 1 })
    }
  })
}

/** What the notification carries, if anything: an address of this site, or the id of an order of that buyer's own. */
async function valueFor(db: Db, buyerId: number, notice: Notice): Promise<Result<string>> {
  const { type, value } = notice
  if (!value) return ok('')
  if (type === 'promotion') return leadsHere(notice) ? ok(value) : refuse(opsRefusals.target_elsewhere)
  const isId = /^\d{1,15}$/.test(value)
  const named = isId ? eq(transactions.id, Number(value)) : eq(transactions.code, value)
  const [order] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(named, eq(transactions.buyerId, buyerId)))
  return order ? ok(String(order.id)) : refuse(orderRefusals.order_not_found)
}
