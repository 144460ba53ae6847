import { voucherValue } from '#lib/voucher/worth.ts'
import type { CheckoutData } from './contract.ts'
import { shareOut } from './share-out.ts'

export type Voucher = CheckoutData['vouchers'][number]

/** What one shop sells in a purchase, and the voucher of its own that it takes; of one shop alone any. */
export type Sold = { subtotal: number; own: Voucher | undefined }

/** The voucher that a shop's order names, its own or the marketplace's that it shares, and what it is worth. */
export type TakenPromo = { voucher: Voucher | undefined; discount: number; cashback: number }

/**
 * What the vouchers of a purchase are worth shop by shop, in whole rupiah. The marketplace's is shared by those that take
 * none of their own, by their subtotals, as the server shares it (checkout-18); where they do not reach its minimum,
 * nobody takes it. Cart and checkout both ask here: they cannot tell two prices.
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

/** What vouchers take off a purchase, in whole rupiah. */
export const discountOf = (sold: readonly Sold[], market: Voucher | undefined): number =>
  sum(takePromos(sold, market).map(({ discount }) => discount))

/** What one of the marketplace's vouchers is worth for the shops that take none of their own; 0 where there is none such. */
export const sharedWorth = (sold: readonly Sold[], market: Voucher): number =>
  takePromos(sold, market)
    .filter(({ voucher }, at) => voucher && !sold[at]?.own)
    .reduce((sum, { discount, cashback }) => sum + discount + cashback, 0)

function sharesOf(market: Voucher, sharers: readonly Sold[]): number[] | undefined {
  const subtotals = sharers.map(({ subtotal }) => subtotal)
  const value = sharedValue(market, sum(subtotals))
  return value > 0 ? shareOut(value, subtotals) : undefined
}

/** What one of the marketplace's vouchers is worth for goods of that sum that share it; 0 below its minimum. */
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
