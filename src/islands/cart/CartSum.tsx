import { useStore } from '@nanostores/react'

import { cartSumTexts } from '#lib/cart/texts.ts'
import { $selected } from '#lib/cart/store/cart-page.ts'
import { $cartSums } from '#lib/checkout/store/cart-totals.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { mixedUnit, quantityOf } from '#lib/product/sale-units.ts'
import { type CartFreight, $shownFreight } from '#lib/shipping/store/cart-freight.ts'

/** The total of the selection, what vouchers save, and the lowest freight. */
export function CartSum() {
  const { all, isBehind } = useStore($cartSums)
  const isNone = useStore($selected).length === 0
  const told = useStore($shownFreight)
  const freight = freightWords(told)
  return (
    <div
      role="status"
      aria-busy={isBehind}
      className={`min-w-0 flex-auto text-right leading-tight lg:my-3 lg:text-left ${isBehind ? 'opacity-60' : ''}`}
      data-cart-sum
    >
      <p className="lg:flex lg:items-baseline lg:justify-between">
        <span className="block text-xs text-muted lg:text-sm">
          Total ({noBreak(quantityOf(all.pieces, all.sale_unit ?? mixedUnit))})
        </span>{' '}
        <b className="whitespace-nowrap tabular lg:text-lg">{rupiah(all.total)}</b>
      </p>
      {all.discount > 0 && (
        <p className="text-xs wrap-anywhere text-success tabular lg:text-sm">
          {cartSumTexts.saved} {rupiah(all.discount)}{' '}
          <span className="max-lg:hidden">dengan promo {all.vouchers.join(', ')}</span>
        </p>
      )}
      {!isNone && freight && <p className="text-xs text-muted tabular lg:text-sm">{freight}</p>}
    </div>
  )
}

/** The note on freight below the total; none if a shop cannot ship at all, which its own block explains. */
function freightWords(told: CartFreight | undefined): string | undefined {
  if (!told) return undefined
  if (told.final_cost === 0) return 'Gratis ongkir'
  if (told.final_cost !== null) return `${cartSumTexts.freightFrom} ${rupiah(told.final_cost)}`
  const isLater = told.shops.every(({ options }) =>
    options.some(row => row.is_available || row.ways.length > 0)
  )
  return isLater ? cartSumTexts.freightLater : undefined
}
