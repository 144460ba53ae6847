import { and, eq } from 'drizzle-orm'

import { addressRefusals } from '#lib/address/refusals.ts'
import { checkoutRefusals } from '#lib/checkout/refusals.ts'
import { moneyRefusals } from '#lib/money/refusals.ts'
import { paymentRefusals } from '#lib/payment/refusals.ts'
import { shippingRefusals } from '#lib/shipping/refusals.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import { type CheckoutTotals, checkoutTotals } from '#lib/checkout/totals.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'
import { paymentProblem } from '#lib/payment/choice.ts'
import { usesDeliveryMode } from '#lib/shipping/options.ts'
import { ok, type Result } from '#lib/core/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { paymentMethods } from '#server/payment/schema.ts'
import { readCheckout } from './checkout.ts'
import { type Checkout } from './schema.ts'
import { type BoughtLine, readBoughtLines } from '#server/cart/bought-lines.ts'
import { codCarriers } from '#server/shipping/cod-carriers.ts'
import { readDelivery } from './delivery.ts'
import { readBalance } from '#server/money/ledger.ts'
import { type Quote, quoteShipping, readDestination } from '#server/shipping/quotes.ts'
import { readVouchers, type Voucher, weighVoucher } from '#server/voucher/vouchers.ts'

/** What a buyer asks for, with the figures that the page showed. */
export type OrderWish = {
  cart_id: string
  cart_detail_id: number[]
  address_id: number
  payment_id?: number | undefined
  shipping_type: ShippingType
  shipping_courier: string
  shipping_service: string
  shipping_cost: number
  voucher?: string | undefined
  total_pay: number
}

type PaymentMethod = typeof paymentMethods.$inferSelect

/** Everything about an order that is not yet made, as the server figures it now. */
export type OrderPlan = {
  checkout: Checkout
  addressId: number
  lines: BoughtLine[]
  quote: Quote
  option: ShippingOption
  mode: Checkout['mode']
  voucher: Voucher | undefined
  cashback: number
  method: PaymentMethod
  totals: CheckoutTotals
}

export type Planning = { now: Date; isCodOn: boolean }

/**
 * Figures an order from the database alone: prices, stock, shipping, voucher, fees. It writes nothing. Refuses with
 * `total_changed` and the new figures where the buyer saw others.
 */
export async function planOrder(
  db: Db,
  userId: number,
  wish: OrderWish,
  planning: Planning
): Promise<Result<OrderPlan>> {
  const checkout = await readCheckout(db, userId)
  if (!checkout || checkout.id !== wish.cart_id || !isSameSet(checkout.lineIds, wish.cart_detail_id)) {
    return refuse(checkoutRefusals.checkout_not_found)
  }
  const to = await readDestination(db, userId, wish.address_id)
  if (!to) return refuse(addressRefusals.address_not_found)
  const bought = await readBoughtLines(db, userId, checkout.lineIds)
  if (!bought.ok) return bought
  const lines = bought.value
  const subtotal = subtotalOf(lines)
  // A pickup or point was chosen for the checkout's address; another one is delivered to.
  const chosen = wish.address_id === checkout.addressId ? checkout : { ...checkout, mode: 'deliver' as const }
  const delivery = await readDelivery(db, chosen, lines)
  const quote = await quoteShipping(db, lines, to, { shopId: checkout.shopId, subtotal, delivery })
  const option = chooseOption(quote, wish)
  if (!option.ok) return option
  const method = await findMethod(db, wish.payment_id)
  if (!method.ok) return method
  const promo = await applyVoucher(db, userId, checkout, lines, {
    code: wish.voucher,
    subtotal,
    isCod: method.value.bankType === 'baba_cod',
    now: planning.now
  })
  if (!promo.ok) return promo
  const totals = checkoutTotals({
    subtotal,
    discount: promo.value.discount,
    shipping: option.value.cost,
    shippingDiscount: quote.discount,
    extraCost: 0,
    feePayment: method.value.bankType === 'baba_cod' ? 0 : method.value.fee,
    fee: 0,
    feeSeller: 0
  })
  const problem = paymentProblem(method.value.bankType, {
    nominal: totals.grandTotal,
    shippingType: wish.shipping_type,
    codBy: codCarriers(lines),
    isCodOn: planning.isCodOn,
    balance: await readBalance(db, userId)
  })
  const changed = refuseChange(wish, option.value, totals)
  if (changed) return changed
  if (problem) return refuse(paymentKinds[problem.code], { message: problem.reason })
  return ok({
    checkout,
    addressId: wish.address_id,
    lines,
    quote,
    option: option.value,
    mode: usesDeliveryMode(option.value, delivery) ? delivery.mode : 'deliver',
    voucher: promo.value.voucher,
    cashback: promo.value.cashback,
    method: method.value,
    totals
  })
}

/** What a method that cannot be used is refused as. */
const paymentKinds = {
  payment_unavailable: paymentRefusals.payment_unavailable,
  balance_too_low: moneyRefusals.balance_too_low
}

const isSameSet = (a: readonly number[], b: readonly number[]) =>
  new Set([...a, ...b]).size === a.length && new Set(b).size === a.length

/** Never silently repriced: the buyer sees the new figures first (D7). */
function refuseChange(wish: OrderWish, option: ShippingOption, totals: CheckoutTotals) {
  if (wish.total_pay === totals.grandTotal && wish.shipping_cost === option.final_cost) return undefined
  return refuse(checkoutRefusals.total_changed, {
    details: {
      total_pay: totals.grandTotal,
      shipping_cost: option.final_cost,
      subtotal: totals.subtotal,
      discount: totals.discount,
      fee_payment: totals.feePayment
    }
  })
}

function chooseOption(quote: Quote, wish: OrderWish): Result<ShippingOption> {
  const option = [...quote.commercial, ...quote.baba_expedition, ...quote.shop_courier].find(
    o =>
      o.type === wish.shipping_type &&
      o.courier === wish.shipping_courier &&
      o.service === wish.shipping_service
  )
  if (!option) return refuse(shippingRefusals.shipping_unavailable)
  if (option.is_available) return ok(option)
  return option.is_pickup || option.is_point
    ? refuse(shippingRefusals.location_unreachable)
    : refuse(shippingRefusals.shipping_unavailable, option.reason ? { message: option.reason } : {})
}

async function findMethod(db: Db, paymentId: number | undefined): Promise<Result<PaymentMethod>> {
  if (!paymentId) return refuse(checkoutRefusals.payment_required)
  const [method] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, paymentId), eq(paymentMethods.isActive, true)))
  return method ? ok(method) : refuse(paymentRefusals.payment_unavailable)
}

type Promo = { voucher: Voucher | undefined; discount: number; cashback: number }

async function applyVoucher(
  db: Db,
  userId: number,
  checkout: Checkout,
  lines: readonly BoughtLine[],
  use: { code: string | undefined; subtotal: number; isCod: boolean; now: Date }
): Promise<Result<Promo>> {
  const code = use.code?.toUpperCase()
  if (!code) return ok({ voucher: undefined, discount: 0, cashback: 0 })
  const basket = { userId, shopId: checkout.shopId, productIds: lines.map(l => l.offer.productId) }
  const usable = (await readVouchers(db, basket, use.now)).find(v => v.voucher.code.toUpperCase() === code)
  if (!usable) return refuse(voucherRefusals.voucher_not_found)
  const { value, problem } = weighVoucher(usable, use)
  if (problem) return refuse(voucherRefusals[problem])
  const isCashback = usable.voucher.type === 'cashback'
  return ok({
    voucher: usable.voucher,
    discount: isCashback ? 0 : value,
    cashback: isCashback ? value : 0
  })
}
