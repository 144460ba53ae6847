import type { CheckoutBlock } from '#lib/checkout/contract.ts'
import { noteLimit } from '#lib/core/limits.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { quantityOf } from '#lib/product/sale-units.ts'
import { saveNotes, setCheckoutNote } from '#lib/checkout/store/notes.ts'

import { LineProduct } from '#islands/cart/LineProduct.tsx'

/** A shop's products, with a note to the seller for each. */
export function ProductList({ products }: Pick<CheckoutBlock, 'products'>) {
  return (
    <ul className="divide-y divide-base-300">
      {products.map(product => (
        <li key={product.id} className="grid gap-3 py-3 first:pt-0 last:pb-0">
          <LineProduct product={product}>
            <span className="tabular">
              {noBreak(quantityOf(product.qty, product.sale_unit))} × <b>{rupiah(product.price)}</b>
            </span>
            {product.is_pre_order && (
              <span className="badge badge-sm badge-warning">Pre-order {product.pre_order_days} hari</span>
            )}
          </LineProduct>
          <label className="grid gap-1">
            <span className="text-sm text-muted">
              Catatan untuk penjual ({product.note.length}/{noteLimit})
            </span>
            <input
              className="input-bordered input h-11 w-full"
              maxLength={noteLimit}
              value={product.note}
              onChange={event => setCheckoutNote(product.id, event.target.value)}
              onBlur={() => void saveNotes()}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
