import { useLayoutEffect, useRef, useState } from 'react'

import { adjusted, canBuy, clampQuantity, typedQuantity } from '#lib/product/quantity.ts'
import type { SaleUnit } from '#lib/product/sale-units.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { digitsOf, Quantity } from '#islands/ui/Quantity.tsx'

type Props = {
  value: number
  bounds: { min: number; stock: number; multiple: number }
  /** The sale unit, next to the stepper: 'sak' */
  unit: SaleUnit
  onChange: (quantity: number) => void
  /** Called with a quantity that was in the field before hydration. */
  onFound: (quantity: number) => void
}

/** The quantity, typed or stepped, between minimum purchase and stock; a clamped value is reported by a toast. */
export function QuantityField({ value, bounds, unit, onChange, onFound }: Props) {
  const [draft, setDraft] = useState<string>()
  const { min, stock, multiple } = bounds
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
  // The subtotal follows each digit; an out-of-bounds value is clamped, with a toast, when the field is left.
  const onType = (digits: string) => {
    setDraft(digits)
    const typed = Number.parseInt(digits, 10)
    if (typed >= 1) onChange(clampQuantity(typed, bounds))
  }
  // Adopts text typed before hydration, or restored by the browser after a reload.
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
        canMore={value + multiple <= stock}
        isDisabled={!isOpen}
        unit={unit}
        fieldRef={field}
        onStep={by => onChange(clampQuantity(value + by * multiple, bounds))}
        onType={onType}
        onLeave={commit}
      />
      <span className="text-sm text-muted" aria-hidden="true">
        {unit}
      </span>
    </div>
  )
}
