/** How a picture stands in its frame: so many times as large, its middle moved from the frame's by px. */
export type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
/** Width and height of the picture where nothing is enlarged, in px. */
type Size = { width: number; height: number }

/** The picture as it stands at first. */
export const wholeView: View = { scale: 1, x: 0, y: 0 }
/** Largest enlargement: beyond it a photo of 1,024 px shows nothing more. */
export const largestScale = 4
/** What one tap enlarges to. */
export const tapScale = 2.5

/**
 * The view enlarged by a factor, what lies under a point (px from the frame's middle) staying under it. Never smaller
 * than the whole picture nor larger than the largest, and never moved off its frame.
 */
export function zoomed(view: View, factor: number, at: Point, size: Size): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), largestScale)
  const grown = scale / view.scale
  const stay = (middle: number, point: number) => point - (point - middle) * grown
  return inFrame({ scale, x: stay(view.x, at.x), y: stay(view.y, at.y) }, size)
}

/** The view moved by so many px, at most to the picture's edge. */
export const moved = (view: View, by: Point, size: Size): View =>
  inFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, size)

function inFrame({ scale, x, y }: View, { width, height }: Size): View {
  if (scale <= 1) return wholeView
  const within = (value: number, length: number) => {
    const most = (length * (scale - 1)) / 2
    return Math.min(Math.max(value, -most), most)
  }
  return { scale, x: within(x, width), y: within(y, height) }
}
