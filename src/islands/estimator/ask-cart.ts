import { readCartQuantities } from '#lib/cart/store/cart-quantities.ts'

import { forgetLinesBeside, markLinesInCart } from './lines-in-cart.ts'

/** Takes the mark off what has left the cart since; where the cart does not come, what this tab added counts. */
export async function askCart(): Promise<void> {
  const held = await readCartQuantities()
  if (!held) return
  forgetLinesBeside(held)
  markLinesInCart()
}
