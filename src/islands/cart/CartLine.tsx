import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { CartDetail } from '#lib/cart/contract.ts'
import { quantityText } from '#lib/product/quantity.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { $selected, select, setQuantity } from '#lib/cart/store/cart-page.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'
import { LineNote } from './LineNote.tsx'
import { LineProduct } from './LineProduct.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { removeAndGoOn } from './remove-line.ts'

/** One line of the cart: selection, product, note, quantity, removal. */
export function CartLine({ detail }: { detail: CartDetail }) {
  const selected = useStore($selected)
  const [isAsking, setAsking] = useState(false)
  const { product } = detail
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3 p-4">
      <input
        type="checkbox"
        className="checkbox mt-1 checkbox-primary"
        aria-label={`Pilih ${product.name}`}
        checked={selected.includes(detail.id)}
        onChange={event => select([detail.id], event.target.checked)}
      />
      <div className="grid min-w-0 gap-3">
        <LineProduct product={product}>
          <b className="tabular">{rupiah(product.price)}</b>
        </LineProduct>
        <p role="alert" className="text-sm text-error empty:hidden">
          {quantityText(detail.qty, product)}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <LineNote detail={detail} />
          <div className="ml-auto flex items-center gap-1">
            <button
              type="button"
              className="btn btn-square size-11 btn-ghost"
              aria-label={`Hapus ${product.name}`}
              data-remove-line={detail.id}
              onClick={() => setAsking(true)}
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </button>
            <QuantityStepper
              qty={detail.qty}
              min={product.min}
              stock={product.stock}
              label={product.name}
              onChange={qty => setQuantity(detail, qty)}
              onZero={() => setAsking(true)}
            />
          </div>
        </div>
      </div>
      {isAsking && (
        <Confirm
          title="Hapus barang"
          text={`${product.name} akan dihapus dari keranjang.`}
          confirm="Hapus"
          onConfirm={() => void removeAndGoOn(detail)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
