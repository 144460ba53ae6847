import type { CardVoucher } from '#lib/product/product-shapes.ts'
import { countingVoucher, discountedPrice, orderDiscount, percentOff } from '#lib/product/price.ts'
import { perOrder } from '#lib/product/texts.ts'
import { type SaleUnit, unitMark } from '#lib/product/sale-units.ts'
import { type ContentUnit, unitPrice } from '#lib/product/unit-price.ts'
import { rupiah } from '#lib/format/rupiah.ts'

type Props = {
  price: number
  /** Highest price while no variant is chosen; equals `price` if there is only one. */
  highest: number
  vouchers: CardVoucher[]
  contentAmount: number
  contentUnit: ContentUnit
  saleUnit: SaleUnit
}

/** The price per piece 'dengan voucher', the price before it or the saving per order, and the unit price. */
export function PriceBlock({ price, highest, vouchers, contentAmount, contentUnit, saleUnit }: Props) {
  const after = discountedPrice(price, vouchers)
  const saved = percentOff(price, after)
  const voucher = countingVoucher(vouchers)
  const once = orderDiscount(vouchers)
  const maxDiscount = voucher?.max_discount_amount ?? 0
  // For a piece with a content of 1, the unit price equals the price above.
  const perUnit = contentAmount === 1 ? undefined : unitPrice(after, contentAmount, contentUnit)
  return (
    <div className="tabular" data-price>
      {/* One line where it fits: on a phone the variants below must be in view. */}
      <div className="flex flex-wrap items-baseline gap-x-2">
        <p className={`${highest > price ? 'text-xl' : 'text-2xl'} leading-tight font-bold`}>
          {rupiah(after)}
          {highest > price && <span> – {rupiah(discountedPrice(highest, vouchers))}</span>}
          <span className="text-sm font-normal text-muted">{unitMark(saleUnit)}</span>
        </p>
        {perUnit && <p className="text-sm text-muted">Setara {perUnit}</p>}
      </div>
      {saved > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <s className="text-muted">{rupiah(price)}</s>
          {once === 0 && <span className="badge badge-sm font-semibold badge-error">−{saved}%</span>}
          {once > 0 && <b className="text-error">{perOrder(once)}</b>}
          <span className="text-muted">
            dengan voucher <b className="text-base-content">{voucher?.code}</b>
            {once === 0 && maxDiscount > 0 && `, hingga ${rupiah(maxDiscount)} per pesanan`}
          </span>
        </p>
      )}
    </div>
  )
}
