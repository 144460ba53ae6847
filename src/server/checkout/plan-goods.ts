import { checkoutErrors } from '#lib/checkout/errors.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import { allOptions, isSameOption } from '#lib/shipping/choice.ts'
import { usesDeliveryMode } from '#lib/shipping/delivery-mode.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type Checkout } from './schema.ts'
import { type BoughtLine, checkLines } from '#server/cart/bought-lines.ts'
import { readDelivery } from './delivery.ts'
import type { Purchase } from './read-purchase.ts'
import type { References } from './references.ts'
import { type Destination, networkOf, type Quote, quoteOf } from '#server/shipping/quotes.ts'

/** The order command for one shop, with the figures that the page showed. */
export type ShopOrderCommand = {
  cart_id: string
  cart_detail_id: number[]
  shipping_type: ShippingType
  shipping_courier: string
  shipping_service: string
  shipping_cost: number
  voucher?: string | undefined
}

/** The goods of one shop and their shipping to an address, computed by the server now. */
export type GoodsPlan = {
  checkout: Checkout
  lines: BoughtLine[]
  subtotal: number
  quote: Quote
  option: ShippingOption
  mode: Checkout['mode']
  /** Days after delivery in which the buyer may complain. */
  returnDays: number
}

type Target = {
  userId: number
  addressId: number
  to: Destination
  purchase: Purchase
  references: References
}

/** A shop's part of the checkout and the command for it. */
type RequestedOrder = { checkout: Checkout; command: ShopOrderCommand }

/**
 * Computes goods and freight of every shop's part of the checkout from what was read; only a pickup or a point needs
 * more. Rejects lines that are not those of the part any more.
 */
export async function planGoods(
  db: Db,
  requested: readonly RequestedOrder[],
  { userId, addressId, to, purchase, references }: Target
): Promise<Result<GoodsPlan[]>> {
  const isOwn = ({ checkout, command }: RequestedOrder) => isSameSet(checkout.lineIds, command.cart_detail_id)
  if (!requested.every(isOwn)) return fail(checkoutErrors.checkout_not_found)
  const lineIds = requested.flatMap(({ checkout }) => checkout.lineIds)
  const bought = checkLines(userId, lineIds, purchase)
  if (!bought.ok) return bought
  const sendings = []
  for (const { checkout } of requested) {
    const { shopId, lineIds } = checkout
    const lines = bought.value.filter(({ line }) => lineIds.includes(line.id))
    // A pickup or point was chosen for the checkout's address; with another address the goods are delivered.
    const chosen = addressId === checkout.addressId ? checkout : { ...checkout, mode: 'deliver' as const }
    const delivery = await readDelivery(db, chosen, lines)
    sendings.push({ shopId, lines, subtotal: subtotalOf(lines), delivery })
  }
  const plans: GoodsPlan[] = []
  for (const [at, { checkout, command }] of requested.entries()) {
    const { shopId, lines, subtotal, delivery } = sendings[at]!
    const shop = purchase.shops.get(shopId)!
    const trip = { from: shop.origin, to, isBeyondLastMile: purchase.isBeyondLastMile }
    const quote = quoteOf(networkOf(references, shop, subtotal), { lines, delivery }, trip)
    const option = chooseOption(quote, command)
    if (!option.ok) return option
    const mode = usesDeliveryMode(option.value, delivery) ? delivery.mode : 'deliver'
    const { returnDays } = shop
    plans.push({ checkout, lines, subtotal, quote, option: option.value, mode, returnDays })
  }
  return ok(plans)
}

const isSameSet = (a: readonly number[], b: readonly number[]) =>
  new Set([...a, ...b]).size === a.length && new Set(b).size === a.length

function chooseOption(quote: Quote, command: ShopOrderCommand): Result<ShippingOption> {
  const name = {
    type: command.shipping_type,
    courier: command.shipping_courier,
    service: command.shipping_service
  }
  const option = allOptions(quote).find(one => isSameOption(name, one))
  if (!option) return fail(shippingErrors.shipping_unavailable)
  if (option.is_available) return ok(option)
  return option.is_pickup || option.is_point
    ? fail(shippingErrors.location_unreachable)
    : fail(shippingErrors.shipping_unavailable, option.reason ? { message: option.reason } : {})
}
