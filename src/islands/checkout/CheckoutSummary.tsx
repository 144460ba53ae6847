import { useStore } from '@nanostores/react'

import { AmountRow, WordRow } from '#components/ui/AmountRow.tsx'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { piecesOf } from '#lib/product/sale-units.ts'
import { $totals } from '#lib/checkout/store/methods.ts'
import type { ShopFigures } from '#lib/checkout/shop-figures.ts'
import { $negotiated, $shops, $unpriced } from '#lib/checkout/store/state.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'
import { costLabels } from '#lib/core/cost-labels.ts'

import { PromoButton } from './PromoButton.tsx'

/** The order's totals; fixed next to the blocks on wide screens. */
export function CheckoutSummary() {
  const totals = useStore($totals)
  const shops = useStore($shops)
  const isNegotiated = useStore($negotiated) !== undefined
  const isOpen = useStore($unpriced).length > 0
  if (!totals) return null
  const pieces = piecesOf(shops.flatMap(({ block }) => block.products))
  const cashback = shops.reduce((sum, shop) => sum + shop.cashback, 0)
  return (
    <aside aria-label="Ringkasan pesanan" className="card grid gap-3 border border-base-300 bg-base-100 p-4">
      <SummaryPromo shops={shops} />
      <h2 className="font-bold">Ringkasan pesanan</h2>
      <dl className="grid gap-2">
        <AmountRow label={noBreak(`Subtotal (${pieces})`)} amount={totals.subtotal} />
        {totals.discount > 0 && <AmountRow label={costLabels.promo} amount={-totals.discount} />}
        {!isNegotiated && isOpen && (
          <WordRow label={costLabels.shipping} words={checkoutLabels.freightOpen} />
        )}
        {(!isOpen || totals.shipping > 0) && (
          <AmountRow
            label={isOpen && !isNegotiated ? `${costLabels.shipping} toko lain` : costLabels.shipping}
            amount={totals.shipping}
          />
        )}
        {isNegotiated && (
          <WordRow
            label={totals.shipping > 0 ? costLabels.extra : costLabels.shipping}
            words={negotiationLabels.discussed}
          />
        )}
        {totals.shippingDiscount > 0 && (
          <AmountRow label={costLabels.shippingDiscount} amount={-totals.shippingDiscount} />
        )}
        {totals.extraCost > 0 && <AmountRow label={costLabels.extra} amount={totals.extraCost} />}
        {totals.feePayment > 0 && <AmountRow label={costLabels.payment} amount={totals.feePayment} />}
        <div className="flex items-baseline justify-between border-t border-base-300 pt-3">
          <dt className="font-bold">{isOpen ? checkoutLabels.totalSoFar : costLabels.total}</dt>
          <dd className="text-xl font-bold tabular" data-total>
            {rupiah(totals.grandTotal)}
          </dd>
        </div>
      </dl>
      {cashback > 0 && (
        <p className="text-sm text-success">
          Cashback {rupiah(cashback)} masuk ke Saldo setelah pesanan selesai.
        </p>
      )}
    </aside>
  )
}

/**
 * The promo of a single shop; with several shops the marketplace's, which applies to shops without a promo of their
 * own.
 */
function SummaryPromo({ shops }: { shops: readonly ShopFigures[] }) {
  const [first, ...others] = shops
  if (!first) return null
  if (others.length === 0) {
    return (
      <PromoButton
        place={first.block.shop_id}
        label={checkoutLabels.voucher}
        codeLabel={checkoutLabels.voucherCode}
        taken={first.own}
      />
    )
  }
  const sharing = shops.filter(({ own, voucher }) => voucher && !own)
  const value = sharing.reduce((sum, { totals, cashback }) => sum + totals.discount + cashback, 0)
  const shared = sharing[0]?.voucher
  return (
    <PromoButton
      place="market"
      label={checkoutLabels.marketVoucher}
      codeLabel={checkoutLabels.voucherCode}
      taken={shared && { ...shared, value }}
    />
  )
}
