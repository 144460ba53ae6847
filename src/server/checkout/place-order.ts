import { sql } from 'drizzle-orm'

import { brand } from '#lib/core/brand.ts'
import { lengthOf } from '#lib/shipping/load.ts'
import { deadlineFor } from '#lib/order/deadlines.ts'
import { type OrderStatus, statuses } from '#lib/order/status.ts'

import { transactionHistory, transactionLines, orders } from '#server/order/schema.ts'
import { endingCheckouts } from './checkout.ts'
import type { BoughtLine } from '#server/cart/bought-lines.ts'
import { offerPhoto, variantName } from '#server/product/offers.ts'
import { announceStatuses, historyRow, type Step } from '#server/order/change-status.ts'
import { type Order, payFromSaldo } from '#server/order/postings.ts'
import { paymentValues } from './open-payment.ts'
import { payments } from '#server/payment/schema.ts'
import { recordPayment } from '#server/order/close-payment.ts'
import { snapshotAddress } from './snapshot-address.ts'
import { savePoint } from './point-address.ts'
import { billOf, type OrderPlan, type PurchasePlan } from './plan-order.ts'
import { takeStock } from '#server/product/stock.ts'
import { noteVoucherUses, takeVoucherQuotas } from '#server/voucher/vouchers.ts'

/**
 * Creates the orders of a plan: takes stock and vouchers, freezes every figure, opens their one payment, charges Saldo
 * and empties the checkout. The caller has locked the cart and, with Saldo, the balance. Any error rolls everything
 * back.
 */
export async function createOrders(
  step: Step,
  buyerId: number,
  plan: PurchasePlan,
  identity: Identity
): Promise<[Order, ...Order[]]> {
  const { tx, after, now } = step
  await takeAll(step, plan)
  const made = await insertOrders(step, buyerId, plan, identity)
  const lines = plan.orders.flatMap((one, at) => one.lines.map(line => lineValues(made[at]!.id, line)))
  after.later({ write: tx.insert(transactionLines).values(lines) })
  after.later(
    ...endingCheckouts(
      tx,
      plan.orders.map(({ checkout }) => checkout)
    )
  )
  if (plan.method.bankType === 'baba_balance') payFromSaldo(step, made, identity.balance)
  const changes = made.map((order, at) => ({
    order,
    change: creation(order, at === made.length - 1 ? identity.codes : [])
  }))
  const history = changes.map(({ order, change }) => historyRow(order, change, now))
  after.later({ write: tx.insert(transactionHistory).values(history) })
  await announceStatuses(step, changes)
  await noteVoucherUses(tx, usesOf(plan, buyerId, made), now)
  const mainPoint = plan.orders.find(({ mode, checkout }) => mode === 'point' && checkout.point?.is_main)
  if (mainPoint?.checkout.point) await savePoint(tx, buyerId, mainPoint.checkout.point, now)
  return made
}

/**
 * Takes stock and vouchers for all orders together, so that variants, products and vouchers are locked in a fixed
 * order.
 */
async function takeAll(step: Step, { orders }: PurchasePlan): Promise<void> {
  const { tx, after } = step
  const pieces = orders.flatMap(({ lines }) =>
    lines.map(({ offer, qty }) => ({
      productDetailId: offer.detailId,
      productId: offer.productId,
      qty
    }))
  )
  await takeStock(step, pieces)
  const voucherIds = new Set(orders.flatMap(({ voucher }) => voucher?.id ?? []))
  after.invalidate(...(await takeVoucherQuotas(tx, [...voucherIds])))
  after.invalidate(...pieces.map(({ productId }) => `product:${productId}`))
}

/** `balance` is the buyer's locked Saldo, where they pay with it. */
type Identity = { codes: readonly string[]; accountNumber: string | undefined; balance: number }

/** Writes the payment and its orders in one statement; returns the orders in the order of the plan. */
async function insertOrders(
  step: Step,
  buyerId: number,
  plan: PurchasePlan,
  { codes, accountNumber }: Identity
): Promise<[Order, ...Order[]]> {
  const { tx, now } = step
  const bill = paymentValues(buyerId, billOf(plan), accountNumber, now)
  const paid = tx.$with('paid').as(tx.insert(payments).values(bill).returning({ id: payments.id }))
  const values = []
  for (const [at, one] of plan.orders.entries()) {
    const address = await snapshotAddress(tx, plan.address, one)
    const paymentId = sql<number>`(select id from paid)`
    values.push({ ...orderValues(one, now), buyerId, paymentId, code: codes[at]!, address })
  }
  const made = await tx.with(paid).insert(orders).values(values).returning()
  await recordPayment(step, { ...bill, id: made[0]!.paymentId! })
  return codes.map(code => made.find(order => order.code === code)!) as [Order, ...Order[]]
}

/**
 * The uses of a plan's vouchers: one that several orders share counts as one, recorded for the first of them (D29).
 */
function usesOf({ orders }: PurchasePlan, userId: number, made: readonly Order[]) {
  const uses = new Map<number, { voucherId: number; userId: number; transactionId: number }>()
  for (const [at, { voucher }] of orders.entries()) {
    if (!voucher || uses.has(voucher.id)) continue
    uses.set(voucher.id, { voucherId: voucher.id, userId, transactionId: made[at]!.id })
  }
  return [...uses.values()]
}

/**
 * What an order's history and notification say first. Orders that wait for the payment are announced together with the
 * last one; others are announced one by one.
 */
function creation(order: Order, together: readonly string[]) {
  const isWaiting = statuses[order.status].money === 'awaited'
  return { actor: 'buyer', detail: creationDetail(order), ...(isWaiting && { together }) } as const
}

function orderValues(plan: OrderPlan, now: Date) {
  const { option, method } = plan
  const status: OrderStatus = method.bankType === 'virtual_account' ? 'pending' : 'paid'
  const frozen = frozenValues(plan, now)
  const { preOrderDays, returnDays } = frozen
  return {
    ...frozen,
    status,
    paymentType: method.bankType,
    paidAt: method.bankType === 'baba_balance' ? now : null,
    deadlineAt: deadlineFor(
      {
        status,
        isAccepted: false,
        preOrderDays,
        returnDays,
        estimatedDelivery: option.etd,
        paymentType: method.bankType
      },
      now
    ),
    holdsStock: true
  }
}

/** The values of a plan that are frozen on the order, whatever its payment method. */
export function frozenValues(plan: Omit<OrderPlan, 'method'>, now: Date) {
  const { totals, option, quote, voucher } = plan
  const isShopVoucher = voucher !== undefined && voucher.shopId !== null
  const preOrderDays = Math.max(0, ...plan.lines.map(l => (l.offer.isPreOrder ? l.offer.preOrderDays : 0)))
  return {
    shopId: plan.checkout.shopId,
    type: plan.lines.some(l => l.offer.type === 'material')
      ? ('material' as const)
      : ('non-material' as const),
    subtotal: totals.subtotal,
    discount: totals.discount,
    cashback: plan.cashback,
    shippingCost: totals.shipping,
    shippingDiscount: totals.shippingDiscount,
    extraCost: totals.extraCost,
    feePayment: totals.feePayment,
    fee: totals.fee,
    feeSeller: totals.feeSeller,
    grandTotal: totals.grandTotal,
    voucherId: voucher?.id,
    voucherCode: voucher?.code,
    discountByShop: isShopVoucher ? totals.discount : 0,
    cashbackByShop: isShopVoucher ? plan.cashback : 0,
    // Only shops grant a shipping discount.
    shippingDiscountByShop: totals.shippingDiscount,
    shippingType: option.type,
    courier: option.courier,
    service: option.service,
    estimatedDelivery: option.etd,
    deliveryCase: option.case,
    mode: plan.mode,
    warehouseId: plan.mode === 'pickup' ? plan.checkout.warehouseId : null,
    weightKg: quote.load.chargeableKg,
    volumeM3: quote.load.m3,
    distanceKm: quote.km,
    preOrderDays,
    returnDays: plan.returnDays,
    site: plan.site,
    createdAt: now
  }
}

export const lineValues = (transactionId: number, { line, offer, qty, price }: BoughtLine) => ({
  transactionId,
  productId: offer.productId,
  productDetailId: offer.detailId,
  name: offer.name,
  slug: offer.slug,
  photoPath: offerPhoto(offer),
  variant: variantName(offer),
  price,
  qty,
  saleUnit: offer.saleUnit,
  note: line.note,
  weightG: offer.weightG,
  carriedMm: lengthOf(offer).carriedMm
})

function creationDetail(order: Order): string {
  if (order.paymentType === 'baba_balance') return `Pesanan dibuat dan dibayar dengan ${brand.saldo}`
  return order.paymentType === 'baba_cod' ? 'Pesanan dibuat, bayar di tempat' : 'Pesanan dibuat'
}
