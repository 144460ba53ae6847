import { brand } from '#lib/core/brand.ts'
import { deadlineFor } from '#lib/order/deadlines.ts'
import type { OrderStatus } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type AddressSnapshot, transactionLines, transactions } from '#server/order/schema.ts'
import { readAddress } from '#server/address/addresses.ts'
import { consumeCheckout } from './checkout.ts'
import type { BoughtLine } from '#server/cart/bought-lines.ts'
import { offerPhoto, variantName } from '#server/product/offers.ts'
import { recordStatus, type Step } from '#server/order/change-status.ts'
import { type Order, payFromSaldo } from '#server/order/postings.ts'
import { openPayment } from './open-payment.ts'
import type { OrderPlan } from './plan-order.ts'
import { readWarehouse } from '#server/shipping/pickups.ts'
import { takeStock } from '#server/product/stock.ts'
import { noteVoucherUse, takeVoucherQuota } from '#server/voucher/vouchers.ts'

/**
 * Makes an order of its plan: takes stock and voucher, freezes every figure, charges Saldo, empties the checkout.
 * The caller has locked the cart and, with Saldo, the balance. Any refusal rolls all of it back.
 */
export async function createOrder(
  step: Step,
  buyerId: number,
  plan: OrderPlan,
  identity: { code: string; accountNumber: string | undefined }
): Promise<Order> {
  const { tx, after, now } = step
  await takeStock(
    tx,
    plan.lines.map(({ offer, qty }) => ({
      productDetailId: offer.detailId,
      productId: offer.productId,
      qty
    }))
  )
  if (plan.voucher) after.invalidate(...(await takeVoucherQuota(tx, plan.voucher.id)))
  const address = await snapshotAddress(tx, buyerId, plan)
  const paymentId = await openPayment(step, buyerId, plan, identity.accountNumber)
  const [order] = await tx
    .insert(transactions)
    .values({ ...orderValues(plan, now), code: identity.code, paymentId, buyerId, address })
    .returning()
  if (!order) throw new Error('The order was not written')
  if (plan.voucher) {
    const use = { voucherId: plan.voucher.id, userId: buyerId, transactionId: order.id }
    await noteVoucherUse(tx, use, now)
  }
  await tx.insert(transactionLines).values(plan.lines.map(line => lineValues(order.id, line)))
  if (order.paymentType === 'baba_balance') await payFromSaldo(tx, order, now)
  await consumeCheckout(tx, plan.checkout)
  await recordStatus(step, order, { actor: 'buyer', detail: creationDetail(order) })
  after.invalidate(...plan.lines.map(({ offer }) => `product:${offer.productId}`))
  return order
}

function orderValues(plan: OrderPlan, now: Date) {
  const { totals, option, quote, method, voucher } = plan
  const status: OrderStatus = method.bankType === 'virtual_account' ? 'pending' : 'paid'
  const isSaldo = method.bankType === 'baba_balance'
  const isShopVoucher = voucher !== undefined && voucher.shopId !== null
  const preOrderDays = Math.max(0, ...plan.lines.map(l => (l.offer.isPreOrder ? l.offer.preOrderDays : 0)))
  return {
    shopId: plan.checkout.shopId,
    type: plan.lines.some(l => l.offer.type === 'material')
      ? ('material' as const)
      : ('non-material' as const),
    status,
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
    // Only shops take something off the freight.
    shippingDiscountByShop: totals.shippingDiscount,
    shippingType: option.type,
    courier: option.courier,
    service: option.service,
    etd: option.etd,
    deliveryCase: option.case,
    mode: plan.mode,
    warehouseId: plan.mode === 'pickup' ? plan.checkout.warehouseId : null,
    weightKg: quote.load.chargeableKg,
    volumeM3: quote.load.m3,
    distanceKm: quote.km,
    paymentType: method.bankType,
    paidAt: isSaldo ? now : null,
    deadlineAt: deadlineFor(
      { status, isAccepted: false, preOrderDays, etd: option.etd, paymentType: method.bankType },
      now
    ),
    preOrderDays,
    holdsStock: true,
    createdAt: now
  }
}

const lineValues = (transactionId: number, { line, offer, qty, price }: BoughtLine) => ({
  transactionId,
  productId: offer.productId,
  productDetailId: offer.detailId,
  name: offer.name,
  slug: offer.slug,
  photoPath: offerPhoto(offer),
  variant: variantName(offer),
  price,
  qty,
  note: line.note,
  weightG: offer.weightG
})

function creationDetail(order: Order): string {
  if (order.paymentType === 'baba_balance') return `Pesanan dibuat dan dibayar dengan ${brand.saldo}`
  return order.paymentType === 'baba_cod' ? 'Pesanan dibuat, bayar di tempat' : 'Pesanan dibuat'
}

/** Where the goods go, frozen: the address, the warehouse or the delivery point. */
async function snapshotAddress(tx: Db, buyerId: number, plan: OrderPlan): Promise<AddressSnapshot> {
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
  if (plan.mode === 'pickup' && plan.checkout.warehouseId) {
    return { ...home, ...(await readWarehouse(tx, plan.checkout.warehouseId)) }
  }
  if (plan.mode === 'point' && plan.checkout.point) {
    const { carrier: _carrier, address_detail, ...point } = plan.checkout.point
    return { ...home, ...point, address: `${address_detail}, ${point.zip_code}` }
  }
  return home
}
