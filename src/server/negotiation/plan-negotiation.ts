import { addressErrors } from '#lib/address/errors.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { checkoutTotals } from '#lib/checkout/totals.ts'
import type { openNegotiation } from '#lib/negotiation/contract.ts'
import { negotiationErrors } from '#lib/negotiation/errors.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { allOptions, isNegotiated, isSameOption } from '#lib/shipping/choice.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'

import { readBoughtLines } from '#server/cart/bought-lines.ts'
import { readCheckouts } from '#server/checkout/checkout.ts'
import type { OrderPlan } from '#server/checkout/plan-order.ts'
import { weighPromos } from '#server/checkout/promos.ts'
import type { Db } from '#server/core/db/connect.ts'
import { takeSite } from '#server/order/site.ts'
import { quoteShipping, readDestination } from '#server/shipping/quotes.ts'
import { readReturnDays } from '#server/shop/shops.ts'
import { rejectNewTotal } from './reject-new-total.ts'

export type OpenNegotiationCommand = InputOf<typeof openNegotiation>
export type NegotiationPlan = Omit<OrderPlan, 'method'>

const toAddress = { mode: 'deliver', cost: 0, carrier: null } as const

/**
 * Computes a negotiation from the database alone, as `planOrder` does an order: prices, voucher and the quote so far.
 * It writes nothing. Rejects a delivery that has a price (`not_negotiable`), and with `total_changed` if the buyer saw
 * other figures.
 */
export async function planNegotiation(
  db: Db,
  userId: number,
  command: OpenNegotiationCommand,
  now: Date
): Promise<Result<NegotiationPlan>> {
  const site = takeSite(command.site, now)
  if (!site.ok) return site
  // A negotiated purchase is from one shop only (D29).
  const [checkout, ...others] = await readCheckouts(db, userId)
  const wanted = command.cart_detail_id.toSorted((a, b) => a - b)
  if (
    others.length > 0 ||
    checkout?.id !== command.cart_id ||
    wanted.join() !== checkout.lineIds.toSorted((a, b) => a - b).join()
  ) {
    return fail(checkoutErrors.checkout_not_found)
  }
  const to = await readDestination(db, userId, command.address_id)
  if (!to) return fail(addressErrors.address_not_found)
  const bought = await readBoughtLines(db, userId, checkout.lineIds)
  if (!bought.ok) return bought
  const lines = bought.value
  const subtotal = subtotalOf(lines)
  const trip = { shopId: checkout.shopId, subtotal, delivery: toAddress }
  const quote = await quoteShipping(db, lines, to, trip)
  const name = {
    type: command.shipping_type,
    courier: command.shipping_courier,
    service: command.shipping_service
  }
  const option = allOptions(quote).find(one => isSameOption(name, one))
  if (!option) return fail(shippingErrors.shipping_unavailable)
  if (!isNegotiated(option)) return fail(negotiationErrors.not_negotiable)
  const productIds = lines.map(({ offer }) => offer.productId)
  const basket = { shopId: checkout.shopId, productIds, subtotal, code: command.voucher }
  const promos = await weighPromos(db, { userId, isCod: false, now }, [basket])
  if (!promos.ok) return promos
  const { voucher, discount, cashback } = promos.value[0]!
  const totals = checkoutTotals({
    subtotal,
    discount,
    shipping: option.cost,
    shippingDiscount: quote.discount,
    extraCost: 0,
    feePayment: 0,
    fee: 0,
    feeSeller: 0
  })
  if (command.total_pay !== totals.grandTotal) {
    const { shipping: shippingCost } = totals
    return rejectNewTotal({ ...totals, shippingCost })
  }
  const addressId = command.address_id
  return ok({
    checkout,
    addressId,
    lines,
    subtotal,
    quote,
    option,
    mode: 'deliver',
    returnDays: await readReturnDays(db, checkout.shopId),
    voucher,
    cashback,
    totals,
    site: site.value
  })
}
