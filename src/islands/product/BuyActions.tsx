import { ShoppingCart } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { NoAddress } from '#islands/address/NoAddress.tsx'
import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'
import { type CartItem, dropBegun, type Way } from '#lib/cart/store/begun-purchase.ts'
import { addItem, buyNow, goToCheckout } from '#lib/cart/store/add-item.ts'
import { toast } from '#lib/core/toasts.ts'
import { cartTexts } from '#lib/cart/texts.ts'

import { useBegunPurchase } from './use-begun-purchase.ts'

type Props = {
  item: CartItem
  price: number
  isSoldOut: boolean
  /** What to do instead of buying while no variant is chosen. */
  askForVariant?: () => void
  /** Shows again what a guest had chosen before signing in. */
  onRestore: (item: CartItem) => void
}

/** Subtotal before vouchers, which count once an order (D10), and the two buttons: in the card on wide screens, fixed at the thumb on phones. */
export function BuyActions({ item, price, isSoldOut, askForVariant, onRestore }: Props) {
  const [busy, setBusy] = useState<Way>()
  const isRunning = useRef(false)
  const [isAddressMissing, setAddressMissing] = useState(false)
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
    const came = await (way === 'cart' ? addItem(chosen) : buyNow(chosen))
    // On the way to another page the button keeps turning.
    if (came === 'left') return
    isRunning.current = false
    setBusy(undefined)
    if (came === 'no_address') setAddressMissing(true)
    else if (typeof came === 'object') {
      toast(came.message || cartTexts.notAdded, 'error')
    }
  }

  const buy = (way: Way) => {
    if (askForVariant) return askForVariant()
    // What waited for signing in is done by hand.
    dropBegun()
    void run(way, item)
  }
  useBegunPurchase(item.product_id, onRestore, begun => void run(begun.way, begun.item))

  return (
    <>
      <p className="mt-3 hidden items-baseline justify-between tabular md:flex">
        <span className="text-sm text-muted">Subtotal</span>
        <b className="text-lg">{rupiah(price * Math.max(item.qty, 0))}</b>
      </p>
      <div
        data-bar
        className="fixed inset-x-0 bottom-0 z-30 flex gap-2 border-t border-base-300 bg-base-100 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:static md:mt-3 md:flex-col md:border-0 md:bg-transparent md:p-0"
      >
        <Button
          look="primary"
          className="min-w-0 flex-[1.4] px-2 whitespace-nowrap md:flex-none"
          disabled={isSoldOut}
          aria-disabled={busy !== undefined}
          onClick={() => buy('cart')}
        >
          {busy === 'cart' ? (
            <span className="loading size-4" aria-hidden="true" />
          ) : (
            <ShoppingCart className="size-4 max-[379px]:hidden" aria-hidden="true" />
          )}
          Tambah ke Keranjang
        </Button>
        <Button
          look="secondary"
          className="min-w-0 flex-1 px-2 whitespace-nowrap max-md:order-first md:flex-none"
          disabled={isSoldOut}
          aria-disabled={busy !== undefined}
          onClick={() => buy('now')}
        >
          {busy === 'now' && <span className="loading size-4" aria-hidden="true" />}
          Beli Sekarang
        </Button>
      </div>
      {isAddressMissing && <NoAddress onClose={() => setAddressMissing(false)} onAdded={goToCheckout} />}
    </>
  )
}
