import { addLines } from '#lib/cart/store/add-lines.ts'
import type { CartItem } from '#lib/cart/store/begun-purchase.ts'

export type ChosenLine = CartItem & { key: string; name: string }
export type Buying = {
  /** Whether the answer shown is the one to what is typed, once that is known. */
  isSettled: () => Promise<boolean>
  chosen: () => readonly ChosenLine[]
  /** A line is in the cart: it is marked and not chosen any more. */
  wasAdded: (line: ChosenLine) => void
}
/** What is said after it; 'left': on the way to another page, 'busy': a press before it is not through. */
export type BuyingEnd = 'left' | 'busy' | 'changed' | { added: number; refused: string[] }

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
    let added = 0
    const refused = await addLines(
      lines.map(({ key: _key, name: _name, ...item }) => item),
      index => {
        const line = lines[index]
        if (!line) return
        added += 1
        wasAdded(line)
      }
    )
    if (refused === 'left') return 'left'
    return { added, refused: refused.map(({ index, message }) => `${lines[index]?.name ?? ''}: ${message}`) }
  } finally {
    isBuying = false
  }
}
