import { useRef, useState } from 'react'

import { adjusted, quantityProblem } from '#lib/product/quantity.ts'
import { toast } from '#lib/core/browser/toasts.ts'
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
 * Quantity with plus, minus and typing. What the line comes to follows each digit that can be bought; every other value is
 * clamped between minimum and stock when the field is left, which is said. An empty or invalid entry reverts to what it was.
 */
export function QuantityStepper({ qty, min, stock, unit, label, onChange, onZero }: Props) {
  const [typed, setTyped] = useState<string>()
  /** What it was when the typing began. */
  const before = useRef(qty)
  const change = (next: number) => next !== qty && onChange(next)
  const set = (next: number) => {
    const { qty: fitting, said } = adjusted(next, { min, stock }, unit)
    if (said) toast(noBreak(said))
    change(fitting)
  }
  const type = (digits: string) => {
    if (typed === undefined) before.current = qty
    setTyped(digits)
    if (quantityProblem(Number(digits), { min, stock }) === undefined) change(Number(digits))
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
      canMore={qty < stock}
      onStep={by => set(qty + by)}
      onType={type}
      onLeave={leave}
    />
  )
}
