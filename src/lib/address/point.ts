import { type Point, straightKm } from './distance.ts'

/** Maximum distance of a point from its village, in km (address-4): the map draws the same circle. */
export const pointKm = 25

export const farPoint = 'Titik lokasi terlalu jauh dari kelurahan yang dipilih.'

/** Where the map opens by default: the middle of Jakarta (address-12). */
export const nearJakarta: Point = { lat: -6.1754, lng: 106.8272 }

export const isFar = (point: Point, village: Point): boolean => straightKm(point, village) > pointKm

/** Metres per degree of latitude. */
const metresADegree = 111_195

/** A point moved by metres: `east` and `north` are negative to the west and south. */
export function movePoint({ lat, lng }: Point, east: number, north: number): Point {
  const metresEast = metresADegree * Math.cos((lat * Math.PI) / 180)
  return { lat: lat + north / metresADegree, lng: lng + east / metresEast }
}

/** The point of a form's two texts; undefined where one is empty or no number. */
export function pointOf({ lat, lng }: { lat: string; lng: string }): Point | undefined {
  const point = { lat: Number(lat), lng: Number(lng) }
  return lat && lng && Number.isFinite(point.lat) && Number.isFinite(point.lng) ? point : undefined
}

/** Formatted for a form: six decimals are 11 cm. */
export const pointTexts = ({ lat, lng }: Point) => ({ lat: lat.toFixed(6), lng: lng.toFixed(6) })

/** A circle around a point as a closed line of [lng, lat] corners. */
export function circle(middle: Point, km: number): [lng: number, lat: number][] {
  return Array.from({ length: 49 }, (_, step) => {
    const angle = (step * Math.PI) / 24
    const { lat, lng } = movePoint(middle, Math.sin(angle) * km * 1000, Math.cos(angle) * km * 1000)
    return [lng, lat]
  })
}

/** 0.35 // => '350 m', 1.24 // => '1,2 km' */
export const distanceText = (km: number): string =>
  km < 1 ? `${Math.round(km * 100) * 10} m` : `${(Math.round(km * 10) / 10).toLocaleString('id-ID')} km`
