import { call } from '#lib/core/api/call.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'

import { keepBoughtAgain } from './bought-again.ts'
import { notAddedText } from './not-added.ts'
import type { CartItem } from './begun-purchase.ts'

/** A line that was rejected: its place among those that were sent, and why. */
export type RejectedLine = { index: number; message: string }

/**
 * Adds several lines, one after the other; answers those that were rejected, while the others are in the cart; 'guest' where
 * nobody is signed in, or not any more. `onAdded` hears of each line that is in the cart, by its place, before anything else
 * happens: a session may end in the middle.
 */
export async function addLines(
  items: readonly CartItem[],
  onAdded: (index: number) => void = () => {}
): Promise<RejectedLine[] | 'guest'> {
  if ($session.get().status === 'unknown') await loadSession()
  if ($session.get().status === 'guest') return 'guest'
  const rejected: RejectedLine[] = []
  const added: number[] = []
  for (const [index, item] of items.entries()) {
    const answer = await call('POST /buyer/cart/add', { ...item, is_buy_now: false })
    if (answer.ok) {
      setCounters(answer.value.counters)
      added.push(answer.value.cart_detail_id)
      // All of them are what the buyer came for (cart-11), also where a session ends in the middle.
      keepBoughtAgain(added)
      onAdded(index)
    } else if (answer.error.status === 401) return 'guest'
    else rejected.push({ index, message: notAddedText(answer.error) })
  }
  return rejected
}
