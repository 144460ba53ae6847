import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { isOnTheWay, type Point } from './safe-triangle.ts'

/** Milliseconds that a pointer must rest on an item it crosses on its way to the panel. */
const crossingMs = 300

/**
 * The hovered or focused category, a function that sets it, and one that keeps it once the pointer has reached the
 * panel, so that items crossed on the way change nothing.
 */
export function usePointedCategory(box: RefObject<HTMLElement | null>) {
  const [chosen, choose] = useState<number>()
  const before = useRef<Point>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const point = (id: number, event?: PointerEvent) => {
    clearTimeout(timer.current)
    if (!event) return choose(id)
    const from = before.current
    const to = { x: event.clientX, y: event.clientY }
    before.current = to
    const panel = box.current?.querySelector('[data-below]')?.getBoundingClientRect()
    const side = panel && { x: panel.left, top: panel.top, bottom: panel.bottom }
    if (from && side && isOnTheWay(from, to, side)) timer.current = setTimeout(() => choose(id), crossingMs)
    else choose(id)
  }
  const cancelPoint = () => clearTimeout(timer.current)
  return [chosen, point, cancelPoint] as const
}
