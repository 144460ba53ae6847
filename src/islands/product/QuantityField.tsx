import { Minus, Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'

import { canBuy, typedQuantity } from '#lib/product/quantity.ts'
import { thousands } from '#lib/format/rupiah.ts'

type Props = {
  value: number
  bounds: { min: number; stock: number }
  onChange: (quantity: number) => void
  /** What stood in the field before the island was ready. */
  onFound: (quantity: number) => void
}

const maxDigits = 7

/** How many pieces: typed or stepped, from the minimum purchase to the stock. */
export function QuantityField({ value, bounds, onChange, onFound }: Props) {
  const [draft, setDraft] = useState<string>()
  const { min, stock } = bounds
  const isOpen = canBuy(bounds)
  const field = useRef<HTMLInputElement>(null)
  const served = useRef(String(value))
  const commit = () => {
    if (draft !== undefined) onChange(typedQuantity(draft, bounds))
    setDraft(undefined)
  }
  // What was typed while the island loaded counts, and so does what the browser filled in again after a reload.
  const adopt = useRef((typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, maxDigits)
    if (!isOpen || typed === served.current) return
    if (document.activeElement === field.current) setDraft(digits)
    else onFound(typedQuantity(digits, bounds))
  })
  useLayoutEffect(() => adopt.current(field.current?.value ?? served.current), [])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
      <div className="flex overflow-hidden rounded-field border border-base-300">
        <button
          type="button"
          className="btn btn-square size-11 rounded-none border-0 btn-ghost"
          aria-label="Kurangi jumlah"
          disabled={!isOpen || value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Minus className="size-4" aria-hidden="true" />
        </button>
        <input
          ref={field}
          type="text"
          inputMode="numeric"
          aria-label="Jumlah"
          className="h-11 w-16 border-x border-base-300 bg-transparent text-center font-semibold tabular"
          value={draft ?? (isOpen ? value : 0)}
          disabled={!isOpen}
          onChange={event => setDraft(event.target.value.replaceAll(/\D/g, '').slice(0, maxDigits))}
          onBlur={commit}
          onKeyDown={event => event.key === 'Enter' && commit()}
        />
        <button
          type="button"
          className="btn btn-square size-11 rounded-none border-0 btn-ghost"
          aria-label="Tambah jumlah"
          disabled={!isOpen || value >= stock}
          onClick={() => onChange(value + 1)}
        >
          <Plus className="size-4" aria-hidden="true" />
        </button>
      </div>
      <p className="text-sm tabular" role="status">
        {isOpen ? (
          <>
            Stok: <b className={stock <= 10 ? 'text-error' : ''}>{thousands(stock)}</b>
          </>
        ) : (
          <b className="text-error">Stok habis</b>
        )}
        {min > 1 && <span className="block text-xs text-muted">Min. pembelian {thousands(min)}</span>}
      </p>
    </div>
  )
}
