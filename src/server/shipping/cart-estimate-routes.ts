import { groupByShop } from '#lib/cart/availability.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import * as contract from '#lib/shipping/cart-estimate-contract.ts'
import { estimateRows } from '#lib/shipping/estimate.ts'

import { asInCart } from '#server/cart/cart.ts'
import { type BoughtLine, readSelectedLines } from '#server/cart/bought-lines.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { findDestination } from './destination.ts'
import { isPartlyReached } from './last-mile.ts'
import { quoteShops, toTheDoor } from './quotes.ts'

/** Shipping estimate for the selected cart lines, before their checkout is opened (D36). */
export function cartEstimateRoutes(api: Api): void {
  api.buyer(contract.estimateCartShipping, async ({ db, buyerId, input, now }) => {
    const bought = await readSelectedLines(db, buyerId, input.cart_detail_id)
    if (!bought.ok) return bought
    const destination = await findDestination(db, input.city_id, () => Promise.resolve(buyerId))
    if (!destination.ok) return destination
    const { to, city, isMain } = destination.value
    const groups = await asInCart(
      db,
      buyerId,
      groupByShop(bought.value, ({ offer }) => offer.shopId)
    )
    const sendings = groups.map(([shopId, lines]) => ({
      shopId,
      lines,
      subtotal: subtotalOf(lines),
      delivery: toTheDoor
    }))
    const quotes = await quoteShops(db, sendings, to)
    const shops = sendings.map(({ shopId, lines }, at) => {
      const quote = quotes[at]!
      return {
        shop_id: shopId,
        weight_kg: quote.load.actualKg,
        volume_m3: quote.load.m3,
        options: estimateRows(quote, maxPreOrder(lines), now)
      }
    })
    const costs = shops.flatMap(({ options }) => options[0]?.final_cost ?? [])
    const isReached = costs.length === shops.length
    return answer({
      city,
      is_main_address: isMain,
      is_partly_reached: !isMain && (await isPartlyReached(db, city.id)),
      final_cost: isReached ? costs.reduce((sum, cost) => sum + cost, 0) : null,
      shops
    })
  })
}

/** Maximum pre-order days of these goods: a shop sends them together. */
const maxPreOrder = (lines: readonly BoughtLine[]): number =>
  Math.max(0, ...lines.map(({ offer }) => (offer.isPreOrder ? offer.preOrderDays : 0)))
