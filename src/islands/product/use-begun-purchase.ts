import { useEffect, useRef } from 'react'

import { begunFor, type BegunPurchase, type CartItem, takeBegun } from '#lib/cart/store/begun-purchase.ts'
import { $session } from '#lib/identity/store/who.ts'

/**
 * Resumes the purchase of a guest who was sent to sign in (D26): restores the choice at once, and finishes it as soon
 * as somebody is signed in, on return or in the header's dialog.
 */
export function useBegunPurchase(
  productId: number,
  restore: (item: CartItem) => void,
  finish: (begun: BegunPurchase) => void
): void {
  const latest = useRef({ restore, finish })
  useEffect(() => void (latest.current = { restore, finish }))
  useEffect(() => {
    const begun = begunFor(productId)
    if (begun) latest.current.restore(begun.item)
    return $session.subscribe(({ status }) => {
      if (status !== 'member') return
      void takeBegun(productId).then(taken => taken && latest.current.finish(taken))
    })
  }, [productId])
}
