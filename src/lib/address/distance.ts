export type Point = { lat: number; lng: number }

/** Mean radius of the earth in km. */
const earthKm = 6371

/**
 * Road kilometres per straight-line kilometre. Indonesian intercity roads measure 1.2 to 1.5 times the straight line;
 * no routing service is used, so that every quote has the same factor.
 */
const roadFactor = 1.3

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km (haversine). */
export function straightKm(from: Point, to: Point): number {
  const a =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** Estimated kilometres by road, to one decimal. */
export const roadKm = (from: Point, to: Point): number =>
  Math.round(straightKm(from, to) * roadFactor * 10) / 10
