import { useRef, useState } from 'react'

import { adjusted, quantityProblem } from '#lib/product/quantity.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { Quantity } from '#islands/ui/Quantity.tsx'

type Props = {
  qty: number
  min: number
  stock: number
  /** Sold by so many pieces at once. */
  multiple: number
  /** The sale unit: 'sak' */
  unit: string
  /** Name of the product, for screen readers. */
  label: string
  onChange: (qty: number) => void
  /** Called for a typed 0, to ask whether to remove the line (D26). */
  onZero: () => void
}

/**
 * Quantity with plus, minus and typing. The line's total follows each valid number as it is typed; other values are
 * clamped to minimum and stock, with a message, when the field loses focus. An empty or invalid entry reverts.
 */
export function QuantityStepper({ qty, unit, label, onChange, onZero, ...bounds }: Props) {
  const [typed, setTyped] = useState<string>()
  const { min, stock, multiple } = bounds
  /** The quantity before typing began. */
  const before = useRef(qty)
  const change = (next: number) => next !== qty && onChange(next)
  const set = (next: number) => {
    const { qty: fitting, said } = adjusted(next, bounds, unit)
    if (said) toast(noBreak(said))
    change(fitting)
  }
  const type = (digits: string) => {
    if (typed === undefined) before.current = qty
    setTyped(digits)
    if (quantityProblem(Number(digits), bounds) === undefined) change(Number(digits))
  }
  const leave = () => {
    setTyped(undefined)
    if (typed === undefined) return
    if (Number(typed) > 0) return set(Number(typed))
    change(before.current)
    if (typed !== '') onZero()
  }
  return (
    <Quantity
      shown={typed ?? qty}
      of={label}
      unit={unit}
      canLess={qty > min}
      canMore={qty + multiple <= stock}
      onStep={by => set(qty + by * multiple)}
      onType={type}
      onLeave={leave}
    />
  )
}
