import { useState } from 'react'

import { adjusted } from '#lib/product/quantity.ts'
import { toast } from '#lib/core/toasts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { Quantity } from '#islands/ui/Quantity.tsx'

type Props = {
  qty: number
  min: number
  stock: number
  /** What is counted: 'sak' */
  unit: string
  /** Name of the product, for screen readers. */
  label: string
  onChange: (qty: number) => void
  /** A typed 0 asks whether the line shall go (D26). */
  onZero: () => void
}

/**
 * Quantity with plus, minus and typing. Every value is clamped between minimum and stock, which is said; an empty or invalid
 * entry reverts to what it was.
 */
export function QuantityStepper({ qty, min, stock, unit, label, onChange, onZero }: Props) {
  const [typed, setTyped] = useState<string>()
  const set = (next: number) => {
    const { qty: fitting, said } = adjusted(next, { min, stock }, unit)
    if (said) toast(noBreak(said))
    if (fitting !== qty) onChange(fitting)
  }
  const leave = () => {
    setTyped(undefined)
    if (typed === undefined || typed === '') return
    if (Number(typed) === 0) return onZero()
    set(Number(typed))
  }
  return (
    <Quantity
      shown={typed ?? qty}
      of={label}
      unit={unit}
      canLess={qty > min}
      canMore={qty < stock}
      onStep={by => set(qty + by)}
      onType={setTyped}
      onLeave={leave}
    />
  )
}
