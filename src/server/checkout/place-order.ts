import { brand } from '#lib/core/brand.ts'
import { lengthOf } from '#lib/shipping/load.ts'
import { deadlineFor } from '#lib/order/deadlines.ts'
import { type OrderStatus, statuses } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type AddressSnapshot, transactionLines, orders } from '#server/order/schema.ts'
import { readAddress } from '#server/address/addresses.ts'
import { consumeCheckout } from './checkout.ts'
import type { PointAddress } from './schema.ts'
import type { BoughtLine } from '#server/cart/bought-lines.ts'
import { offerPhoto, variantName } from '#server/product/offers.ts'
import { recordStatus, type Step } from '#server/order/change-status.ts'
import { type Order, payFromSaldo } from '#server/order/postings.ts'
import { openPayment } from './open-payment.ts'
import { savePoint } from './point-address.ts'
import { billOf, type OrderPlan, type PurchasePlan } from './plan-order.ts'
import { placeText } from '#server/address/place-names.ts'
import { readWarehouse } from '#server/shipping/pickups.ts'
import { readRegionChain } from '#server/address/region-chain.ts'
import { takeStock } from '#server/product/stock.ts'
import { noteVoucherUse, takeVoucherQuota } from '#server/voucher/vouchers.ts'

/**
 * Creates the orders of a plan: takes stock and vouchers, freezes every figure, opens their one payment, charges Saldo
 * and empties the checkout. The caller has locked the cart and, with Saldo, the balance. Any error rolls everything
 * back.
 */
export async function createOrders(
  step: Step,
  buyerId: number,
  plan: PurchasePlan,
  identity: { codes: readonly string[]; accountNumber: string | undefined }
): Promise<[Order, ...Order[]]> {
  await takeAll(step, plan)
  const paymentId = await openPayment(step, buyerId, billOf(plan), identity.accountNumber)
  const orders: Order[] = []
  const noted = new Set<number>()
  for (const [at, one] of plan.orders.entries()) {
    // Orders that wait for the payment are announced together with the last one; others are announced one by one.
    const together = at === plan.orders.length - 1 ? identity.codes : []
    const ids = { buyerId, paymentId, code: identity.codes[at]! }
    const order = await createOrder(step, ids, one, together)
    const { voucher } = one
    // A shared voucher counts as one use, recorded for the first of its orders (D29).
    if (voucher && !noted.has(voucher.id)) {
      noted.add(voucher.id)
      await noteVoucherUse(
        step.tx,
        { voucherId: voucher.id, userId: buyerId, transactionId: order.id },
        step.now
      )
    }
    orders.push(order)
  }
  const mainPoint = plan.orders.find(({ mode, checkout }) => mode === 'point' && checkout.point?.is_main)
  if (mainPoint?.checkout.point) await savePoint(step.tx, buyerId, mainPoint.checkout.point, step.now)
  return orders as [Order, ...Order[]]
}

/**
 * Takes stock and vouchers for all orders together, so that variants, products and vouchers are locked in a fixed
 * order.
 */
async function takeAll({ tx, after }: Step, { orders }: PurchasePlan): Promise<void> {
  const pieces = orders.flatMap(({ lines }) =>
    lines.map(({ offer, qty }) => ({
      productDetailId: offer.detailId,
      productId: offer.productId,
      qty
    }))
  )
  await takeStock(tx, pieces)
  const voucherIds = new Set(orders.flatMap(({ voucher }) => voucher?.id ?? []))
  for (const id of [...voucherIds].toSorted((a, b) => a - b)) {
    after.invalidate(...(await takeVoucherQuota(tx, id)))
  }
  after.invalidate(...pieces.map(({ productId }) => `product:${productId}`))
}

type OrderIds = { buyerId: number; paymentId: number; code: string }

/** Creates one order of a payment with its lines; with Saldo it is paid at once. */
async function createOrder(
  step: Step,
  ids: OrderIds,
  plan: OrderPlan,
  together: readonly string[]
): Promise<Order> {
  const { tx, now } = step
  const address = await snapshotAddress(tx, ids.buyerId, plan)
  const [order] = await tx
    .insert(orders)
    .values({ ...orderValues(plan, now), ...ids, address })
    .returning()
  if (!order) throw new Error('The order was not written')
  await tx.insert(transactionLines).values(plan.lines.map(line => lineValues(order.id, line)))
  if (order.paymentType === 'baba_balance') await payFromSaldo(tx, order, now)
  await consumeCheckout(tx, plan.checkout)
  const isWaiting = statuses[order.status].money === 'awaited'
  await recordStatus(step, order, {
    actor: 'buyer',
    detail: creationDetail(order),
    ...(isWaiting && { together })
  })
  return order
}

function orderValues(plan: OrderPlan, now: Date) {
  const { option, method } = plan
  const status: OrderStatus = method.bankType === 'virtual_account' ? 'pending' : 'paid'
  const frozen = frozenValues(plan, now)
  const { preOrderDays } = frozen
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

/** Snapshot of the destination: the address, the warehouse or the delivery point. */
export async function snapshotAddress(
  tx: Db,
  buyerId: number,
  plan: Pick<OrderPlan, 'addressId' | 'mode' | 'checkout'>
): Promise<AddressSnapshot> {
  const own = await readAddress(tx, buyerId, plan.addressId)
  if (!own) throw new Error(`Address ${plan.addressId} vanished`)
  const home: AddressSnapshot = {
    label: own.label,
    name: own.name,
    phone: own.phone,
    address: own.address,
    province_id: own.province_id,
    city_id: own.city_id,
    district_id: own.district_id,
    subdistrict_id: own.subdistrict_id,
    zip_code: own.zip_code,
    lat: Number(own.lat),
    lng: Number(own.lng)
  }
  const { warehouseId, point } = plan.checkout
  if (plan.mode === 'pickup' && warehouseId) return atWarehouse(tx, home, warehouseId)
  return plan.mode === 'point' && point ? atPoint(tx, home, point) : home
}

/** The snapshot of a pickup: the warehouse's data over the buyer's own address. */
export const atWarehouse = async (
  db: Db,
  home: AddressSnapshot,
  warehouseId: number
): Promise<AddressSnapshot> => ({ ...home, ...(await readWarehouse(db, warehouseId)) })

/** The snapshot of a delivery point: its region names as in any address, and its village's coordinates. */
export async function atPoint(db: Db, home: AddressSnapshot, chosen: PointAddress): Promise<AddressSnapshot> {
  const { carrier: _carrier, is_main: _isMain, address_detail, ...point } = chosen
  const place = await readRegionChain(db, point)
  if (!place) throw new Error(`No village ${point.subdistrict_id}`)
  const { lat, lng } = place.village
  return { ...home, ...point, lat, lng, address: `${placeText(address_detail, place)}, ${point.zip_code}` }
}
