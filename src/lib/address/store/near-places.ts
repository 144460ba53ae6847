import { atom, computed } from 'nanostores'

import type { Point } from '#lib/address/distance.ts'
import { fetched, latest } from '#lib/core/browser/fetched.ts'

const $middle = atom<Point | undefined>()

/** Rounds to hundredths of a degree: moving the map by less than a kilometre sends no new request. */
const grid = (degrees: number) => degrees.toFixed(2)

const near = fetched(
  'GET /buyer/region/near',
  computed($middle, at => (at ? { lat: grid(at.lat), lng: grid(at.lng) } : undefined)),
  { freshMs: 3_600_000 }
)

/** The villages around the map's centre; the previous ones until the next ones arrive. */
export const $nearPlaces = latest(near.$state, [])

export const lookNear = (middle: Point): void => $middle.set(middle)
