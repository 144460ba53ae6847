import { type PointerEvent, useRef, useState } from 'react'

import { moved, tapScale, type View, wholeView, zoomed } from '#lib/product/zoom.ts'

type Point = { x: number; y: number }

/** Maximum movement of a tap, in px. */
const slip = 8

/**
 * Pinch to zoom, drag a zoomed picture, tap to zoom in at that point or to reset. One finger on an unzoomed picture is
 * left to the browser, which swipes to the next.
 */
export function usePinch() {
  const picture = useRef<HTMLImageElement>(null)
  const view = useRef<View>(wholeView)
  const fingers = useRef(new Map<number, Point>())
  const isMoved = useRef(false)
  const [isZoomed, setZoomed] = useState(false)

  const show = (next: View) => {
    view.current = next
    if (picture.current)
      picture.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
    setZoomed(next.scale > 1)
  }
  const size = () => ({
    width: picture.current?.offsetWidth ?? 0,
    height: picture.current?.offsetHeight ?? 0
  })
  /** Converts a screen point to px from the centre of the unzoomed picture. */
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = picture.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    const middle = { x: box.x + box.width / 2 - view.current.x, y: box.y + box.height / 2 - view.current.y }
    return { x: x - middle.x, y: y - middle.y }
  }

  const onPointerDown = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, pointOf(event))
    isMoved.current = fingers.current.size > 1
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    if (distance(before, now) > slip) isMoved.current = true
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const factor = distance(now, other) / Math.max(distance(before, other), 1)
      show(zoomed(view.current, factor, fromMiddle(between(now, other)), size()))
    } else if (view.current.scale > 1 && isMoved.current) {
      show(moved(view.current, { x: now.x - before.x, y: now.y - before.y }, size()))
    } else return
    fingers.current.set(event.pointerId, now)
  }
  const onPointerUp = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  /** Zooms in at a screen point, or at the centre if called by a key; resets a zoomed picture. */
  const toggle = (at?: Point) => {
    if (at && isMoved.current) return
    show(
      view.current.scale > 1 ? wholeView : zoomed(wholeView, tapScale, at ? fromMiddle(at) : origin, size())
    )
  }
  const move = (by: Point) => show(moved(view.current, by, size()))
  const hands = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { picture, isZoomed, hands, toggle, move, reset: () => show(wholeView) }
}

const origin: Point = { x: 0, y: 0 }
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
