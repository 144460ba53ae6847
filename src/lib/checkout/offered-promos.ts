import { sharedWorth, type Sold, type Voucher } from './take-promos.ts'
import { checkoutTexts } from './texts.ts'

/**
 * A marketplace voucher for the shops without a voucher of their own (D38), with its worth for them, or the reason
 * where it is worth nothing.
 */
export function offerShared(sold: readonly Sold[], market: Voucher): Voucher {
  const value = sharedWorth(sold, market)
  if (!market.is_available || value > 0) return { ...market, value }
  return { ...market, value: 0, is_available: false, reason: checkoutTexts.dropFirst(inTheWay(sold, market)) }
}

/** The shops' own vouchers to drop to reach its minimum: those that are worth least, and no more than needed. */
function inTheWay(sold: readonly Sold[], market: Voucher): string[] {
  const taken = sold.flatMap(({ own, subtotal }) => (own ? [{ own, subtotal }] : []))
  const free = sumOf(sold.map(({ subtotal, own }) => (own ? 0 : subtotal)))
  const isEnough = (dropped: typeof taken) =>
    free + sumOf(dropped.map(({ subtotal }) => subtotal)) >= market.min_purchase_amount
  const cheapest = [...taken].sort((a, b) => a.own.value - b.own.value)
  let dropped = cheapest.slice(0, cheapest.findIndex((_, at) => isEnough(cheapest.slice(0, at + 1))) + 1)
  for (const one of [...dropped].reverse()) {
    const others = dropped.filter(other => other !== one)
    if (others.length > 0 && isEnough(others)) dropped = others
  }
  return dropped.map(({ own }) => own.code)
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Usable vouchers sorted by worth, and the unusable ones. */
export function sortOffered(offered: readonly Voucher[]): { usable: Voucher[]; others: Voucher[] } {
  return {
    usable: offered.filter(({ is_available }) => is_available).sort((a, b) => b.value - a.value),
    others: offered.filter(({ is_available }) => !is_available)
  }
}
