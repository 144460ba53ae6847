import { subtotalOf } from '#lib/cart/subtotal.ts'
import type { readCartTotals as contract } from '#lib/checkout/cart-totals-contract.ts'
import { commonUnit } from '#lib/product/sale-units.ts'
import { takePromos } from '#lib/checkout/take-promos.ts'
import type { ReplyOf } from '#lib/core/schema/endpoint.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { readSelectedLines } from '#server/cart/bought-lines.ts'
import type { Db } from '#server/core/db/connect.ts'
import { byShop, readCheckouts } from './checkout.ts'
import { choicesOf, goesOn } from './memory.ts'
import { offerVouchers } from './offer-vouchers.ts'
import { knownCodes, restoreVoucherChoice } from './restore-voucher-choice.ts'

type CartTotals = ReplyOf<typeof contract>

/**
 * Totals of these lines with the vouchers that a checkout would preselect, computed by the checkout's own rules without
 * opening one. Rejects what a checkout rejects.
 */
export async function readCartTotals(
  db: Db,
  userId: number,
  lineIds: readonly number[],
  now: Date
): Promise<Result<CartTotals>> {
  const bought = await readSelectedLines(db, userId, lineIds)
  if (!bought.ok) return bought
  const groups = await byShop(db, userId, bought.value)
  if (!groups.ok) return groups
  const baskets = groups.value.map(([shopId, lines]) => ({
    shopId,
    productIds: lines.map(({ offer }) => offer.productId),
    subtotal: subtotalOf(lines),
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    unit: commonUnit(lines.map(({ offer }) => offer.saleUnit))
  }))
  const earlier = goesOn(await readCheckouts(db, userId), lineIds)
  const choices = baskets.map(({ shopId }) => choicesOf(earlier, shopId))
  const { own, market } = await offerVouchers(db, userId, baskets, { now, known: knownCodes(choices) })
  const taken = restoreVoucherChoice(
    baskets.map(({ subtotal }, at) => ({ choices: choices[at]!, own: own[at]!, subtotal })),
    market
  )
  const promos = takePromos(
    baskets.map(({ subtotal }, at) => ({
      subtotal,
      own: own[at]!.vouchers.find(({ code }) => code === taken.own[at])
    })),
    market.vouchers.find(({ code }) => code === taken.market)
  )
  const shops = baskets.map(({ shopId, pieces, unit, subtotal }, at) => {
    const { voucher, discount, cashback } = promos[at]!
    const figures = { pieces, sale_unit: unit, subtotal, discount, cashback, total: subtotal - discount }
    return { shop_id: shopId, ...figures, voucher: voucher?.code ?? null }
  })
  const sum = (figure: 'pieces' | 'subtotal' | 'discount' | 'cashback' | 'total') =>
    shops.reduce((all, shop) => all + shop[figure], 0)
  return ok({
    pieces: sum('pieces'),
    sale_unit: commonUnit(bought.value.map(({ offer }) => offer.saleUnit)),
    subtotal: sum('subtotal'),
    discount: sum('discount'),
    cashback: sum('cashback'),
    total: sum('total'),
    vouchers: [...new Set(shops.flatMap(({ voucher }) => voucher ?? []))],
    shops
  })
}
