import { useStore } from '@nanostores/react'

import { AmountRow } from '#components/ui/AmountRow.tsx'
import { Button } from '#components/ui/Button.tsx'
import { $method, $totals } from '#lib/checkout/store/methods.ts'
import { placeOrder } from '#lib/checkout/store/place-order.ts'
import { $checkout, $shops } from '#lib/checkout/store/state.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { piecesOf } from '#lib/product/sale-units.ts'
import type { ShopFigures } from '#lib/checkout/shop-figures.ts'
import { destinationOf, receiverAtPoint, receiverText } from '#lib/checkout/destination.ts'
import { costLabels } from '#lib/core/cost-labels.ts'
import { optionName } from '#lib/shipping/choice.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { Fact } from '#islands/ui/Fact.tsx'

/** One shop's shipping option and cost, and its destination and recipient if those are not the checkout's. */
function Sending({ shop }: { shop: ShopFigures }) {
  const { shipping, totals } = shop
  const place = destinationOf(shop)
  const receiver = receiverAtPoint(shop)
  const freight = totals.shipping - totals.shippingDiscount
  return (
    <div className="grid min-w-0 flex-1">
      <span className="flex justify-between gap-3">
        <b>{shipping && optionName(shipping)}</b>
        <span className="whitespace-nowrap tabular">{freight === 0 ? 'Gratis' : rupiah(freight)}</span>
      </span>
      {receiver && <span className="text-sm wrap-anywhere">{receiverText(receiver)}</span>}
      {place && <span className="text-sm wrap-anywhere">{place}</span>}
    </div>
  )
}

/** The final confirmation of an order by virtual account or cash: amount, method and destination. */
export function LastLook({ label, onClose }: { label: string; onClose: () => void }) {
  const { data, isOrdering } = useStore($checkout)
  const shops = useStore($shops)
  const method = useStore($method)
  const totals = useStore($totals)
  if (!data || !method || !totals) return null
  const pieces = piecesOf(shops.flatMap(({ block }) => block.products))
  const order = async () => {
    // An error is shown next to the button that opened this dialog.
    if (await placeOrder()) onClose()
  }
  return (
    <Dialog title={checkoutLabels.lastLook} onClose={onClose}>
      <dl className="grid gap-2">
        <Fact layout="apart" label="Metode pembayaran">
          <b>{method.name}</b>
        </Fact>
        {shops.map(shop => (
          <Fact key={shop.block.shop_id} layout="stacked" label={shop.block.shop.name}>
            <Sending shop={shop} />
          </Fact>
        ))}
        {shops.some(shop => !destinationOf(shop)) && (
          <Fact layout="stacked" label={checkoutLabels.sentTo}>
            <b className="wrap-anywhere">{receiverText(data.address)}</b>
            <span className="wrap-anywhere">{data.address.address}</span>
          </Fact>
        )}
      </dl>
      <dl className="mt-3 grid gap-1 border-t border-base-300 pt-3">
        <AmountRow label={noBreak(`Subtotal (${pieces})`)} amount={totals.subtotal} />
        {totals.discount > 0 && <AmountRow label={costLabels.promo} amount={-totals.discount} />}
        <AmountRow label={costLabels.shipping} amount={totals.shipping} />
        {totals.shippingDiscount > 0 && (
          <AmountRow label={costLabels.shippingDiscount} amount={-totals.shippingDiscount} />
        )}
        {totals.extraCost > 0 && <AmountRow label={costLabels.extra} amount={totals.extraCost} />}
        {totals.feePayment > 0 && <AmountRow label={costLabels.payment} amount={totals.feePayment} />}
        <div className="flex items-baseline justify-between gap-3 border-t border-base-300 pt-2">
          <dt className="font-bold">{costLabels.total}</dt>
          <dd className="text-xl font-bold tabular">{rupiah(totals.grandTotal)}</dd>
        </div>
      </dl>
      <div className="mt-5 flex justify-end gap-2">
        <Button look="ghost" data-autofocus onClick={onClose}>
          Kembali
        </Button>
        <Button
          look="primary"
          size="large"
          isBusy={isOrdering}
          // The second tap of a double tap would land on this button.
          onClick={event => event.detail < 2 && void order()}
        >
          {label}
        </Button>
      </div>
    </Dialog>
  )
}
