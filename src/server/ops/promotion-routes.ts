import { and, eq } from 'drizzle-orm'

import { identityErrors } from '#lib/identity/errors.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { type Result, ok } from '#lib/core/schema/result.ts'
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
import { orders } from '#server/order/schema.ts'
import { broadcastOnce } from './broadcast.ts'

type Sent = Notice & { user?: string | undefined }

/** What the operator tells buyers (D20). */
export function promotionRoutes(api: Api): void {
  api.ops(sendNotification, async context => {
    const { user, ...notice } = context.input
    if (user) return tellOne(context, user, notice)
    if (notice.value && notice.type !== 'promotion') return fail(opsErrors.one_buyer_needed)
    if (!leadsHere(notice)) return fail(opsErrors.target_elsewhere)
    return broadcastOnce(context, notice)
  })
}

const leadsHere = (notice: Notice) => notice.value === '' || targetOf(notice) !== undefined

async function tellOne(context: Context<Sent>, name: string, notice: Notice) {
  const person = await findUserByAny(context.db, name)
  if (!person) return fail(identityErrors.account_not_found)
  const slot = { ownerId: person.id, route: sendNotification.name }
  return replayIfKeyed<{ count: number }>(context, slot, async () => {
    const value = await valueFor(context.db, person.id, notice)
    if (!value.ok) return value
    return async (tx, after) => {
      notify({ tx, after, now: context.now }, person.id, { ...notice, value: value.value })
      return answer({ count: 1 })
    }
  })
}

/** What the notification carries, if anything: an address of this site, or the id of an order of that buyer's own. */
async function valueFor(db: Db, buyerId: number, notice: Notice): Promise<Result<string>> {
  const { type, value } = notice
  if (!value) return ok('')
  if (type === 'promotion') return leadsHere(notice) ? ok(value) : fail(opsErrors.target_elsewhere)
  const isId = /^\d{1,15}$/.test(value)
  const named = isId ? eq(orders.id, Number(value)) : eq(orders.code, value)
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(named, eq(orders.buyerId, buyerId)))
  return order ? ok(String(order.id)) : fail(orderErrors.order_not_found)
}
