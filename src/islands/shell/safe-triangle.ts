export type Point = { x: number; y: number }
/** The side of a panel that the pointer comes to. */
export type Side = { x: number; top: number; bottom: number }

/**
 * Whether a pointer is on its way to a panel on the right: it moved into the triangle between where it was and the
 * panel's near corners. What it crosses meanwhile is not what it wants.
 */
export function isOnTheWay(from: Point, to: Point, side: Side): boolean {
  if (to.x <= from.x) return false
  const slope = (y: number) => (y - from.y) / Math.max(side.x - from.x, 1)
  const moved = (to.y - from.y) / (to.x - from.x)
  return moved >= slope(side.top) && moved <= slope(side.bottom)
}
