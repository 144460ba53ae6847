import type { RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Frames in which nothing moves any more before a thread counts as open, and in which it must be. */
const steadyFrames = 5
const maxFrames = 120

type Opening = {
  scroller: RefObject<HTMLElement | null>
  /** Scrolls to the place, as the sizes are known now. */
  go: () => void
  /** The rows are measured, and the place is on the screen; or the person has taken over. */
  opened: () => void
}

/**
 * Scrolls to where a thread opens, again with every frame until all rows on the screen are measured: before that the
 * browser cuts a place that it does not know of yet. The person's first own scroll ends it. Returns a function that ends
 * it without a word.
 */
export function openAt({ scroller, go, opened }: Opening): () => void {
  let [frame, frames, steady] = [0, 0, 0]
  let before = ''
  const end = () => {
    cancelAnimationFrame(frame)
    for (const type of ownScrolls) scroller.current?.removeEventListener(type, takeOver)
  }
  const takeOver = () => {
    end()
    opened()
  }
  const step = () => {
    go()
    const { scrollTop, scrollHeight, clientHeight } = scroller.current ?? document.body
    const now = `${scrollTop} ${scrollHeight} ${clientHeight}`
    steady = now === before ? steady + 1 : 0
    before = now
    frames += 1
    if (steady >= steadyFrames || frames >= maxFrames) takeOver()
    else frame = requestAnimationFrame(step)
  }
  for (const type of ownScrolls) scroller.current?.addEventListener(type, takeOver, { passive: true })
  step()
  return end
}

/** What a person scrolls with. */
export const ownScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * How far the list is scrolled, in px, when it opens at a row: a found message stands in the middle, an unread one below
 * its line and a little of what was read before it.
 */
export function placeOf(list: VirtualizerHandle, index: number, isFound: boolean): number {
  if (!isFound) return list.getItemOffset(Math.max(0, index - 2))
  return list.getItemOffset(index) - Math.max(0, (list.viewportSize - list.getItemSize(index)) / 2)
}
