import { sharedWorth, type Sold, type Voucher } from './take-promos.ts'
import { checkoutTexts } from './texts.ts'

/**
 * One of the marketplace's vouchers as the shops that take none of their own may have it (D38): what it is worth for them,
 * and where that is nothing, why it cannot be chosen.
 */
export function offerShared(sold: readonly Sold[], market: Voucher): Voucher {
  const value = sharedWorth(sold, market)
  if (!market.is_available || value > 0) return { ...market, value }
  return { ...market, value: 0, is_available: false, reason: checkoutTexts.dropFirst(inTheWay(sold, market)) }
}

/** The shops' own vouchers without which the others reach its minimum: those that are worth least. */
function inTheWay(sold: readonly Sold[], market: Voucher): string[] {
  const codes: string[] = []
  let shared = sold.reduce((sum, { subtotal, own }) => (own ? sum : sum + subtotal), 0)
  const taken = sold.flatMap(({ own, subtotal }) => (own ? [{ own, subtotal }] : []))
  for (const { own, subtotal } of taken.toSorted((a, b) => a.own.value - b.own.value)) {
    codes.push(own.code)
    shared += subtotal
    if (shared >= market.min_purchase_amount) break
  }
  return codes
}

/** What can be chosen, by its worth, and what cannot. */
export function sortOffered(offered: readonly Voucher[]): { usable: Voucher[]; others: Voucher[] } {
  return {
    usable: offered.filter(({ is_available }) => is_available).toSorted((a, b) => b.value - a.value),
    others: offered.filter(({ is_available }) => !is_available)
  }
}
