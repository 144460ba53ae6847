import { useId, useLayoutEffect, useRef, useState } from 'react'

import { quantityOf } from '#lib/product/sale-units.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { clampQuantity } from '#lib/product/quantity.ts'
import { areaLength, boxesFor, boxesText, coveredText, readArea } from '#lib/product/tile-box.ts'

type Props = {
  /** Square metres of one box. */
  perBox: number
  /** Contents of a box: '6 keping = 1 m²' */
  holds: string
  /** Currently selected number of boxes. */
  value: number
  bounds: { min: number; stock: number; multiple: number }
  onChange: (boxes: number) => void
  /** Called with the boxes for an area that was typed before hydration. */
  onFound: (boxes: number) => void
}

/** Converts a typed area in m² to boxes, clamped to minimum and stock (product-32). */
export function AreaField({ perBox, holds, value, bounds, onChange, onFound }: Props) {
  const id = useId()
  const [typed, setTyped] = useState({ text: '', boxes: value })
  // Another quantity was chosen since, so the typed area no longer applies.
  const text = typed.boxes === value ? typed.text : ''
  const area = readArea(text)
  const needed = area === undefined ? undefined : boxesFor(area, perBox)
  const onType = (next: string, tell = onChange) => {
    const wanted = readArea(next)
    const boxes = wanted === undefined ? value : clampQuantity(boxesFor(wanted, perBox), bounds)
    setTyped({ text: next, boxes })
    if (boxes !== value) tell(boxes)
  }
  const field = useRef<HTMLInputElement>(null)
  const adopt = useRef((found: string) => found !== '' && onType(found, onFound))
  useLayoutEffect(() => void adopt.current(field.current?.value ?? ''), [])
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-muted">{noBreak(`Isi ${holds}`)}</p>
      <div className="flex items-center gap-2">
        <label htmlFor={id}>Luas</label>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="decimal"
          maxLength={areaLength}
          autoComplete="off"
          placeholder="10"
          aria-describedby={`${id}-dus`}
          className="input-bordered input h-11 w-20 text-center tabular"
          value={text}
          onChange={event => onType(event.target.value)}
        />
        <span aria-hidden="true">m²</span>
      </div>
      <p id={`${id}-dus`} role="status" className="tabular">
        {area !== undefined && needed !== undefined
          ? noBreak(boxesText(area, needed) + adjustedTo(needed, value, bounds))
          : value > 0 && noBreak(coveredText(value, perBox))}
      </p>
    </div>
  )
}

/** The note shown if the number of boxes needed cannot be bought. */
function adjustedTo(needed: number, value: number, { min, stock, multiple }: Props['bounds']): string {
  if (needed > stock) return `, stok ${quantityOf(stock, 'dus')}`
  if (needed >= min && needed % multiple !== 0) return `, dijual per ${quantityOf(multiple, 'dus')}`
  return needed < min ? `, minimal ${quantityOf(value, 'dus')}` : ''
}
