import { type MouseEvent as Click, useRef, useLayoutEffect } from 'react'

import { lastTap, type Tap, watchTaps } from '#lib/core/browser/last-tap.ts'

// Starts at once, because a page with an eager island may open a dialog on its first tap.
if (typeof window !== 'undefined') {
  watchTaps()
  for (const type of ['pointerdown', 'mousedown', 'click'] as const)
    document.addEventListener(type, dropBelow, true)
}

/** The last tap before a dialog closed. */
let closedBy: Tap | undefined

function dropBelow(event: MouseEvent): void {
  if (closedBy) dropSecond(event, closedBy)
}

function dropSecond(event: MouseEvent, first: Tap): void {
  if (!isSecondTap(event, first)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Maximum delay of the second tap of a double tap, in milliseconds, and its maximum distance, in CSS pixels. */
const breath = 500
const stray = 24

const parts = ['onPointerDownCapture', 'onMouseDownCapture', 'onClickCapture'] as const

type Clicked = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY' | 'timeStamp'> & { pointerType?: string }

/**
 * Whether a click is the second of a double tap that opened a dialog, by time and position: not all browsers count
 * taps.
 */
export const isSecondTap = (
  { detail, pointerType, clientX, clientY, timeStamp }: Clicked,
  first: Tap
): boolean =>
  (detail > 1 || pointerType === 'touch') &&
  timeStamp - first.at < breath &&
  Math.hypot(clientX - first.x, clientY - first.y) < stray

/**
 * Ignores the second tap of a double tap in what the first has opened, and in what lies under what it has closed: on
 * phones a sheet's button lies where the button was that opened it, and its action may be final. The focus does not move
 * either. Taps elsewhere work.
 */
export function useSecondTap(): Record<(typeof parts)[number], (event: Click) => void> {
  const first = useRef<Tap>(undefined)
  useLayoutEffect(() => {
    first.current = lastTap()
    return () => void (closedBy = lastTap())
  }, [])
  const drop = ({ nativeEvent }: Click) => {
    if (first.current) dropSecond(nativeEvent, first.current)
  }
  return { onPointerDownCapture: drop, onMouseDownCapture: drop, onClickCapture: drop }
}
