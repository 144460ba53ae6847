import { type Point, straightKm } from '../../src/lib/address/distance.ts'

/** Distance in km from the district's median beyond which a listed point counts as wrong. */
export const farthestKm = 100

/**
 * Villages beyond that distance that are listed correctly: islands of their regency (package idn-area-data lists them
 * at the same point), villages up a river near others of their district or regency, and correct ones in a district
 * where most points are wrong.
 */
export const rightlyFar: Record<string, string> = {
  '21.04.02.2001': 'Pekajang',
  '73.10.01.2002': 'Sabaru',
  '73.10.01.2004': 'Sabalana',
  '91.19.05.2007': 'Mapia',
  '61.06.17.2021': 'Bungan Jaya',
  '62.03.09.2015': 'Muroi Raya',
  '62.03.09.2018': 'Sei Gita',
  '62.03.09.2021': 'Humbang Raya',
  '91.20.05.2005': 'Suaseso',
  '94.05.09.2001': 'Tayai',
  '94.05.09.2003': 'Faisau',
  '94.05.09.2007': 'Dervos',
  '94.04.18.2010': 'Purua'
}

/** Median latitude and median longitude: a few wrong points do not move them. */
export function medianPoint(points: readonly Point[]): Point {
  return { lat: median(points.map(({ lat }) => lat)), lng: median(points.map(({ lng }) => lng)) }
}

/** Villages of one district with their codes; wrong points are replaced by the district's median. */
export function fixPoints<T extends Point>(listed: readonly [code: string, T][]): [code: string, T][] {
  const middle = medianPoint(listed.map(([, point]) => point))
  const isWrong = (code: string, point: Point) =>
    straightKm(point, middle) > farthestKm && !Object.hasOwn(rightlyFar, code)
  return listed.map(([code, point]) => [code, isWrong(code, point) ? { ...point, ...middle } : point])
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [below, above] = [sorted[Math.ceil(half) - 1]!, sorted[Math.floor(half)]!]
  // Rounded to about a metre.
  return below === above ? below : Number(((below + above) / 2).toFixed(6))
}
