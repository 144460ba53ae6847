import { call } from '#lib/core/api/call.ts'

/** How many pieces of each variant the cart holds; undefined where it does not come. */
export async function readCartQuantities(): Promise<ReadonlyMap<number, number> | undefined> {
  const cart = await call('GET /buyer/cart', {})
  if (!cart.ok) return undefined
  return new Map(
    cart.value.flatMap(({ details }) => details.map(({ product, qty }) => [product.detail_id, qty] as const))
  )
}
