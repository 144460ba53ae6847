import { type MouseEvent as Click, useRef, useLayoutEffect } from 'react'

import { lastTap, type Tap, watchTaps } from '#lib/core/browser/last-tap.ts'

// A page whose island is there at once may open a dialog with its first press.
if (typeof window !== 'undefined') watchTaps()

/** Milliseconds from a press in which a tap may be the second one of the same finger, and how far it strays, in CSS pixels. */
const breath = 500
const stray = 24

const parts = ['onPointerDownCapture', 'onMouseDownCapture', 'onClickCapture'] as const

type Clicked = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY' | 'timeStamp'> & { pointerType?: string }

/** Whether a click is the rest of the tap that opened a dialog: as soon, at the same place. Not all browsers count taps. */
export const isSecondTap = (
  { detail, pointerType, clientX, clientY, timeStamp }: Clicked,
  first: Tap
): boolean =>
  (detail > 1 || pointerType === 'touch') &&
  timeStamp - first.at < breath &&
  Math.hypot(clientX - first.x, clientY - first.y) < stray

/**
 * Lets the second tap of a double one through to nothing in what the first has opened: on phones a sheet's button lies where
 * the button was that opened it, and what it does may be final. Its press takes the focus away from nothing either. A tap
 * elsewhere in it is one of its own.
 */
export function useSecondTap(): Record<(typeof parts)[number], (event: Click) => void> {
  const first = useRef<Tap>(undefined)
  useLayoutEffect(() => void (first.current = lastTap()), [])
  const drop = (event: Click) => {
    if (!first.current || !isSecondTap(event.nativeEvent, first.current)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { onPointerDownCapture: drop, onMouseDownCapture: drop, onClickCapture: drop }
}
