import { atom, computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { fetched, latest } from '#lib/core/browser/fetched.ts'
import { keptJson } from '#lib/core/browser/kept.ts'
import { $session } from '#lib/identity/store/who.ts'

type Goods = Omit<Sent<'GET /buyer/shipping/estimate'>, 'city_id'>
/** The city, and where it lies; what was kept before provinces were has none. */
type City = { id: number; name: string; province_id?: number }

const isCity = (kept: unknown): kept is City =>
  typeof kept === 'object' &&
  kept !== null &&
  Number.isSafeInteger((kept as City).id) &&
  typeof (kept as City).name === 'string' &&
  ['number', 'undefined'].includes(typeof (kept as City).province_id)

/** The city that was chosen in this browser; without one a member's main address counts (shipping-20). */
export const $deliveryCity = keptJson<City>('deliveryCity', kept => (isCity(kept) ? kept : undefined))

const $goods = atom<Goods | undefined>()

const estimate = fetched(
  'GET /buyer/shipping/estimate',
  computed([$goods, $deliveryCity, $session], (goods, city, session) => {
    if (!goods) return undefined
    if (city) return { ...goods, city_id: city.id }
    // Whoever has no address has no place to ask for.
    return session.status === 'member' && session.profile.has_address ? goods : undefined
  }),
  { freshMs: 60_000 }
)

/** What shipping of the goods in view costs to the chosen city, or to the main address. */
export const $estimate = estimate.$state
/** The same while a newer one is asked for. */
export const $shownEstimate = latest<Reply<'GET /buyer/shipping/estimate'> | undefined>($estimate, undefined)
export const refreshEstimate = estimate.refresh

/** Milliseconds that a quantity rests before its shipping is asked for. */
const restMs = 400
let waiting: ReturnType<typeof setTimeout> | undefined

/** Tells what is about to be bought: the first time at once, then when it rests. */
export function estimateFor(goods: Goods): void {
  clearTimeout(waiting)
  if ($goods.get()?.product_id !== goods.product_id) return $goods.set(goods)
  waiting = setTimeout(() => $goods.set(goods), restMs)
}
