import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'

import { clampQuantity } from '#lib/domain/quantity.ts'

type Props = {
  qty: number
  min: number
  stock: number
  /** Name of the product, for screen readers. */
  label: string
  onChange: (qty: number) => void
}

/**
 * Quantity with plus, minus and typing. Typed values are clamped between minimum and stock; an empty or invalid entry
 * reverts to what it was (specification 2, section 5).
 */
export function QuantityStepper({ qty, min, stock, label, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const set = (next: number) => {
    const clamped = clampQuantity(next, { min, stock })
    if (clamped !== qty) onChange(clamped)
  }
  const leave = () => {
    if (typed !== undefined && /^\d+$/.test(typed.trim())) set(Number(typed))
    setTyped(undefined)
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
