import { voucherValue } from '#lib/voucher/worth.ts'
import type { CheckoutData } from './contract.ts'
import { shareOut } from './share-out.ts'

export type Voucher = CheckoutData['vouchers'][number]

/** One shop's goods in a purchase, and its own chosen voucher; with a single shop any voucher. */
export type Sold = { subtotal: number; own: Voucher | undefined }

/** The voucher of a shop's order, its own or the shared one of the marketplace, and its worth. */
export type TakenPromo = { voucher: Voucher | undefined; discount: number; cashback: number }

/**
 * The worth of a purchase's vouchers by shop, in whole rupiah. The marketplace's is shared by subtotals among the shops
 * without a voucher of their own, as the server shares it (checkout-18); below its minimum nobody gets it. Shared by
 * cart and checkout so that their prices agree.
 */
export function takePromos(sold: readonly Sold[], market: Voucher | undefined): TakenPromo[] {
  const sharers = sold.filter(({ own }) => !own)
  const shares = market ? sharesOf(market, sharers) : undefined
  return sold.map(one => {
    const share = one.own ? undefined : shares?.[sharers.indexOf(one)]
    const voucher = one.own ?? (share === undefined ? undefined : market)
    const worth = one.own?.value ?? share ?? 0
    const isDiscount = voucher?.type === 'discount'
    return { voucher, discount: isDiscount ? worth : 0, cashback: isDiscount ? 0 : worth }
  })
}

/** Total discount of a purchase, in whole rupiah. */
export const discountOf = (sold: readonly Sold[], market: Voucher | undefined): number =>
  sum(takePromos(sold, market).map(({ discount }) => discount))

/** Worth of a marketplace voucher for the shops without a voucher of their own; 0 where there are none. */
export const sharedWorth = (sold: readonly Sold[], market: Voucher): number =>
  takePromos(sold, market)
    .filter(({ voucher }, at) => voucher && !sold[at]?.own)
    .reduce((sum, { discount, cashback }) => sum + discount + cashback, 0)

function sharesOf(market: Voucher, sharers: readonly Sold[]): number[] | undefined {
  const subtotals = sharers.map(({ subtotal }) => subtotal)
  const value = sharedValue(market, sum(subtotals))
  return value > 0 ? shareOut(value, subtotals) : undefined
}

/** Worth of a marketplace voucher for the goods that share it; 0 below its minimum. */
export function sharedValue(market: Voucher, subtotal: number): number {
  if (!market.is_available || subtotal < market.min_purchase_amount) return 0
  const isDiscount = market.type === 'discount'
  const rule = {
    percentage: isDiscount ? market.discount_percentage : market.cashback_percentage,
    amount: isDiscount ? market.discount_amount : market.cashback_amount,
    maxAmount: isDiscount ? market.max_discount_amount : market.max_cashback_amount
  }
  return voucherValue(rule, subtotal)
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
