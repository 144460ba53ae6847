import type { EstimateReply, NeededMaterial, OfferOfNeed } from '#lib/estimator/contract.ts'
import { sources } from '#lib/estimator/coefficients.ts'
import type { Estimate, Need } from '#lib/estimator/need.ts'
import { saleUnit } from '#lib/estimator/sale-unit.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'
import { type Load, loadOf } from '#lib/shipping/load.ts'
import { type TruckClass, truckFor } from '#lib/shipping/rates.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readCards } from '#server/product/product-cards.ts'
import { readTrucks } from '#server/shipping/quotes.ts'
import { findFitting, type Fitting } from './fitting-products.ts'

/** An estimate with the products that answer its needs, what they cost and what carries them. */
export async function priceEstimate(
  db: Db,
  estimate: Estimate,
  now: Date,
  chosen: number | undefined
): Promise<EstimateReply> {
  const [trucks, ...found] = await Promise.all([
    readTrucks(db),
    ...estimate.needs.map(need => findFitting(db, need.goods, need.amount, chosen))
  ])
  const ids = new Set(found.flat().map(({ id }) => id))
  const cards = new Map((await readCards(db, [...ids], now)).map(card => [card.id, card]))
  const materials = estimate.needs.map((need, i) => toMaterial(need, found[i] ?? [], cards))
  const cheapest = found.flatMap(fitting => fitting.filter(({ why }) => why === 'cheapest'))
  const load = loadOf(cheapest.map(fitting => ({ ...fitting, qty: fitting.packs })))
  return {
    measures: estimate.measures,
    materials,
    cost: materials.reduce((sum, { offers }) => sum + (offers[0]?.cost ?? 0), 0),
    missing: materials.filter(({ offers }) => offers.length === 0).map(({ name }) => name),
    weight_kg: load.actualKg,
    truck: cheapest.length > 0 ? trucksFor(trucks, load) : null,
    steps: estimate.steps,
    sources: estimate.sources.map(key => sources[key])
  }
}

function toMaterial(need: Need, found: Fitting[], cards: Map<number, ProductCardData>): NeededMaterial {
  const { key, name, amount, unit } = need
  const offers = found.flatMap((fitting): OfferOfNeed[] => {
    const card = cards.get(fitting.id)
    if (!card) return []
    const { price } = card
    return [
      {
        why: fitting.why,
        product_id: fitting.id,
        product_detail_id: fitting.detailId,
        slug: card.slug,
        name: card.name,
        variant: fitting.variant,
        photo: card.photo,
        shop: card.shop.name,
        location: card.location,
        rating: card.rating,
        sold: card.sold,
        price,
        qty: fitting.packs,
        sale: saleUnit(card.name, need),
        cost: price * fitting.packs
      }
    ]
  })
  return { key, name, amount, unit, offers }
}

/** The smallest truck that takes the load, or how many of the largest do. */
function trucksFor(classes: readonly TruckClass[], load: Load): EstimateReply['truck'] {
  const one = truckFor(classes, load)
  if (one) return { name: one.name, count: 1 }
  const largest = classes.toSorted((a, b) => b.maxKg - a.maxKg)[0]
  if (!largest) return null
  const count = Math.ceil(Math.max(load.actualKg / largest.maxKg, load.m3 / largest.maxM3))
  return { name: largest.name, count }
}
