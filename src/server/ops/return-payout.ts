import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf, ReplyOf } from '#lib/core/schema/endpoint.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import { returnPayout as returnPayoutCall } from '#lib/ops/payout-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { replayOrRun } from '#server/core/http/idempotency.ts'
import { shops } from '#server/shop/schema.ts'
import { shopPayouts } from './schema.ts'
import { readShopBalance } from './shop-balance.ts'
import { returnOf, writePayout } from './write-payout.ts'

/**
 * Takes a recorded transfer back, once (money-22): the bank returned it, or it was typed wrongly. It is a transfer the other way that
 * neither the balance nor the debt limits; the first one stays as it was recorded.
 */
export async function returnPayout(context: CounterContext<InputOf<typeof returnPayoutCall>>) {
  const { db, input, caller, now } = context
  // A transfer never changes, and its shop cannot be removed: both are read before the lock.
  const [found] = await db
    .select({ payout: shopPayouts, ownerId: shops.sellerId, shop: { id: shops.id, name: shops.name } })
    .from(shopPayouts)
    .innerJoin(shops, eq(shops.id, shopPayouts.shopId))
    .where(eq(shopPayouts.id, input.id))
  if (!found) return fail(opsErrors.payout_not_found)
  const { payout, ownerId, shop } = found
  if (payout.returnOf !== null) return fail(opsErrors.payout_is_return)
  const slot = { ownerId, route: returnPayoutCall.name }
  return replayOrRun<ReplyOf<typeof returnPayoutCall>>(context, slot, async () => async (tx, after) => {
    await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shop.id)).for('no key update')
    const [known] = await tx
      .select({ id: shopPayouts.id })
      .from(shopPayouts)
      .where(eq(shopPayouts.returnOf, payout.id))
    if (known) return fail(opsErrors.payout_returned)
    const before = await readShopBalance(tx, shop.id)
    const { id, paid } = await writePayout(tx, shop, returnOf(payout, input.remark, caller.name), now)
    const balance = before - paid
    after.act({
      kind: 'payout',
      id: shop.id,
      before: { balance: before },
      after: { balance, returned: payout.reference, remark: input.remark }
    })
    return answer({ id, balance })
  })
}
