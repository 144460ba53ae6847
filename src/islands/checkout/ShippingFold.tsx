import { FoldArrow } from '#components/ui/FoldArrow.tsx'
import { arrivalText } from '#lib/checkout/arrival-text.ts'
import { destinationOf } from '#lib/checkout/destination.ts'
import { isNegotiating, type ShopFigures } from '#lib/checkout/shop-figures.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'
import { optionName } from '#lib/shipping/choice.ts'
import { wayTexts } from '#lib/shipping/texts.ts'

import { ShippingOptions } from './ShippingOptions.tsx'

type Props = {
  figures: ShopFigures
  /** A single-shop checkout. */
  isAlone?: boolean
}

/**
 * A shop's chosen shipping option, with the dozen alternatives collapsed below it. They start expanded for a single
 * shop, and while the chosen option has no price yet (checkout-91).
 */
export function ShippingFold({ figures, isAlone = false }: Props) {
  const { block, shipping } = figures
  if (!shipping) return <ShippingOptions block={block} isAlone={isAlone} />
  const place = destinationOf(figures)
  const { is_available: hasPrice, final_cost: cost } = shipping
  const arrival = arrivalText(shipping, block, serverNow())
  const open = isNegotiating(figures, isAlone) ? negotiationLabels.discussed : wayTexts.chooseWay
  return (
    <details className="group/ship border-t border-base-300" open={isAlone || !hasPrice || undefined}>
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-3">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{optionName(shipping)}</span>
          {place && <span className="block text-sm wrap-anywhere">{place}</span>}
          {arrival && <span className="block text-sm text-muted">{noBreak(arrival)}</span>}
        </span>
        <span className="text-right">
          {hasPrice ? (
            <b className="block tabular">{cost === 0 ? 'Gratis' : rupiah(cost)}</b>
          ) : (
            <span className="text-sm text-muted">{open}</span>
          )}
          <span className="link text-sm group-open/ship:hidden">Ubah</span>
        </span>
        <FoldArrow turned="group-open/ship:rotate-180" />
      </summary>
      <ShippingOptions block={block} isAlone={isAlone} />
    </details>
  )
}
