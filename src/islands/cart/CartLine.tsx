import { useStore } from '@nanostores/react'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { CartDetail } from '#lib/cart/contract.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { priceOf, quantityOf, type SaleUnit } from '#lib/product/sale-units.ts'
import { setQuantity } from '#lib/cart/store/cart-lines.ts'
import { $selected, select } from '#lib/cart/store/cart-page.ts'

import { LineNote } from './LineNote.tsx'
import { LineProblem } from './LineProblem.tsx'
import { LineProduct } from './LineProduct.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { ConfirmRemoval } from './ConfirmRemoval.tsx'

/**
 * One line of the cart: selection, product, price, quantity, note, removal. At most 120 px high on phones, where one
 * button opens note and removal; an existing note is visible without it.
 */
export function CartLine({ detail }: { detail: CartDetail }) {
  const [isConfirming, setConfirming] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { product } = detail
  const rest = `baris-${detail.id}`
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-2 px-2 py-1.5 sm:gap-x-4 sm:p-4">
      <LineChoice detail={detail} />
      <div className="grid min-w-0 content-start gap-1 max-sm:col-span-2">
        <LineProduct product={product} />
        <LineProblem detail={detail} />
        {detail.note && !isOpen && (
          <p className="line-clamp-1 text-sm wrap-anywhere text-muted sm:hidden">Catatan: {detail.note}</p>
        )}
      </div>
      <Button
        look="ghost"
        size="square"
        className="sm:hidden"
        aria-label={`Catatan dan hapus ${product.name}`}
        aria-expanded={isOpen}
        aria-controls={rest}
        data-remove-line={detail.id}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis className="size-5" aria-hidden="true" />
      </Button>
      <LinePrice price={product.price} qty={detail.qty} unit={product.sale_unit} />
      <div className="sm:col-start-3 sm:row-start-2 sm:mt-2">
        <QuantityStepper
          qty={detail.qty}
          min={product.min}
          stock={product.stock}
          multiple={product.multiple}
          unit={product.sale_unit}
          label={product.name}
          onChange={qty => setQuantity(detail, qty)}
          onZero={() => setConfirming(true)}
        />
      </div>
      <div
        id={rest}
        className={`flex-wrap items-center justify-between gap-1 max-sm:col-span-3 max-sm:mt-1 sm:col-start-2 sm:row-start-2 sm:mt-2 sm:flex ${isOpen ? 'flex' : 'hidden'}`}
      >
        <LineNote detail={detail} />
        <Button
          look="ghost"
          className="ml-auto sm:btn-square"
          aria-label={`Hapus ${product.name}`}
          data-remove-line={detail.id}
          onClick={() => setConfirming(true)}
        >
          <Trash2 className="size-5" aria-hidden="true" /> <span className="sm:hidden">Hapus</span>
        </Button>
      </div>
      {isConfirming && <ConfirmRemoval detail={detail} onClose={() => setConfirming(false)} />}
    </li>
  )
}

/** Alone follows the selection: of thirty lines, 'Semua' draws thirty boxes anew and nothing else. */
function LineChoice({ detail: { id, product } }: { detail: CartDetail }) {
  const selected = useStore($selected)
  return (
    <input
      type="checkbox"
      className="checkbox mt-1 ml-2 checkbox-primary sm:ml-0"
      aria-label={`Pilih ${product.name}`}
      checked={selected.includes(id)}
      onChange={event => select([id], event.target.checked)}
    />
  )
}

/** The line's total, with quantity and unit price; before vouchers, which apply once per order (D10). */
function LinePrice({ price, qty, unit }: { price: number; qty: number; unit: SaleUnit }) {
  return (
    <p className="flex min-w-0 flex-col items-end justify-center tabular sm:justify-start">
      <b>{rupiah(price * qty)}</b>
      {/* On phones the quantity stepper is next to it, and both do not fit on one line. */}
      {qty > 1 && (
        <span className="text-right text-xs leading-4 text-muted sm:hidden">
          {noBreak(priceOf(price, unit))}
        </span>
      )}
      <span className={`text-right text-sm leading-4 text-muted ${qty > 1 ? 'max-sm:hidden' : ''}`}>
        {noBreak(quantityOf(qty, unit))}
        {qty > 1 && ` × ${rupiah(price)}`}
      </span>
    </p>
  )
}
