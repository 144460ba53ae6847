import type { Point } from '#lib/address/distance.ts'

/** Side of a map square in degrees, about 22 km: a large town with its surroundings. */
const squareDegrees = 0.2

/** Row stride of the grid: more than the number of squares from west to east. */
const squaresARow = 10_000

const squareOf = ({ lat, lng }: Point) =>
  Math.floor(lat / squareDegrees) * squaresARow + Math.floor(lng / squareDegrees)

/**
 * Number of postal codes in the map square around a point. It approximates population: a town has a postal code for
 * each quarter, the countryside one for a whole district, and every village's code is known while its population is not
 * (docs/decisions/places.md).
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
