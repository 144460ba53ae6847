import { useStore } from '@nanostores/react'

import { $cart } from '#lib/cart/store/cart-lines.ts'
import { $selected, select } from '#lib/cart/store/cart-page.ts'
import { cartSumTexts } from '#lib/cart/texts.ts'

/** Selects or deselects all available lines of all shops. */
export function SelectAll() {
  const { groups } = useStore($cart)
  const selected = useStore($selected)
  const ids = groups.flatMap(({ details }) => details.flatMap(line => (line.unavailable ? [] : [line.id])))
  const count = ids.filter(id => selected.includes(id)).length
  if (ids.length === 0) return null
  return (
    <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="checkbox checkbox-primary"
        checked={count === ids.length}
        ref={box => {
          if (box) box.indeterminate = count > 0 && count < ids.length
        }}
        onChange={event => select(ids, event.target.checked)}
      />
      <span>
        {cartSumTexts.selectAll} <span className="max-lg:block">({ids.length})</span>
      </span>
    </label>
  )
}
