import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { productErrors } from '#lib/product/errors.ts'
import { estimateRows } from '#lib/shipping/estimate.ts'
import * as contract from '#lib/shipping/estimate-contract.ts'
import { type Load, loadOf } from '#lib/shipping/load.ts'

import { cities } from '#server/address/schema.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Db } from '#server/core/db/connect.ts'
import { isSold, type Offer, readOffers } from '#server/product/offers.ts'
import { productDetails } from '#server/product/schema.ts'
import { findDestination } from './destination.ts'
import { isPartlyReached } from './last-mile.ts'
import { quoteShipping, readOrigin, toTheDoor } from './quotes.ts'

/** Shipping estimate for a product, before anything is bought (D36). */
export function estimateRoutes(api: Api): void {
  api.open(contract.estimateShipping, async ({ db, input, now, viewer }) => {
    const { product_id, product_detail_id, qty, city_id } = input
    const offer = await readHeaviest(db, product_id, product_detail_id)
    if (!offer) return fail(productErrors.product_not_found)
    const destination = await findDestination(db, city_id, async () => (await viewer())?.id)
    if (!destination.ok) return destination
    const { to, city, isMain } = destination.value
    const trip = { shopId: offer.shopId, subtotal: offer.price * qty, delivery: toTheDoor }
    const quote = await quoteShipping(db, [{ offer, qty }], to, trip)
    return answer({
      city,
      is_main_address: isMain,
      is_partly_reached: !isMain && (await isPartlyReached(db, city.id)),
      from: await readOriginCity(db, offer.shopId),
      weight_kg: quote.load.actualKg,
      volume_m3: quote.load.m3,
      options: estimateRows(quote, offer.isPreOrder ? offer.preOrderDays : 0, now)
    })
  })
}

/** The given variant, else the heaviest one on sale. */
async function readHeaviest(db: Db, productId: number, detailId: number | undefined) {
  const variants = await db
    .select({ id: productDetails.id })
    .from(productDetails)
    .where(eq(productDetails.productId, productId))
  const ids = variants.map(({ id }) => id).filter(id => detailId === undefined || id === detailId)
  const sold = [...(await readOffers(db, ids)).values()].filter(isSold)
  return sold.toSorted((a, b) => loadOfOne(b).chargeableKg - loadOfOne(a).chargeableKg)[0]
}

const loadOfOne = (offer: Offer): Load => loadOf([{ ...offer, qty: 1 }])

async function readOriginCity(db: Db, shopId: number) {
  const { cityId } = await readOrigin(db, shopId)
  const [city] = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.id, cityId))
  if (!city) throw new Error(`No city ${cityId}`)
  return city
}
