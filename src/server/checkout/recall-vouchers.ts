import { codesOf, type Offered } from './offer-vouchers.ts'
import type { CheckoutChoices } from './schema.ts'

/**
 * The voucher of one shop: the one chosen before as far as it may still be taken, null where it was taken off, else the
 * one whose price the product pages show. Of several shops one of the marketplace is chosen for all of them, not here; the
 * shop that stays alone takes it on, unless it has one of its own (checkout-21).
 */
export function recallOwn(
  { voucher, market_voucher: shared }: CheckoutChoices,
  own: Offered,
  market: Offered
): string | null {
  const codes = codesOf(own)
  if (voucher && codesOf(market).includes(voucher)) return null
  if (voucher) return codes.includes(voucher) ? voucher : own.preselected
  const passedOn = shared && codes.includes(shared) ? shared : null
  if (voucher === null) return passedOn
  return passedOn ? (own.preselectedOfShop ?? passedOn) : own.preselected
}

/**
 * The voucher of the marketplace that several shops share: the one chosen for all, else the one chosen while there was
 * one shop, else the one whose price the product pages show. A chosen one that may not be taken any more is named.
 */
export function recallMarket(
  choices: readonly CheckoutChoices[],
  market: Offered
): { code: string | null; notices: string[] } {
  const codes = codesOf(market)
  const chosen = choices[0]?.market_voucher
  if (choices.length === 1 || chosen === null) return { code: null, notices: [] }
  if (chosen !== undefined) {
    const isThere = codes.includes(chosen)
    return { code: isThere ? chosen : null, notices: isThere ? [] : [`Promo ${chosen} tidak berlaku lagi`] }
  }
  const earlier = choices.map(({ voucher }) => voucher).find(code => code && codes.includes(code))
  return { code: earlier ?? market.preselected, notices: [] }
}
