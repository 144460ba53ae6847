import { addressErrors } from '#lib/address/errors.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { type SiteNeeds } from '#lib/order/site-needs.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { type CheckoutTotals, checkoutTotals } from '#lib/checkout/totals.ts'
import { type Means, purchaseProblem } from '#lib/payment/choice.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type Address, toAddress } from '#server/address/addresses.ts'
import type { OpenCounts } from './open-orders.ts'
import { type Purchase, readPurchase } from './read-purchase.ts'
import type { References } from './references.ts'
import { chooseMethod, findMethod, type PaymentMethod } from './find-method.ts'
import { codCarriers } from '#server/shipping/cod-carriers.ts'
import { type GoodsPlan, type ShopOrderCommand, planGoods } from './plan-goods.ts'
import { type Promo, weighPromos } from './promos.ts'
import { takeSite } from '#server/order/site.ts'

/** The command for one payment: the orders of one shop or several, to one address. */
export type PlaceOrderCommand = {
  orders: readonly ShopOrderCommand[]
  address_id: number
  payment_id?: number | undefined
  /** The sum of all totals, as the page showed it. */
  total_pay: number
  site?: SiteNeeds | undefined
}

/** Everything about an order before it is created, computed by the server now. */
export type OrderPlan = GoodsPlan & {
  addressId: number
  voucher: Promo['voucher']
  cashback: number
  method: PaymentMethod
  totals: CheckoutTotals
  site: SiteNeeds | null
}

/** The orders of one payment. */
export type PurchasePlan = {
  method: PaymentMethod
  orders: [OrderPlan, ...OrderPlan[]]
  /** The buyer's own address, which a pickup or a point replaces in parts. */
  address: Address
  /** What the buyer has open without paying. */
  open: OpenCounts
}

/** A payment method and the total that is paid with it. */
export type Billed = {
  method: PaymentMethod
  totals: Pick<CheckoutTotals, 'grandTotal' | 'feePayment'>
}

export type Planning = {
  now: Date
  isCodOn: boolean
  readReferences: (db: Db) => Promise<References>
}

/** Sum of one figure over the orders of a plan, in whole rupiah. */
const sumOf = ({ orders }: Pick<PurchasePlan, 'orders'>, figure: keyof CheckoutTotals): number =>
  orders.reduce((sum, { totals }) => sum + totals[figure], 0)

/**
 * Computes the orders of a payment from the database alone: prices, stock, shipping, vouchers, fees. Writes nothing.
 * Rejects with `total_changed` and the new figures if the buyer saw different ones.
 */
export async function planPurchase(
  db: Db,
  userId: number,
  command: PlaceOrderCommand,
  planning: Planning
): Promise<Result<PurchasePlan>> {
  const site = takeSite(command.site, planning.now)
  if (!site.ok) return site
  const { now, isCodOn } = planning
  const purchase = await readPurchase(db, { userId, addressId: command.address_id, now, isCodOn })
  const references = await planning.readReferences(db)
  const goods = await planShops(db, userId, command, { purchase, references })
  if (!goods.ok) return goods
  const known = chooseMethod(references.methods, command.payment_id)
  // One that is not known yet may be new.
  const found = known.ok ? known : await findMethod(db, command.payment_id)
  if (!found.ok) return found
  const method = found.value
  const isCod = method.bankType === 'baba_cod'
  const promos = await weighPromos(
    db,
    { userId, isCod, now },
    goods.value.map(({ checkout, lines, subtotal }, at) => ({
      shopId: checkout.shopId,
      productIds: lines.map(({ offer }) => offer.productId),
      subtotal,
      code: command.orders[at]!.voucher
    }))
  )
  if (!promos.ok) return promos
  const [first, ...more] = goods.value.map((one, at): OrderPlan => {
    const { voucher, cashback, discount } = promos.value[at]!
    // The gateway charges its fee once per payment; the first order bears it (D29).
    const feePayment = isCod || at > 0 ? 0 : method.fee
    return {
      ...one,
      addressId: command.address_id,
      voucher,
      cashback,
      method,
      totals: totalsOf(one, discount, feePayment),
      site: site.value
    }
  })
  const { means, open } = purchase
  const plan: PurchasePlan = {
    method,
    orders: [first!, ...more],
    address: toAddress(purchase.address!),
    open
  }
  return rejectChange(command, plan) ?? rejectMethod(plan, means) ?? ok(plan)
}

/**
 * Goods and freight of every shop of the open checkout. Rejects an order that leaves out a shop or names an unknown
 * one.
 */
async function planShops(
  db: Db,
  userId: number,
  command: PlaceOrderCommand,
  read: { purchase: Purchase; references: References }
): Promise<Result<GoodsPlan[]>> {
  const { checkouts: open, address } = read.purchase
  const requested = command.orders.map(order => open.find(checkout => checkout.id === order.cart_id))
  if (
    new Set(requested).size !== open.length ||
    requested.length !== open.length ||
    requested.includes(undefined)
  ) {
    return fail(checkoutErrors.checkout_not_found)
  }
  if (!address) return fail(addressErrors.address_not_found)
  const to = { ...address.a, island: address.province.island }
  const parts = requested.map((checkout, at) => ({ checkout: checkout!, command: command.orders[at]! }))
  return planGoods(db, parts, { userId, addressId: command.address_id, to, ...read })
}

const totalsOf = ({ subtotal, option, quote }: GoodsPlan, discount: number, feePayment: number) =>
  checkoutTotals({
    subtotal,
    discount,
    shipping: option.cost,
    shippingDiscount: quote.discount,
    extraCost: 0,
    feePayment,
    fee: 0,
    feeSeller: 0
  })

/** Rejects a payment method that cannot pay these orders, with the reason. */
function rejectMethod({ method, orders }: PurchasePlan, means: Means) {
  const problem = purchaseProblem(
    method.bankType,
    orders.map(({ lines, option, totals }) => ({
      nominal: totals.grandTotal,
      shippingType: option.type,
      codBy: codCarriers(lines)
    })),
    means
  )
  return problem && fail(paymentKinds[problem.code], { message: problem.reason })
}

/** The bill of one payment: the sum over all orders of a plan. */
export const billOf = (plan: Pick<PurchasePlan, 'method' | 'orders'>): Billed => ({
  method: plan.method,
  totals: { grandTotal: sumOf(plan, 'grandTotal'), feePayment: sumOf(plan, 'feePayment') }
})

/** The error kinds of a payment method that cannot be used. */
export const paymentKinds = {
  payment_unavailable: paymentErrors.payment_unavailable,
  balance_too_low: moneyErrors.balance_too_low
}

/** Never silently repriced: the buyer sees the new figures first (D7). */
function rejectChange(command: PlaceOrderCommand, plan: PurchasePlan) {
  const total = sumOf(plan, 'grandTotal')
  const isSame = plan.orders.every(
    ({ option }, at) => option.final_cost === command.orders[at]!.shipping_cost
  )
  if (isSame && command.total_pay === total) return undefined
  return fail(checkoutErrors.total_changed, {
    details: {
      total_pay: total,
      shipping_cost: plan.orders.reduce((sum, { option }) => sum + option.final_cost, 0),
      subtotal: sumOf(plan, 'subtotal'),
      discount: sumOf(plan, 'discount'),
      fee_payment: sumOf(plan, 'feePayment')
    }
  })
}
