import type { EstimateReply, NeededMaterial, OfferOfNeed } from '#lib/estimator/contract.ts'
import { shipmentsOf } from '#lib/estimator/shipments.ts'
import { sources } from '#lib/estimator/sources.ts'
import type { Estimate, Need } from '#lib/estimator/need.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readCards } from '#server/product/product-cards.ts'
import { readTrucks } from '#server/shipping/quotes.ts'
import { findFitting } from './fitting-products.ts'
import { readReaches, readToCity } from './reach.ts'
import { loadOfFitting, pickOffers, type Reached } from './reached-offers.ts'

export type EstimateQuery = { product_id?: number | undefined; city_id?: number | undefined }

/** An estimate with the products that fit its needs, their cost, and the trucks for each shop's shipment. */
export async function priceEstimate(
  db: Db,
  estimate: Estimate,
  now: Date,
  { product_id: chosen, city_id }: EstimateQuery
): Promise<EstimateReply> {
  const to = city_id === undefined ? undefined : await readToCity(db, city_id)
  const [classes, ...found] = await Promise.all([
    readTrucks(db),
    ...estimate.needs.map(need =>
      findFitting(db, need.goods, need.amount, { chosen, provinceId: to?.provinceId })
    )
  ])
  const reaches = to && (await readReaches(db, to, [...new Set(found.flat().map(({ shopId }) => shopId))]))
  const picked = found.map(fitting =>
    pickOffers(fitting, reaches && (own => reaches(own.shopId, loadOfFitting(own))))
  )
  const ids = new Set(picked.flat().map(({ id }) => id))
  const cards = new Map((await readCards(db, [...ids], now)).map(card => [card.id, card]))
  const materials = estimate.needs.map((need, i) => toMaterial(need, picked[i] ?? [], cards))
  const trucks = classes.map(({ name, maxKg, maxM3 }) => ({ name, max_kg: maxKg, max_m3: maxM3 }))
  return {
    measures: estimate.measures,
    materials,
    cost: materials.reduce((sum, { offers }) => sum + (offers[0]?.cost ?? 0), 0),
    missing: materials.filter(({ offers }) => offers.length === 0).map(({ name }) => name),
    city: to ? { id: to.cityId, name: to.name } : null,
    shipments: shipmentsOf(
      materials.flatMap(({ offers }) => offers.slice(0, 1)),
      trucks
    ),
    trucks,
    steps: estimate.steps,
    sources: estimate.sources.map(key => sources[key])
  }
}

function toMaterial(need: Need, picked: Reached[], cards: Map<number, ProductCardData>): NeededMaterial {
  const { key, name, amount, unit } = need
  const offers = picked.flatMap((fitting): OfferOfNeed[] => {
    const card = cards.get(fitting.id)
    if (!card) return []
    const { price } = card
    const { actualKg, m3 } = loadOfFitting(fitting)
    return [
      {
        why: fitting.why,
        product_id: fitting.id,
        product_detail_id: fitting.detailId,
        slug: card.slug,
        name: card.name,
        variant: fitting.variant,
        photo: card.photo,
        shop_id: fitting.shopId,
        shop: card.shop.name,
        location: card.location,
        reach: fitting.reach,
        rating: card.rating,
        sold: card.sold,
        price,
        qty: fitting.packs,
        sale: card.sale_unit,
        cost: price * fitting.packs,
        weight_kg: actualKg,
        m3
      }
    ]
  })
  return { key, name, amount, unit, offers }
}
