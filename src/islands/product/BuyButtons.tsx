import { ShoppingCart } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import type { Way } from '#lib/cart/store/begun-purchase.ts'

type Props = {
  /** The purchase in progress. */
  busy: Way | undefined
  isSoldOut: boolean
  onBuy: (way: Way) => void
}

/** The two ways to buy: side by side on phones, with the cart near the thumb; stacked in the card on wide screens. */
export function BuyButtons({ busy, isSoldOut, onBuy }: Props) {
  return (
    <>
      <Button
        look="primary"
        className="min-w-0 flex-[1.4] px-2 whitespace-nowrap md:flex-none"
        disabled={isSoldOut}
        aria-disabled={busy !== undefined}
        onClick={() => onBuy('cart')}
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
        onClick={() => onBuy('now')}
      >
        {busy === 'now' && <span className="loading size-4" aria-hidden="true" />}
        Beli Sekarang
      </Button>
    </>
  )
}
