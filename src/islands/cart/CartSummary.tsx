import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import type { ApiErrorCode } from '#lib/calls.ts'
import { goToCheckout } from '#lib/cart/store/add-item.ts'
import { $cartNotice, $lineProblem, $selected, checkOut } from '#lib/cart/store/cart-page.ts'
import { $cart } from '#lib/cart/store/cart-lines.ts'
import { cartSumTexts } from '#lib/cart/texts.ts'
import { cartErrors } from '#lib/cart/errors.ts'
import { $cartTotals, refreshCartTotals } from '#lib/checkout/store/cart-totals.ts'

import { $paidAlone } from '#lib/shipping/store/cart-freight.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { NoAddress } from '#islands/address/NoAddress.tsx'
import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { CartSum } from './CartSum.tsx'
import { SelectAll } from './SelectAll.tsx'

/** The selection, its price with vouchers and the checkout button; fixed at the bottom on phones. */
export function CartSummary() {
  const selected = useStore($selected)
  const notice = useStore($cartNotice)
  const problem = useStore($lineProblem)
  const paidAlone = useStore($paidAlone)
  const { groups } = useStore($cart)
  const alone = groups.find(({ id }) => paidAlone.includes(id))
  const shops = groups.filter(({ details }) => details.some(({ id }) => selected.includes(id))).length
  const { error } = useStore($cartTotals)
  const rejected = selected.length > 0 ? error : undefined
  const isTooMany = rejected?.code === ('too_many_shops' satisfies ApiErrorCode)
  return (
    <aside
      aria-label="Ringkasan belanja"
      data-pay-bar
      data-bar
      className="sticky bottom-0 z-20 -mx-3 border-t border-base-300 bg-base-100 px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-4 sm:px-4 lg:top-20 lg:mx-0 lg:rounded-box lg:border lg:p-4"
    >
      <h2 className="hidden text-base font-bold lg:block">Ringkasan belanja</h2>
      <p role="alert" className="text-sm text-error empty:hidden">
        {notice === 'nothing_selected' && cartErrors.nothing_selected.message}
        {notice === 'line_problem' && problem && noBreak(problem)}
        {notice === 'too_many_shops' && isTooMany && cartSumTexts.fewerShops(shops)}
        {notice === 'paid_alone' && alone && `${alone.shop.name}: ${cartSumTexts.alone}`}
      </p>
      {rejected && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-error">
          {rejected.message}
          {/* A retry helps after a network or server error; a line that cannot be bought stays so. */}
          {(rejected.status === 0 || rejected.status >= 500) && (
            <RetryButton look="ghost" onRetry={() => void refreshCartTotals()} />
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 lg:block">
        <SelectAll />
        <CartSum />
        <Button
          look="primary"
          size="large"
          className="max-lg:px-4 lg:w-full"
          onClick={() => void checkOut(paidAlone, isTooMany)}
        >
          Beli{selected.length > 0 && ` (${selected.length})`}
        </Button>
      </div>
      {notice === 'no_address' && (
        <NoAddress onClose={() => $cartNotice.set(undefined)} onAdded={goToCheckout} />
      )}
    </aside>
  )
}
