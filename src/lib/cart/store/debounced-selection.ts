import { atom, computed } from 'nanostores'

import { $cart, $isSending } from './cart-lines.ts'
import { $selected } from './cart-page.ts'

/** Debounce of the selection before a request, in milliseconds. */
const restMs = 400

/** Selected lines with what changes their price: `[[line, quantity, price], …]`; '' where there are none. */
const $key = computed([$cart, $selected], ({ groups }, selected) => {
  const lines = groups
    .flatMap(group => group.details)
    .filter(({ id }) => selected.includes(id))
    .map(({ id, qty, product }) => [id, qty, product.price])
  return lines.length > 0 ? JSON.stringify(lines) : ''
})

const $rested = atom('')

/** The selection to request totals for: unchanged for the debounce time, with its quantities sent. */
export const $debouncedSelection = computed($rested, key => key || undefined)

/** Whether the last response belongs to another selection, or to quantities that are not sent yet. */
export const $isSelectionMoving = computed(
  [$key, $rested, $isSending],
  (key, rested, isSending) => isSending || key !== rested
)

/** The line ids of a selection. */
export const lineIdsOf = (selection: string): number[] =>
  (JSON.parse(selection) as [number, number, number][]).map(([id]) => id)

/** Follows the selection: the first one at once, later ones debounced. Returns the unsubscribe function. */
export function watchSelection(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(waiting)
    const key = $key.get()
    if (key === '') return $rested.set('')
    if ($isSending.get()) return
    if ($rested.get() === '') return $rested.set(key)
    waiting = setTimeout(() => $rested.set(key), restMs)
  }
  const stops = [$key.subscribe(follow), $isSending.listen(follow)]
  return () => {
    clearTimeout(waiting)
    for (const stop of stops) stop()
  }
}
