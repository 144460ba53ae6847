import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'

import { adjustedText, clampQuantity } from '#lib/product/quantity.ts'
import { toast } from '#lib/core/toasts.ts'

type Props = {
  qty: number
  min: number
  stock: number
  /** Name of the product, for screen readers. */
  label: string
  onChange: (qty: number) => void
  /** A typed 0 asks whether the line shall go (D26). */
  onZero: () => void
}

/**
 * Quantity with plus, minus and typing. Typed values are clamped between minimum and stock, which is said; an empty or invalid entry
 * reverts to what it was (specification 2, section 5).
 */
export function QuantityStepper({ qty, min, stock, label, onChange, onZero }: Props) {
  const [typed, setTyped] = useState<string>()
  const set = (next: number) => {
    const clamped = clampQuantity(next, { min, stock })
    if (clamped !== qty) onChange(clamped)
  }
  const leave = () => {
    setTyped(undefined)
    if (typed === undefined || typed === '') return
    if (Number(typed) === 0) return onZero()
    const adjusted = adjustedText(Number(typed), { min, stock })
    if (adjusted) toast(adjusted)
    set(Number(typed))
  }
  return (
    <div className="join rounded-field border border-base-300">
      <button
        type="button"
        className="btn join-item btn-square size-11 btn-ghost"
        aria-label={`Kurangi jumlah ${label}`}
        disabled={qty <= min}
        onClick={() => set(qty - 1)}
      >
        <Minus className="size-4" aria-hidden="true" />
      </button>
      <input
        className="join-item w-14 border-0 bg-transparent text-center font-semibold tabular"
        inputMode="numeric"
        aria-label={`Jumlah ${label}`}
        value={typed ?? qty}
        onChange={event => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
        onBlur={leave}
        onKeyDown={event => event.key === 'Enter' && leave()}
      />
      <button
        type="button"
        className="btn join-item btn-square size-11 btn-ghost"
        aria-label={`Tambah jumlah ${label}`}
        disabled={qty >= stock}
        onClick={() => set(qty + 1)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
