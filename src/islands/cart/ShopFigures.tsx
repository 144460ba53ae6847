import { useStore } from '@nanostores/react'

import { $cartSums } from '#lib/checkout/store/cart-totals.ts'
import { cartSumTexts } from '#lib/cart/texts.ts'
import { costLabels } from '#lib/core/cost-labels.ts'
import { shortSpan } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { mixedUnit, quantityOf } from '#lib/product/sale-units.ts'
import { kilograms } from '#lib/format/weight.ts'
import { $cartFreight, $paidAlone, $shownFreight } from '#lib/shipping/store/cart-freight.ts'
import { waysLeftText } from '#lib/shipping/texts.ts'

/** The subtotal of a shop's selected lines with its voucher, and the freight; nothing if no line is selected. */
export function ShopFigures({ shopId }: { shopId: number }) {
  const { shops, isBehind } = useStore($cartSums)
  const figures = shops.get(shopId)
  if (!figures) return null
  return (
    <dl
      className={`grid gap-1 border-t border-base-300 px-3 py-3 text-sm sm:px-4 ${isBehind ? 'opacity-60' : ''}`}
      aria-busy={isBehind}
      data-shop-figures
    >
      <div className="flex justify-between gap-3">
        <dt className="text-muted">
          Subtotal ({noBreak(quantityOf(figures.pieces, figures.sale_unit ?? mixedUnit))})
        </dt>
        <dd className="font-semibold tabular">
          {figures.discount > 0 && <s className="font-normal text-muted">{rupiah(figures.subtotal)}</s>}{' '}
          {rupiah(figures.total)}
        </dd>
      </div>
      {figures.discount > 0 && (
        <div className="flex justify-between gap-3">
          <dt className="min-w-0 wrap-anywhere text-muted">
            {costLabels.promo} <b className="text-base-content">{figures.vouchers.join(', ')}</b>
          </dt>
          <dd className="whitespace-nowrap text-success tabular">{rupiah(-figures.discount)}</dd>
        </div>
      )}
      {figures.cashback > 0 && (
        <div className="flex justify-between gap-3">
          <dt className="min-w-0 wrap-anywhere text-muted">
            Cashback promo <b className="text-base-content">{figures.vouchers.join(', ')}</b>
          </dt>
          <dd className="whitespace-nowrap text-success tabular">{rupiah(figures.cashback)}</dd>
        </div>
      )}
      <ShopFreight shopId={shopId} />
    </dl>
  )
}

/**
 * The cheapest option to the chosen city with arrival, weight and truck; if none has a price, the reasons and
 * alternatives.
 */
function ShopFreight({ shopId }: { shopId: number }) {
  const shop = useStore($shownFreight)?.shops.find(one => one.shop_id === shopId)
  const isAlone = useStore($paidAlone).includes(shopId)
  const { isFetching } = useStore($cartFreight)
  const [first, ...others] = shop?.options ?? []
  if (!shop || !first) return isFetching ? <Awaited /> : null
  const weight = noBreak(kilograms(shop.weight_kg))
  if (first.final_cost === null) {
    return (
      <div>
        <dt className="text-muted">
          {costLabels.shipping} ({weight})
        </dt>
        {[first, ...others].map(row => (
          <dd key={row.type} className={row.ways.length > 0 ? '' : 'text-error'}>
            {row.courier}: {row.reason}
            {row.ways.length > 0 && <span className="block text-muted">{waysLeftText(row.ways)}</span>}
          </dd>
        ))}
        {isAlone && <dd className="text-error">{cartSumTexts.alone}</dd>}
      </div>
    )
  }
  const name = first.truck ? `${first.courier}, truk ${first.truck}` : `${first.courier} ${first.service}`
  return (
    <div className="flex justify-between gap-3">
      <dt className="min-w-0 text-muted">
        {costLabels.shipping} {name} · {weight}
        {first.arrival && (
          <span className="block">
            {noBreak(`Tiba ${shortSpan(first.arrival.from, first.arrival.until)}`)}
          </span>
        )}
      </dt>
      <dd className="whitespace-nowrap tabular">
        {first.final_cost === 0 ? 'Gratis' : rupiah(first.final_cost)}
      </dd>
    </div>
  )
}

/** As high as the usual answer, so that the lines below do not move. */
const Awaited = () => (
  <div className="flex h-10 justify-between gap-3 text-muted">
    <dt>{costLabels.shipping}</dt>
    <dd>Menghitung…</dd>
  </div>
)
