import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf, ReplyOf } from '#lib/core/schema/endpoint.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import { returnPayoutFile as returnPayoutFileCall } from '#lib/ops/payout-file-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { replayOrRun } from '#server/core/http/idempotency.ts'
import { shops } from '#server/shop/schema.ts'
import { shopPayouts } from './schema.ts'
import { returnOf, writePayouts } from './write-payout.ts'

/** Takes back the transfers of a file that was never sent to the bank: those that were not returned before, each once (money-26). */
export async function returnPayoutFile(context: CounterContext<InputOf<typeof returnPayoutFileCall>>) {
  const { db, input, caller, now } = context
  // The transfers of a file never change: its shops are read before the lock. The first one's owner holds the key.
  const paid = await db
    .select({ id: shops.id, ownerId: shops.sellerId })
    .from(shopPayouts)
    .innerJoin(shops, eq(shops.id, shopPayouts.shopId))
    .where(eq(shopPayouts.fileId, input.id))
    .orderBy(asc(shops.id))
  const [first] = paid
  if (!first) return fail(opsErrors.payout_file_not_found)
  const slot = { ownerId: first.ownerId, route: returnPayoutFileCall.name }
  return replayOrRun<ReplyOf<typeof returnPayoutFileCall>>(context, slot, async () => async (tx, after) => {
    const ids = paid.map(({ id }) => id)
    await tx
      .select({ id: shops.id })
      .from(shops)
      .where(inArray(shops.id, ids))
      .orderBy(asc(shops.id))
      .for('no key update')
    const open = await readUnreturned(tx, input.id)
    if (open.length === 0) return fail(opsErrors.payout_file_returned)
    await writePayouts(
      tx,
      open.map(({ shop, payout }) => ({ shop, payout: returnOf(payout, input.reason, caller.name) })),
      now
    )
    const done = { count: open.length, total: open.reduce((sum, { payout }) => sum + payout.amount, 0) }
    after.act({
      kind: 'payout_file',
      id: input.id,
      after: { returned: done.count, total: done.total, remark: input.reason }
    })
    return answer(done)
  })
}

/** The transfers of a file that nothing took back. */
function readUnreturned(tx: Db, fileId: number) {
  const returned = alias(shopPayouts, 'returned')
  return tx
    .select({ payout: shopPayouts, shop: { id: shops.id, name: shops.name } })
    .from(shopPayouts)
    .innerJoin(shops, eq(shops.id, shopPayouts.shopId))
    .leftJoin(returned, eq(returned.returnOf, shopPayouts.id))
    .where(and(eq(shopPayouts.fileId, fileId), isNull(returned.id)))
    .orderBy(asc(shopPayouts.id))
}
