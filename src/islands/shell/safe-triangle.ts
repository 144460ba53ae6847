export type Point = { x: number; y: number }
/** The near side of the panel that the pointer may be heading to. */
export type Side = { x: number; top: number; bottom: number }

/**
 * Whether a pointer is moving towards a panel on the right: it stays within the triangle between its last position and
 * the panel's near corners. Items it crosses on the way are not meant.
 */
export function isOnTheWay(from: Point, to: Point, side: Side): boolean {
  if (to.x <= from.x) return false
  const slope = (y: number) => (y - from.y) / Math.max(side.x - from.x, 1)
  const moved = (to.y - from.y) / (to.x - from.x)
  return moved >= slope(side.top) && moved <= slope(side.bottom)
}
