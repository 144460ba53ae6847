import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { goToCheckout } from '#lib/cart/store/add-item.ts'
import { $cart } from '#lib/cart/store/cart-lines.ts'
import { $cartNotice, $lineProblem, $selected, checkOut } from '#lib/cart/store/cart-page.ts'
import { cartRefusals } from '#lib/cart/refusals.ts'

import { NoAddress } from '#islands/address/NoAddress.tsx'

/** What is selected and its price, before shipping and vouchers; fixed at the thumb on phones. */
export function CartSummary() {
  const { groups } = useStore($cart)
  const selected = useStore($selected)
  const notice = useStore($cartNotice)
  const problem = useStore($lineProblem)
  const lines = groups
    .flatMap(group => group.details)
    .filter(detail => selected.includes(detail.id))
    .map(detail => ({ price: detail.product.price, qty: detail.qty }))
  const pieces = lines.reduce((sum, line) => sum + line.qty, 0)
  return (
    <aside
      aria-label="Ringkasan belanja"
      data-pay-bar
      data-bar
      className="sticky bottom-0 -mx-3 border-t border-base-300 bg-base-100 p-4 sm:-mx-4 lg:top-20 lg:mx-0 lg:rounded-box lg:border"
    >
      <h2 className="hidden text-base font-bold lg:block">Ringkasan belanja</h2>
      <p role="status" className="flex items-center justify-between lg:my-3">
        <span className="text-muted">Total ({pieces} barang)</span>{' '}
        <b className="text-lg tabular">{rupiah(subtotalOf(lines))}</b>
      </p>
      <p role="alert" className="text-error empty:hidden">
        {notice === 'nothing_selected' && cartRefusals.nothing_selected.message}
        {notice === 'line_problem' && problem}
      </p>
      <Button look="primary" size="large" className="mt-2 w-full" onClick={() => void checkOut()}>
        Beli{selected.length > 0 && ` (${selected.length})`}
      </Button>
      {notice === 'no_address' && (
        <NoAddress onClose={() => $cartNotice.set(undefined)} onAdded={goToCheckout} />
      )}
    </aside>
  )
}
