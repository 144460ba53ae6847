import { type Pieces, restoreStock } from '#server/product/stock.ts'
import type { Step } from './change-status.ts'

/** Returns pieces of orders to stock, and renders the pages of their products anew. */
export async function returnToStock(
  step: Pick<Step, 'tx' | 'after'>,
  pieces: readonly Pieces[]
): Promise<void> {
  await restoreStock(step, pieces)
  step.after.invalidate(...pieces.map(({ productId }) => `product:${productId}`))
}
