import { type ComponentType, useCallback, useEffect, useState } from 'react'

import { begunFor, readBegun } from '#lib/cart/store/begun-purchase.ts'
import { waitingText } from '#lib/cart/texts.ts'
import { isReturn } from '#lib/core/browser/arrival.ts'
import { sayLost } from '#lib/core/browser/say-lost.ts'
import { storedSheet } from '#lib/identity/store/stored-purchase-sign-in.ts'
import { $session } from '#lib/identity/store/who.ts'

type Sheet = ComponentType<{ waiting: string; photo: string; onClose: () => void }>
/** The sheet and the pending purchase, while it is open. */
export type SignIn = { Sheet: Sheet; waiting: string; photo: string }

// Not needed by members.
const load = async () => (await import('#islands/identity/PurchaseSheet.tsx')).PurchaseSheet

/**
 * The sheet in which a guest signs in to finish a purchase. It reopens after a reload: phones may reload the page while
 * somebody looks up the code in another app.
 */
export function useSignIn(productId: number) {
  const [shown, setShown] = useState<SignIn>()
  const open = useCallback(async () => {
    const { item, goods } = readBegun() ?? {}
    if (!item || !goods) return
    try {
      const Sheet = await load()
      setShown({ Sheet, waiting: waitingText(item.qty, goods), photo: goods.photo })
    } catch (error) {
      sayLost(error)
    }
  }, [])
  const close = useCallback(() => setShown(undefined), [])
  useEffect(() => {
    if (!isReturn() || !storedSheet()?.isOpen || !begunFor(productId)) return undefined
    const stop = $session.subscribe(({ status }) => {
      if (status === 'unknown') return
      if (status === 'guest') void open()
      queueMicrotask(() => stop())
    })
    return stop
  }, [productId, open])
  return { shown, open, close }
}
