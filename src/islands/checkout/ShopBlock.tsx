import { useId } from 'react'

import { ShopOfLines } from '#islands/cart/ShopOfLines.tsx'
import { AmountRow, WordRow } from '#components/ui/AmountRow.tsx'
import { Button } from '#components/ui/Button.tsx'
import { cartSumTexts } from '#lib/cart/texts.ts'
import type { ShopFigures } from '#lib/checkout/shop-figures.ts'
import { leaveShop } from '#lib/checkout/store/leave-shop.ts'
import { checkoutLabels } from '#lib/checkout/texts.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { costLabels } from '#lib/core/cost-labels.ts'
import { negotiableOptions } from '#lib/shipping/choice.ts'

import { ProductList } from './ProductList.tsx'
import { PromoButton } from './PromoButton.tsx'
import { ShippingFold } from './ShippingFold.tsx'
import { ShippingOptions } from './ShippingOptions.tsx'

/** One of several shops: its products, shipping, promo and total. */
export function ShopBlock({ figures }: { figures: ShopFigures }) {
  const { block, shipping, own, totals } = figures
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded-box border border-base-300 bg-base-100 p-4"
    >
      <ShopOfLines shop={block.shop} headingId={id} />
      <ProductList products={block.products} />
      {shipping ? <ShippingFold figures={figures} /> : <Unreachable figures={figures} />}
      {shipping && !shipping.is_available && <LeaveShop shopId={block.shop_id} />}
      <PromoButton
        place={block.shop_id}
        label={checkoutLabels.shopVoucher}
        codeLabel={checkoutLabels.shopVoucherCode}
        taken={own}
      />
      <dl className="grid gap-1 border-t border-base-300 pt-3 text-sm">
        <AmountRow label={costLabels.goods} amount={totals.subtotal} />
        {totals.discount > 0 && <AmountRow label={costLabels.promo} amount={-totals.discount} />}
        {shipping?.is_available ? (
          <AmountRow label={costLabels.shipping} amount={totals.shipping} />
        ) : (
          <WordRow label={costLabels.shipping} words={checkoutLabels.freightOpen} />
        )}
        {totals.shippingDiscount > 0 && (
          <AmountRow label={costLabels.shippingDiscount} amount={-totals.shippingDiscount} />
        )}
        <div className="flex justify-between gap-3 text-base font-bold">
          <dt>Total toko ini</dt>
          <dd className="whitespace-nowrap tabular">{rupiah(totals.grandTotal)}</dd>
        </div>
      </dl>
    </section>
  )
}

/**
 * A shop without shipping, or with freight to negotiate, blocks the payment of the others: explains why and what to do
 * (D29).
 */
function Unreachable({ figures: { block } }: { figures: ShopFigures }) {
  const isNegotiable = negotiableOptions(block.shippings).length > 0
  return (
    <div className="grid gap-3 rounded-field border border-error/50 p-3">
      <p>
        {isNegotiable
          ? cartSumTexts.alone
          : 'Pengiriman dari toko ini ke alamat Anda belum tersedia, jadi tidak dapat dibayar bersama toko lain.'}
      </p>
      <ShippingOptions block={block} />
      <LeaveShop shopId={block.shop_id} />
    </div>
  )
}

const LeaveShop = ({ shopId }: { shopId: number }) => (
  <Button look="outline" onClick={() => void leaveShop(shopId)}>
    {checkoutLabels.leaveShop}
  </Button>
)
