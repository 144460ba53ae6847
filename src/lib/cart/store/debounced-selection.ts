import { atom, computed } from 'nanostores'

import { $cart, $isSending } from './cart-lines.ts'
import { $selected } from './cart-page.ts'

/** Milliseconds that a selection rests before anything is asked about it. */
const restMs = 400

/** Lines that are selected, with what changes their price: `[[line, quantity, price], …]`; '' where there is none. */
const $key = computed([$cart, $selected], ({ groups }, selected) => {
  const lines = groups
    .flatMap(group => group.details)
    .filter(({ id }) => selected.includes(id))
    .map(({ id, qty, product }) => [id, qty, product.price])
  return lines.length > 0 ? JSON.stringify(lines) : ''
})

const $rested = atom('')

/** The selection that the server is asked about: it rests, and its quantities have been sent. */
export const $debouncedSelection = computed($rested, key => key || undefined)

/** What was told belongs to another selection, or to quantities that are not sent yet. */
export const $isSelectionMoving = computed(
  [$key, $rested, $isSending],
  (key, rested, isSending) => isSending || key !== rested
)

/** The lines of a selection. */
export const lineIdsOf = (selection: string): number[] =>
  (JSON.parse(selection) as [number, number, number][]).map(([id]) => id)

/** Follows the selection: the first one at once, then each that rests; answers how to stop. */
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
