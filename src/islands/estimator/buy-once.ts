import { addLines } from '#lib/cart/store/add-lines.ts'
import type { BegunLine } from '#lib/cart/store/begun-lines.ts'

export type Buying = {
  /** Whether the answer shown is the one to what is typed, once that is known. */
  isSettled: () => Promise<boolean>
  chosen: () => readonly BegunLine[]
  /** A line is in the cart: it is marked and not chosen any more. */
  wasAdded: (line: BegunLine) => void
}
/** What is said after it; `waiting`: lines of a guest, 'busy': a press before it is not through. */
export type BuyingEnd = 'busy' | 'changed' | { waiting: BegunLine[] } | { added: number; rejected: string[] }

let isBuying = false

/**
 * Buys what the answer to the form says now, and nothing of an older one. A line that is in the cart is taken out of the
 * choice at once: whatever ends the purchase, the next press buys the rest only.
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
