import type { Point } from '#lib/address/distance.ts'
import { movePoint } from '#lib/address/point.ts'

const directions: Record<string, [east: number, north: number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0]
}

/** The point after an arrow key's step; undefined for other keys. */
export function arrowStep(key: string, point: Point, metres: number): Point | undefined {
  const [east, north] = directions[key] ?? []
  return east === undefined || north === undefined
    ? undefined
    : movePoint(point, east * metres, north * metres)
}
