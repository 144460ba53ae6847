import { useLayoutEffect, useRef, useState } from 'react'

import { adjusted, canBuy, clampQuantity, typedQuantity } from '#lib/product/quantity.ts'
import type { SaleUnit } from '#lib/product/sale-units.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { digitsOf, Quantity } from '#islands/ui/Quantity.tsx'

type Props = {
  value: number
  bounds: { min: number; stock: number }
  /** What is counted, beside the stepper: 'sak' */
  unit: SaleUnit
  onChange: (quantity: number) => void
  /** What stood in the field before the island was ready. */
  onFound: (quantity: number) => void
}

/** How many pieces: typed or stepped, from the minimum purchase to the stock; what was brought within them is said. */
export function QuantityField({ value, bounds, unit, onChange, onFound }: Props) {
  const [draft, setDraft] = useState<string>()
  const { min, stock } = bounds
  const isOpen = canBuy(bounds)
  const field = useRef<HTMLInputElement>(null)
  const served = useRef(String(value))
  const commit = () => {
    if (draft === undefined) return
    const { qty, said } = adjusted(Number.parseInt(draft, 10), bounds, unit)
    if (said) toast(noBreak(said))
    onChange(qty)
    setDraft(undefined)
  }
  // What it comes to follows each digit; what is out of bounds is brought within them, and said, when the field is left.
  const onType = (digits: string) => {
    setDraft(digits)
    const typed = Number.parseInt(digits, 10)
    if (typed >= 1) onChange(clampQuantity(typed, bounds))
  }
  // What was typed while the island loaded counts, and so does what the browser filled in again after a reload.
  const adopt = useRef((typed: string) => {
    const digits = digitsOf(typed)
    if (!isOpen || typed === served.current) return
    if (document.activeElement === field.current) setDraft(digits)
    else onFound(typedQuantity(digits, bounds))
  })
  useLayoutEffect(() => adopt.current(field.current?.value ?? served.current), [])
  return (
    <div className="flex items-center gap-2">
      <Quantity
        shown={draft ?? (isOpen ? value : 0)}
        canLess={value > min}
        canMore={value < stock}
        isDisabled={!isOpen}
        unit={unit}
        fieldRef={field}
        onStep={by => onChange(value + by)}
        onType={onType}
        onLeave={commit}
      />
      <span className="text-sm text-muted" aria-hidden="true">
        {unit}
      </span>
    </div>
  )
}
