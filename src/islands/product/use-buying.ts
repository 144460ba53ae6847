import { useEffect, useRef, useState } from 'react'

import { addItem, buyNow } from '#lib/cart/store/add-item.ts'
import { type CartItem, dropBegun, type WaitingGoods, type Way } from '#lib/cart/store/begun-purchase.ts'
import { notAddedText } from '#lib/cart/store/not-added.ts'
import { toast } from '#lib/core/browser/toasts.ts'

import { useBegunPurchase } from './use-begun-purchase.ts'
import { useSignIn } from './use-sign-in.ts'

type Choice = {
  item: CartItem
  /** What it is, for who has to sign in first. */
  goods: WaitingGoods
  /** What to do instead of buying while no variant is chosen. */
  askForVariant: (() => void) | undefined
  /** Shows again what a guest had chosen before signing in. */
  onRestore: (item: CartItem) => void
  /** It is in the cart, or only an address is missing. */
  onDone: () => void
}

/** Buys what is chosen, once for however many taps; goes on with what waited for signing in. */
export function useBuying({ item, goods, askForVariant, onRestore, onDone }: Choice) {
  const [busy, setBusy] = useState<Way>()
  const isRunning = useRef(false)
  const [isAddressMissing, setAddressMissing] = useState(false)
  const signIn = useSignIn(item.product_id)
  useEffect(() => {
    // The page as it was left comes back with 'Kembali': nothing is under way any more.
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
    // On the way to another page the button keeps turning.
    if (came === 'left') return
    if (came === 'guest') await signIn.open()
    isRunning.current = false
    setBusy(undefined)
    if (came === 'guest') return
    // What was chosen stays open where it was rejected: a smaller quantity may do.
    if (typeof came === 'object') return toast(notAddedText(came), 'error')
    setAddressMissing(came === 'no_address')
    onDone()
  }

  const buy = (way: Way) => {
    if (askForVariant) return askForVariant()
    // What waited for signing in is done by hand.
    dropBegun()
    void run(way, item)
  }
  useBegunPurchase(item.product_id, onRestore, begun => void run(begun.way, begun.item))
  return { busy, buy, signIn, isAddressMissing, dropAddress: () => setAddressMissing(false) }
}
