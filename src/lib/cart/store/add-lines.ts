import { call } from '#lib/core/api/call.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'

import { storeBoughtAgain } from './bought-again.ts'
import { notAddedText } from './not-added.ts'
import type { CartItem } from './begun-purchase.ts'

/** A rejected line: its index among the sent lines, and why. */
export type RejectedLine = { index: number; message: string }

/**
 * Adds several lines in sequence and returns the rejected ones, while the others are in the cart; 'guest' without a
 * session, or after it ended. `onAdded` gets the index of each added line immediately, because the session may end in
 * the middle.
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
      // All added lines get selected in the cart (cart-11), also if the session ends in the middle.
      storeBoughtAgain(added)
      onAdded(index)
    } else if (answer.error.status === 401) return 'guest'
    else rejected.push({ index, message: notAddedText(answer.error) })
  }
  return rejected
}
