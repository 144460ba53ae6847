import { useStore } from '@nanostores/react'

import type { CartGroup } from '#lib/cart/contract.ts'
import { $selected, select } from '#lib/cart/store/cart-page.ts'

import { CartLine } from './CartLine.tsx'
import { ShopFigures } from './ShopFigures.tsx'
import { ShopOfLines } from './ShopOfLines.tsx'

/** One shop's available lines, with a checkbox that selects all of them. */
export function CartShop({ group }: { group: CartGroup }) {
  const details = group.details.filter(detail => !detail.unavailable)
  const ids = details.map(detail => detail.id)
  return (
    <section className="card border border-base-300 bg-base-100" aria-label={group.shop.name}>
      <div className="flex items-center gap-3 border-b border-base-300 px-3 py-2 sm:px-4">
        <ShopChoice name={group.shop.name} ids={ids} />
        <ShopOfLines shop={group.shop} />
      </div>
      <ul className="divide-y divide-base-300">
        {details.map(detail => (
          <CartLine key={detail.id} detail={detail} />
        ))}
      </ul>
      <ChosenFigures shopId={group.id} ids={ids} />
    </section>
  )
}

// What follows the selection is a component of its own: the lines are not drawn anew with it.

function ShopChoice({ name, ids }: { name: string; ids: readonly number[] }) {
  const selected = useStore($selected)
  const isAll = ids.every(id => selected.includes(id))
  return (
    <input
      type="checkbox"
      className="checkbox checkbox-primary"
      aria-label={`Pilih semua barang ${name}`}
      checked={isAll}
      ref={box => {
        if (box) box.indeterminate = !isAll && ids.some(id => selected.includes(id))
      }}
      onChange={event => select(ids, event.target.checked)}
    />
  )
}

function ChosenFigures({ shopId, ids }: { shopId: number; ids: readonly number[] }) {
  const selected = useStore($selected)
  return ids.some(id => selected.includes(id)) ? <ShopFigures shopId={shopId} /> : null
}
