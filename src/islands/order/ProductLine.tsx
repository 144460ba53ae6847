import type { OrderCard } from '#lib/order/order-shapes.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { billedText } from '#lib/order/part-texts.ts'
import { billedPieces } from '#lib/product/kept-pieces.ts'
import { quantityOf } from '#lib/product/sale-units.ts'
import { paths } from '#lib/core/paths.ts'

import { ProductPhoto } from './ProductPhoto.tsx'

type Product = OrderCard['products'][number]
type Bought = Pick<Product, 'name' | 'photo' | 'price' | 'qty' | 'sale_unit' | 'variant' | 'note' | 'slug'> &
  Partial<Pick<Product, 'refunded_qty' | 'refused_qty'>>
const nameClass = 'line-clamp-2 text-sm font-semibold wrap-anywhere sm:text-base'

type Props = {
  product: Bought
  /** Its note and subtotal too. */
  isWhole?: boolean
  /** The checkbox that a press on the line changes: leaving a form by its product's link would surprise. */
  checkbox?: string
}

/** One product of an order. */
export function ProductLine({ product, isWhole = false, checkbox }: Props) {
  const {
    name,
    photo,
    price,
    qty,
    refunded_qty = 0,
    refused_qty = 0,
    sale_unit,
    variant,
    note,
    slug
  } = product
  return (
    <div className="flex gap-3">
      <ProductPhoto photo={photo} />
      <div className="min-w-0 flex-1">
        {checkbox === undefined ? (
          <a href={paths.product(slug)} className={`${nameClass} link-hover`}>
            {noBreak(name)}
          </a>
        ) : (
          // As large as the nearest positioned parent, so that the whole line can be pressed.
          <label htmlFor={checkbox} className={`${nameClass} cursor-pointer after:absolute after:inset-0`}>
            {noBreak(name)}
          </label>
        )}
        {variant && <p className="text-sm text-muted">{noBreak(variant)}</p>}
        <p className="text-sm text-muted tabular">
          {noBreak(billedText({ qty, refused_qty, sale_unit }))} × {rupiah(price)}
        </p>
        {isWhole && refunded_qty > 0 && (
          <p className="text-sm">
            {noBreak(quantityOf(refunded_qty, sale_unit))} tidak dikirim, dananya dikembalikan ke Saldo.
          </p>
        )}
        {isWhole && refused_qty > 0 && (
          <p className="text-sm">
            {noBreak(quantityOf(refused_qty, sale_unit))} ditolak saat diantar, tidak ditagih.
          </p>
        )}
        {isWhole && note && <p className="mt-1 text-sm text-muted">Catatan: {note}</p>}
      </div>
      {isWhole && (
        <p className="hidden font-bold tabular sm:block">
          {rupiah(price * billedPieces({ qty, refused_qty }))}
        </p>
      )}
    </div>
  )
}
