import { call } from '#lib/core/call.ts'

/** How many pieces of each variant the cart holds; undefined where it does not come. */
export async function readHeldPieces(): Promise<ReadonlyMap<number, number> | undefined> {
  const cart = await call('GET /buyer/cart', {})
  if (!cart.ok) return undefined
  return new Map(
    cart.value.flatMap(({ details }) => details.map(({ product, qty }) => [product.detail_id, qty] as const))
  )
}
