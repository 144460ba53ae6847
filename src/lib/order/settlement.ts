import { isDrivenByShop } from '#lib/shipping/driven-by-shop.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'

/** What an order was sold for, frozen when it was made; whole rupiah each. `…ByShop` is the shop's part of a figure. */
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

/** Who gets what of an order's money. `seller` and `courier` are owed, `promo` is what the marketplace adds. */
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
 * How an order's money is divided when it ends, `refunded` of it going back to the buyer: grandTotal + promo = refund +
 * seller + courier + fees, always.
 *
 * - A shop's voucher, cashback and shipping discount lower what it gets; the marketplace's are its expense (D28).
 * - What Kurir Toko drives is the shop's, what others drive the courier's, also where Baba drives for Kurir Toko.
 * - A part that goes back shrinks promotion and cashback by the same share, and the rest is the seller's loss. A whole
 *   refund leaves nobody anything; the payment's fee stays where less than the whole total goes back.
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

/** amount · part / whole, rounded down; the product may be larger than a number holds exactly. */
const shrink = (amount: number, part: number, whole: number): number =>
  part === whole ? amount : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
