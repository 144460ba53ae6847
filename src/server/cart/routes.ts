import { coreErrors } from '#lib/core/schema/errors.ts'
import * as contract from '#lib/cart/contract.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { cartErrors } from '#lib/cart/errors.ts'
import { cartTexts } from '#lib/cart/texts.ts'

import { addQuickly } from './add-quickly.ts'
import { cartOf, lockCart, ownLines, planLine, putLine, type AddToCartCommand } from './cart.ts'
import { changeLine } from './cart-changes.ts'
import { againIfGone } from './gone-meanwhile.ts'
import { addOrderAgain } from './order-again.ts'
import { tokenHashOf } from '#server/identity/session.ts'
import { announceCounters } from '#server/notification/announce.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

const added = { message: cartTexts.added }

const commandOf = (input: InputOf<typeof contract.addToCart>): AddToCartCommand => ({
  productId: input.product_id,
  detailId: input.product_detail_id,
  qty: input.qty,
  isBuyNow: input.is_buy_now
})

/** The buyer's cart. Every change locks the cart and returns fresh counters. */
export function cartRoutes(api: Api): void {
  api.own(
    contract.readCart,
    ({ db }, key) => ownLines(db).execute(key),
    async (_, found) => answer(cartOf(found))
  )

  api.buyer(
    contract.addToCart,
    ({ transact, buyerId, input, now }) =>
      againIfGone(() =>
        transact(async (tx, after) => {
          const plan = await planLine(tx, buyerId, commandOf(input))
          if (!plan.ok) return plan
          const [lineId, counters] = await Promise.all([
            putLine(tx, buyerId, plan.value, now),
            announceCounters(tx, after, buyerId)
          ])
          return answer({ cart_detail_id: lineId, counters }, added)
        })
      ),
    async ({ services, input, requestContext, now }) => {
      const tokenHash = tokenHashOf(requestContext.cookies)
      if (!tokenHash || input.is_buy_now) return undefined
      const put = await addQuickly(services, commandOf(input), tokenHash, now)
      return put && answer({ cart_detail_id: put.lineId, counters: put.counters }, added)
    }
  )

  api.buyer(contract.addByTransaction, ({ transact, buyerId, input, now }) =>
    againIfGone(() =>
      transact(async (tx, after) => {
        const again = await addOrderAgain(tx, buyerId, input.id, now)
        if (!again.ok) return again
        const { lineIds, changed, skipped } = again.value
        if (lineIds.length === 0) return fail(cartErrors.nothing_added, { details: { skipped } })
        const counters = await announceCounters(tx, after, buyerId)
        return answer({ cart_detail_id: lineIds, changed, skipped, counters }, added)
      })
    )
  )

  api.buyer(contract.updateCart, ({ transact, buyerId, input: { id, items, ...fields } }) =>
    transact(async (tx, after) => {
      const change = { ...fields, ...items?.[0] }
      const isEmpty = [change.qty, change.note, change.product_detail_id].every(part => part === undefined)
      if (isEmpty) return fail(coreErrors.invalid_input, { message: 'Tidak ada yang diubah.' })
      await lockCart(tx, buyerId)
      const line = await changeLine(tx, buyerId, id, change)
      if (!line.ok) throw new ApiException(line.error)
      return answer({ ...line.value, counters: await announceCounters(tx, after, buyerId) })
    })
  )
}
