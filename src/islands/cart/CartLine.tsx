import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { CartDetail } from '#lib/cart/contract.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { setQuantity } from '#lib/cart/store/cart-lines.ts'
import { $selected, select } from '#lib/cart/store/cart-page.ts'

import { LineNote } from './LineNote.tsx'
import { LineProblem } from './LineProblem.tsx'
import { LineProduct } from './LineProduct.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { RemovalQuestion } from './RemovalQuestion.tsx'

/** One line of the cart: selection, product, note, quantity, removal. */
export function CartLine({ detail }: { detail: CartDetail }) {
  const selected = useStore($selected)
  const [isAsking, setAsking] = useState(false)
  const { product } = detail
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3 p-3 sm:p-4">
      <input
        type="checkbox"
        className="checkbox mt-1 checkbox-primary"
        aria-label={`Pilih ${product.name}`}
        checked={selected.includes(detail.id)}
        onChange={event => select([detail.id], event.target.checked)}
      />
      <div className="grid min-w-0 gap-2">
        <LineProduct product={product}>
          <LinePrice price={product.price} qty={detail.qty} />
        </LineProduct>
        <LineProblem detail={detail} />
        <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-2">
          <LineNote detail={detail} />
          <div className="ml-auto flex items-center">
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

/** What the line costs, and where it has several pieces what one costs; before vouchers, which count once an order (D10). */
function LinePrice({ price, qty }: { price: number; qty: number }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular">
      {qty > 1 && (
        <span className="text-sm text-muted">
          {rupiah(price)} × {qty}
        </span>
      )}
      <b className={qty > 1 ? 'ml-auto' : ''}>{rupiah(price * qty)}</b>
    </p>
  )
}
