import type { Point } from '#lib/address/distance.ts'

/** Degrees of a square of the map, some 22 km: a large town with what belongs to it. */
const squareDegrees = 0.2

/** More squares than lie beside each other from west to east. */
const squaresARow = 10_000

const squareOf = ({ lat, lng }: Point) =>
  Math.floor(lat / squareDegrees) * squaresARow + Math.floor(lng / squareDegrees)

/**
 * How many postal codes there are in the square of the map around a point. It stands for how many people live there: the
 * post has a code for each quarter of a town and one for a whole district of the country, and both are known of every
 * village, which the number of its people is not (docs/decisions/places.md).
 */
export function postalDensity(villages: readonly (Point & { zipCode: string })[]): (at: Point) => number {
  const codes = new Map<number, Set<string>>()
  for (const village of villages) {
    const square = squareOf(village)
    const known = codes.get(square)
    if (known) known.add(village.zipCode)
    else codes.set(square, new Set([village.zipCode]))
  }
  return at => codes.get(squareOf(at))?.size ?? 0
}
