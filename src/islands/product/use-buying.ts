import { useEffect, useRef, useState } from 'react'

import { addItem, buyNow } from '#lib/cart/store/add-item.ts'
import { type CartItem, dropBegun, type WaitingGoods, type Way } from '#lib/cart/store/begun-purchase.ts'
import { notAddedText } from '#lib/cart/store/not-added.ts'
import { toast } from '#lib/core/browser/toasts.ts'

import { useBegunPurchase } from './use-begun-purchase.ts'
import { useSignIn } from './use-sign-in.ts'

type Choice = {
  item: CartItem
  /** Product details for the sign-in sheet. */
  goods: WaitingGoods
  /** Replaces buying while no variant is chosen. */
  requestVariant: (() => void) | undefined
  /** Restores what a guest had chosen before signing in. */
  onRestore: (item: CartItem) => void
  /** Called when the item is in the cart, or only an address is missing. */
  onDone: () => void
}

/** Buys the selected item once, however many taps; resumes the purchase that waited for sign-in. */
export function useBuying({ item, goods, requestVariant, onRestore, onDone }: Choice) {
  const [busy, setBusy] = useState<Way>()
  const isRunning = useRef(false)
  const [isAddressMissing, setAddressMissing] = useState(false)
  const signIn = useSignIn(item.product_id)
  useEffect(() => {
    // 'Kembali' restores the page from the back/forward cache, where no purchase is in progress any more.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isRunning.current = false
      setBusy(undefined)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  const run = async (way: Way, chosen: CartItem) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(way)
    const came = await (way === 'cart' ? addItem(chosen, goods) : buyNow(chosen, goods))
    // The button keeps its spinner while another page loads.
    if (came === 'left') return
    if (came === 'guest') await signIn.open()
    isRunning.current = false
    setBusy(undefined)
    if (came === 'guest') return
    // A rejected choice stays open: a smaller quantity may be accepted.
    if (typeof came === 'object') return toast(notAddedText(came), 'error')
    setAddressMissing(came === 'no_address')
    onDone()
  }

  const buy = (way: Way) => {
    if (requestVariant) return requestVariant()
    // Buying by hand replaces the purchase that waited for sign-in.
    dropBegun()
    void run(way, item)
  }
  useBegunPurchase(item.product_id, onRestore, begun => void run(begun.way, begun.item))
  return { busy, buy, signIn, isAddressMissing, dropAddress: () => setAddressMissing(false) }
}
