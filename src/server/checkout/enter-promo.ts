import type { CheckoutData } from '#lib/checkout/contract.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'

import { readSelectedLines } from '#server/cart/bought-lines.ts'
import type { Db } from '#server/core/db/connect.ts'
import { readCheckouts } from './checkout.ts'
import { offerVouchers } from './offer-vouchers.ts'

type Entered = { cart_id: string; code: string; is_shared: boolean }

/**
 * Finds the voucher of a typed code, case-insensitively, as the open checkout offers it. Rejects an unknown code and a
 * checkout that is not the buyer's open one.
 */
export async function findByCode(
  db: Db,
  userId: number,
  { cart_id: cartId, code, is_shared: isShared }: Entered,
  now: Date
): Promise<Result<CheckoutData['vouchers'][number]>> {
  const open = await readCheckouts(db, userId)
  if (!open.some(({ id }) => id === cartId)) return fail(checkoutErrors.checkout_not_found)
  const bought = await readSelectedLines(
    db,
    userId,
    open.flatMap(({ lineIds }) => lineIds)
  )
  if (!bought.ok) return bought
  const baskets = open.map(({ shopId, lineIds }) => {
    const lines = bought.value.filter(({ line }) => lineIds.includes(line.id))
    return { shopId, productIds: lines.map(({ offer }) => offer.productId), subtotal: subtotalOf(lines) }
  })
  const known = [code.toUpperCase()]
  const { own, market } = await offerVouchers(db, userId, baskets, { now, known })
  const { vouchers } = isShared ? market : own[open.findIndex(({ id }) => id === cartId)]!
  const found = vouchers.find(voucher => known.includes(voucher.code.toUpperCase()))
  return found ? ok(found) : fail(voucherErrors.voucher_not_found)
}
