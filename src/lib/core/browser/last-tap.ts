/** The last press: CSS pixels in the window, and its event timestamp. */
export type Tap = { x: number; y: number; at: number }

let last: Tap = { x: 0, y: 0, at: -Infinity }
export const lastTap = (): Tap => last

let isFollowed = false

/** Follows every press from now on. */
export function watchTaps(): void {
  const note = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => (last = { x, y, at })
  if (isFollowed) return
  isFollowed = true
  window.addEventListener('pointerdown', note, { capture: true, passive: true })
}
