import { useStore } from '@nanostores/react'
import { ShoppingCart } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import { $cart, loadCart } from '#lib/cart/store/cart-lines.ts'
import { watchCart } from '#lib/cart/store/cart-page.ts'
import { watchSelection } from '#lib/cart/store/debounced-selection.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { useRestoredScroll } from '#islands/ui/use-restored-scroll.ts'
import { CartDestination } from './CartDestination.tsx'
import { CartShop } from './CartShop.tsx'
import { CartSummary } from './CartSummary.tsx'
import { UnavailableLines } from './UnavailableLines.tsx'

/** The cart: available lines by shop, unavailable lines, and the link to the checkout. */
export function CartPage() {
  return (
    <Guarded skeleton={<CartSkeleton />} early={requestCart}>
      <Cart />
    </Guarded>
  )
}

/** A listener is what sends the request. */
const requestCart = () => $cart.listen(() => undefined)

function Cart() {
  const { status, groups, error } = useStore($cart)
  useEffect(() => watchCart(), [])
  useEffect(() => watchSelection(), [])
  useRestoredScroll(status === 'ready')
  if (status === 'loading') return <CartSkeleton />
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void loadCart()} />
  }
  if (groups.length === 0) return <EmptyCart />
  const buyable = groups.filter(group => group.details.some(detail => !detail.unavailable))
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_22rem] lg:items-start">
      <div className="grid gap-3">
        {buyable.length > 0 && <CartDestination />}
        {buyable.map(group => (
          <CartShop key={group.id} group={group} />
        ))}
        <UnavailableLines groups={groups} />
      </div>
      {buyable.length > 0 ? <CartSummary /> : <NothingToBuy />}
    </div>
  )
}

/** Replaces the summary when nothing can be bought. */
function NothingToBuy() {
  return (
    <div className="card border border-base-300 bg-base-100 p-4 text-center">
      <p>Tidak ada barang di keranjang yang bisa dibeli sekarang.</p>
      <Button href={paths.searchField} look="primary" className="mt-3">
        Cari produk lain
      </Button>
    </div>
  )
}

function EmptyCart() {
  return (
    <div className="card border border-base-300 bg-base-100">
      <div className="card-body items-center py-16 text-center">
        <ShoppingCart className="size-12 text-muted" aria-hidden="true" />
        <p className="text-lg font-semibold">Oops, keranjang belanja Anda masih kosong</p>
        <Button href={paths.home} look="primary" className="mt-2">
          Kembali ke Beranda
        </Button>
      </div>
    </div>
  )
}

function CartSkeleton() {
  return (
    // As tall as the screen, so that the footer does not jump when the cart loads.
    <div
      className="grid min-h-dvh content-start gap-4 lg:grid-cols-[1fr_22rem] lg:items-start"
      role="status"
      aria-busy="true"
      aria-label="Memuat keranjang"
    >
      <div className="grid gap-3">
        <div className="h-48 w-full skeleton" />
        <div className="h-48 w-full skeleton" />
      </div>
      <div className="h-48 w-full skeleton" />
    </div>
  )
}
