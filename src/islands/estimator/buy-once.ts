import { addLines } from '#lib/cart/store/add-lines.ts'
import type { BegunLine } from '#lib/cart/store/begun-lines.ts'

export type Buying = {
  /** Whether the displayed answer matches the form, once that is known. */
  isSettled: () => Promise<boolean>
  chosen: () => readonly BegunLine[]
  /** The line is in the cart: marks and deselects it. */
  wasAdded: (line: BegunLine) => void
}
/** The outcome; `waiting`: a guest's lines, 'busy': an earlier press is still being processed. */
export type BuyingEnd = 'busy' | 'changed' | { waiting: BegunLine[] } | { added: number; rejected: string[] }

let isBuying = false

/**
 * Buys only what the form's current answer offers. A line that is in the cart is deselected at once, so that the next
 * press buys only the rest, however the purchase ends.
 */
export async function buyOnce({ isSettled, chosen, wasAdded }: Buying): Promise<BuyingEnd> {
  if (isBuying) return 'busy'
  isBuying = true
  try {
    if (!(await isSettled())) return 'changed'
    const lines = [...chosen()]
    const added = new Set<BegunLine>()
    const rejected = await addLines(
      lines.map(({ product_id, product_detail_id, qty }) => ({ product_id, product_detail_id, qty })),
      index => {
        const line = lines[index]
        if (!line) return
        added.add(line)
        wasAdded(line)
      }
    )
    if (rejected === 'guest') return { waiting: lines.filter(line => !added.has(line)) }
    return {
      added: added.size,
      rejected: rejected.map(({ index, message }) => `${lines[index]?.name ?? ''}: ${message}`)
    }
  } finally {
    isBuying = false
  }
}
