import { type MouseEvent as Click, useRef, useLayoutEffect } from 'react'

/** Milliseconds in which a tap is still the second one of those that opened what it falls on. */
const breath = 500

type Tap = Pick<MouseEvent, 'detail'> & { pointerType?: string }

/** Whether a click is the rest of what opened a dialog so long ago. A finger comes back no faster; not all browsers count taps. */
export const isSecondTap = ({ detail, pointerType }: Tap, sinceMs: number): boolean =>
  sinceMs < breath && (detail > 1 || pointerType === 'touch')

/**
 * Lets the second tap of a double one through to nothing in what the first has opened: on phones a sheet's button lies where
 * the button was that opened it, and what it does may be final.
 */
export function useSecondTap(): (event: Click) => void {
  const openedAt = useRef(-Infinity)
  useLayoutEffect(() => void (openedAt.current = performance.now()), [])
  return event => {
    if (!isSecondTap(event.nativeEvent, performance.now() - openedAt.current)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
