import { atom, onMount, type ReadableAtom } from 'nanostores'

/** Whole seconds until an instant; ticks only while it has a listener, and ends at 0. */
export function countdownTo(instantMs: number, now: () => number = Date.now): ReadableAtom<number> {
  const left = () => Math.max(0, Math.ceil((instantMs - now()) / 1000))
  const $left = atom(left())
  onMount($left, () => {
    $left.set(left())
    const timer = setInterval(() => {
      $left.set(left())
      if ($left.get() === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  })
  return $left
}
