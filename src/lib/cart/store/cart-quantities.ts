import { call } from '#lib/core/api/call.ts'

/** Pieces of each variant in the cart; undefined where the request fails. */
export async function readCartQuantities(): Promise<ReadonlyMap<number, number> | undefined> {
  const cart = await call('GET /buyer/cart', {})
  if (!cart.ok) return undefined
  return new Map(
    cart.value.flatMap(({ details }) => details.map(({ product, qty }) => [product.detail_id, qty] as const))
  )
}
