import { bestPromos } from '#lib/checkout/best-promos.ts'

import { codesOf, type Offered } from './offer-vouchers.ts'
import type { CheckoutChoices } from './schema.ts'

type Sold = { choices: CheckoutChoices; own: Offered; subtotal: number }

/**
 * The vouchers of a purchase, of each shop and of the marketplace, and notices about those that can no longer be used.
 */
type Recalled = { own: (string | null)[]; market: string | null; notices: string[] }

/**
 * The vouchers of a purchase: earlier choices that can still be used, null where the buyer removed one, and for the
 * rest the combination that costs least (D38).
 */
export function restoreVoucherChoice(sold: readonly Sold[], market: Offered): Recalled {
  const [only] = sold
  if (only && sold.length === 1) {
    const shop = { subtotal: only.subtotal, vouchers: only.own.vouchers, chosen: chosenAlone(only) }
    return { ...bestPromos([shop], { vouchers: [], chosen: null }), notices: [] }
  }
  const { chosen, notices } = chosenByAll(sold, market)
  const shops = sold.map(({ subtotal, own, choices }) => ({
    subtotal,
    vouchers: own.vouchers,
    chosen: chosenOf(choices, own, market)
  }))
  return { ...bestPromos(shops, { vouchers: market.vouchers, chosen }), notices }
}

/** A marketplace voucher is chosen for all shops together, so it is no choice of a single shop (null). */
function chosenOf({ voucher }: CheckoutChoices, own: Offered, market: Offered): string | null | undefined {
  if (!voucher) return voucher
  if (codesOf(market).includes(voucher)) return null
  return codesOf(own).includes(voucher) ? voucher : undefined
}

/**
 * A shop that is now alone inherits the voucher that several shops shared, unless one of its own is worth more
 * (checkout-21).
 */
function chosenAlone({ choices: { voucher, market_voucher: shared }, own }: Sold): string | null | undefined {
  const codes = codesOf(own)
  if (voucher) return codes.includes(voucher) ? voucher : undefined
  const passedOn = shared && codes.includes(shared) ? shared : null
  if (voucher === null || !passedOn) return voucher === null ? passedOn : undefined
  const worth = (code: string) => own.vouchers.find(one => one.code === code)?.value ?? 0
  const isBeaten = own.vouchers.some(
    ({ code, type, is_show, is_available }) =>
      is_show && is_available && type === 'discount' && worth(code) > worth(passedOn)
  )
  return isBeaten ? undefined : passedOn
}

/**
 * The marketplace voucher that several shops share: the one chosen for all, else the one chosen when there was a single
 * shop. A notice reports a chosen one that can no longer be used.
 */
function chosenByAll(
  sold: readonly Sold[],
  market: Offered
): { chosen: string | null | undefined; notices: string[] } {
  const codes = codesOf(market)
  const chosen = sold[0]?.choices.market_voucher
  if (chosen === null || (chosen && codes.includes(chosen))) return { chosen, notices: [] }
  if (chosen) return { chosen: undefined, notices: [`Promo ${chosen} tidak berlaku lagi`] }
  const earlier = sold.map(({ choices }) => choices.voucher).find(code => code && codes.includes(code))
  return { chosen: earlier ?? undefined, notices: [] }
}

/** Codes that the buyer typed in these checkouts, in upper case. */
export const knownCodes = (choices: readonly CheckoutChoices[]): string[] => [
  ...new Set(choices.flatMap(({ known = [] }) => known))
]
