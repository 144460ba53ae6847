/** A zoomed picture in its frame: the scale, and the offset of its centre from the frame's in px. */
export type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
/** Size of the picture at scale 1, in px. */
type Size = { width: number; height: number }

/** The initial view. */
export const wholeView: View = { scale: 1, x: 0, y: 0 }
/** Maximum scale: a photo of 1,024 px shows no more detail beyond it. */
export const largestScale = 4
/** Scale after one tap. */
export const tapScale = 2.5

/**
 * Scales the view by a factor around a point (px from the frame's centre). Stays between the whole picture and the
 * maximum scale, and within its frame.
 */
export function zoomed(view: View, factor: number, at: Point, size: Size): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), largestScale)
  const grown = scale / view.scale
  const stay = (middle: number, point: number) => point - (point - middle) * grown
  return inFrame({ scale, x: stay(view.x, at.x), y: stay(view.y, at.y) }, size)
}

/** Moves the view by px, at most to the picture's edge. */
export const moved = (view: View, by: Point, size: Size): View =>
  inFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, size)

function inFrame({ scale, x, y }: View, { width, height }: Size): View {
  if (scale <= 1) return wholeView
  const within = (value: number, length: number) => {
    const max = (length * (scale - 1)) / 2
    return Math.min(Math.max(value, -max), max)
  }
  return { scale, x: within(x, width), y: within(y, height) }
}
