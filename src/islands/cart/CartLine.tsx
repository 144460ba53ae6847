import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { CartDetail } from '#lib/cart/contract.ts'
import { quantityText } from '#lib/product/quantity.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { setQuantity } from '#lib/cart/store/cart-lines.ts'
import { $selected, select } from '#lib/cart/store/cart-page.ts'

import { LineNote } from './LineNote.tsx'
import { LineProduct } from './LineProduct.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { RemovalQuestion } from './RemovalQuestion.tsx'

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
            <Button
              look="ghost"
              size="square"
              aria-label={`Hapus ${product.name}`}
              data-remove-line={detail.id}
              onClick={() => setAsking(true)}
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </Button>
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
      {isAsking && <RemovalQuestion detail={detail} onClose={() => setAsking(false)} />}
    </li>
  )
}
