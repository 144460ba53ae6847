import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { Sent } from '#lib/calls.ts'

import { sentWhole } from '../form/typed-whole.ts'

/** What was typed for one variant: digits, and the pieces that were seen when the typing began. */
export type TypedOffer = { price?: string; stock?: string; stock_was?: number }
/** By the number of the variant. */
export type OfferForm = Partial<Record<`v${number}`, TypedOffer>>
type Variant = GoodsProduct['variants'][number]
type Offer = Sent<'PUT /ops/product/{id}/offer'>['variants'][number]

/** What the fields of a variant show. */
export const shownOffer = (form: OfferForm, { id, price, stock }: Variant) => ({
  price: form[`v${id}`]?.price ?? String(price),
  stock: form[`v${id}`]?.stock ?? String(stock)
})

/**
 * The form after something was typed. Pieces remember how many were seen, so that what is sold meanwhile stays sold (goods-10); what is
 * typed back to what is there is no change.
 */
export function typeOffer(form: OfferForm, variant: Variant, typed: TypedOffer): OfferForm {
  const key = `v${variant.id}` as const
  const { price, stock, stock_was: was = variant.stock } = { ...form[key], ...typed }
  const offer: TypedOffer = {
    ...(price !== undefined && price !== String(variant.price) && { price }),
    ...(stock !== undefined && stock !== String(was) && { stock, stock_was: was })
  }
  return { [key]: offer }
}

/** What a save sends: variants whose fields differ alone, in the order of the product. Empty where none does. */
export function sentOffers(form: OfferForm, variants: readonly Variant[]): Offer[] {
  return variants.flatMap(({ id }) => {
    const { price, stock, stock_was } = form[`v${id}`] ?? {}
    if (price === undefined && stock === undefined) return []
    return [
      {
        id,
        ...(price !== undefined && { price: sentWhole(price) }),
        ...(stock !== undefined && { stock: sentWhole(stock), stock_was: stock_was! })
      }
    ]
  })
}
