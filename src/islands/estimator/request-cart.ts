import { readCartQuantities } from '#lib/cart/store/cart-quantities.ts'

import { forgetLinesBeside, markLinesInCart } from './lines-in-cart.ts'

/**
 * Removes the marks of lines that have left the cart; if the cart fails to load, the lines this tab added keep theirs.
 */
export async function requestCart(): Promise<void> {
  const held = await readCartQuantities()
  if (!held) return
  forgetLinesBeside(held)
  markLinesInCart()
}
