import { type Point, straightKm } from './distance.ts'

export type Place = Point & { name: string }
/** A place as seen from a point: kilometres, and degrees clockwise from north. */
export type Signpost = { name: string; km: number; bearing: number }

/** Minimum distance: the map itself names nearer places. */
const minKm = 0.3
/** Minimum degrees between two signposts, so that each shows another direction. */
const apart = 50

/**
 * The nearest places, each in another direction than the previous ones (address-54).
 *
 * signposts({ lat: -6.9, lng: 107.6 }, [{ name: 'Cimahi', lat: -6.9, lng: 107.5 }], 2)
 * // => [{ name: 'Cimahi', km: 11.04, bearing: 270 }]
 */
export function signposts(from: Point, places: readonly Place[], max: number): Signpost[] {
  const signs = places
    .map(place => ({ name: place.name, km: straightKm(from, place), bearing: bearing(from, place) }))
    .filter(({ km }) => km >= minKm)
    .sort((a, b) => a.km - b.km)
  const chosen: Signpost[] = []
  for (const sign of signs) {
    if (chosen.length === max) break
    if (chosen.every(other => turn(other.bearing, sign.bearing) >= apart)) chosen.push(sign)
  }
  return chosen
}

function bearing(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  return ((Math.atan2(east, to.lat - from.lat) * 180) / Math.PI + 360) % 360
}

/** Smaller angle between two directions, in degrees. */
const turn = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

const directions = [
  'utara',
  'timur laut',
  'timur',
  'tenggara',
  'selatan',
  'barat daya',
  'barat',
  'barat laut'
] as const

/** 268 // => 'barat' */
export const directionText = (degrees: number): string => directions[Math.round(degrees / 45) % 8]!
