import { addMinutes } from 'date-fns/addMinutes'

import type { Sent } from '#lib/calls.ts'
import { reviews } from '#server/review/schema.ts'

import { deliveredTo } from './complaining.ts'
import type { Buyer, Market, Product } from './market.ts'
import { type Person, value } from './person.ts'
import type { World } from './world.ts'

/** Reviews a product of a completed order, as its buyer does. */
export async function reviewedBy(
  world: World,
  buyer: Buyer,
  product: Product,
  { rating = 5, review = 'Barang bagus' } = {}
): Promise<{ id: number; order: number; code: string }> {
  const { id: order, code } = await deliveredTo(world, buyer, product)
  value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: order }))
  const sent = { product_id: product.id, transaction_id: order, rating, review }
  const { id } = value(await buyer.person.call('POST /buyer/transaction/review', sent))
  return { id, order, code }
}

/** Reviews as they came with a catalogue: without an order, a minute apart, with these stars. Returns their ids. */
export async function catalogueReviews(
  { services: { db, clock } }: World,
  { shopId }: Pick<Market, 'shopId'>,
  { product, buyer, ratings }: { product: Product; buyer: Buyer; ratings: readonly number[] }
): Promise<number[]> {
  const rows = ratings.map((rating, at) => ({
    productId: product.id,
    shopId,
    userId: buyer.id,
    rating,
    review: `Ulasan ${at}`,
    createdAt: addMinutes(clock.now(), at)
  }))
  const made = await db.insert(reviews).values(rows).returning({ id: reviews.id })
  return made.map(({ id }) => id)
}

/** The reviews of a list of the counter. */
export const listReviews = async (who: Person, filter: Sent<'GET /ops/review'> = {}) =>
  value(await who.call('GET /ops/review', filter)).reviews
