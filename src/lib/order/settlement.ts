import { isDrivenByShop } from '#lib/shipping/driven-by-shop.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'

/** Figures of an order, frozen when it was placed, in whole rupiah. `…ByShop` is the shop's part of a figure. */
export type OrderFigures = {
  discount: number
  discountByShop: number
  shippingCost: number
  shippingDiscount: number
  shippingDiscountByShop: number
  extraCost: number
  feePayment: number
  fee: number
  feeSeller: number
  grandTotal: number
  cashback: number
  cashbackByShop: number
  shippingType: ShippingType
  deliveryCase: number
}

/** Division of an order's money. `seller` and `courier` are owed; `promo` is paid by the marketplace. */
export type Settlement = {
  refund: number
  seller: number
  courier: number
  fees: number
  promo: number
  cashback: number
  cashbackByShop: number
}

/**
 * Divides an order's money when it ends, with `refunded` going back to the buyer. Always: grandTotal + promo = refund +
 * seller + courier + fees.
 *
 * - A shop's voucher, cashback and shipping discount reduce what it gets; the marketplace's are its expense (D28).
 * - Freight driven by Kurir Toko goes to the shop, any other to the courier, also where Baba drives for Kurir Toko.
 * - A partial refund reduces promotion and cashback by the same share, and the rest is the seller's loss. A whole
 *   refund leaves nothing to anyone; the payment's fee stays if less than the whole total is refunded.
 */
export function settlementOf(order: OrderFigures, refunded = 0): Settlement {
  const goods = order.grandTotal - order.feePayment
  const back = Math.min(refunded, goods)
  const isWhole = refunded > 0 && back === goods
  const left = (amount: number) => (isWhole ? 0 : shrink(amount, goods - back, goods))
  const carried = order.shippingCost + order.extraCost
  const isByShop = isDrivenByShop(order.shippingType, order.deliveryCase)
  const courier = isWhole || isByShop ? 0 : carried
  const fees = (isWhole ? 0 : order.fee + order.feeSeller) + order.feePayment - (refunded - back)
  const byMarket =
    order.discount - order.discountByShop + order.shippingDiscount - order.shippingDiscountByShop
  const promo = left(byMarket)
  return {
    refund: refunded,
    seller: order.grandTotal + promo - refunded - courier - fees,
    courier,
    fees,
    promo,
    cashback: left(order.cashback),
    cashbackByShop: left(order.cashbackByShop)
  }
}

/** amount · part / whole, rounded down; the product may exceed the safe integers. */
const shrink = (amount: number, part: number, whole: number): number =>
  part === whole ? amount : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
