import { atom, computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { fetched, latest } from '#lib/core/browser/fetched.ts'
import { persistentJson } from '#lib/core/browser/persistent.ts'
import { $session } from '#lib/identity/store/who.ts'

type Goods = Omit<Sent<'GET /buyer/shipping/estimate'>, 'city_id'>
/** The city and its province; older stored values lack the province. */
type City = { id: number; name: string; province_id?: number }

const isCity = (stored: unknown): stored is City =>
  typeof stored === 'object' &&
  stored !== null &&
  Number.isSafeInteger((stored as City).id) &&
  typeof (stored as City).name === 'string' &&
  ['number', 'undefined'].includes(typeof (stored as City).province_id)

/** The city chosen in this browser; without one a member's main address is used (shipping-20). */
export const $deliveryCity = persistentJson<City>('deliveryCity', stored =>
  isCity(stored) ? stored : undefined
)

/** Whether there is a destination: the chosen city, or the main address of a member; without one nothing is requested. */
export const $hasDestination = computed(
  [$deliveryCity, $session],
  (city, session) => city !== undefined || (session.status === 'member' && session.profile.has_address)
)

const $goods = atom<Goods | undefined>()

const estimate = fetched(
  'GET /buyer/shipping/estimate',
  computed([$goods, $deliveryCity, $hasDestination], (goods, city, hasDestination) => {
    if (!goods || !hasDestination) return undefined
    return city ? { ...goods, city_id: city.id } : goods
  }),
  { freshMs: 60_000 }
)

/** Shipping cost of the shown goods to the chosen city, or to the main address. */
export const $estimate = estimate.$state
/** The same, with the previous value during a request. */
export const $shownEstimate = latest<Reply<'GET /buyer/shipping/estimate'> | undefined>($estimate, undefined)
export const refreshEstimate = estimate.refresh

/** Debounce of a changed quantity in milliseconds. */
const restMs = 400
let waiting: ReturnType<typeof setTimeout> | undefined

/** Sets the goods to estimate: the first time immediately, then debounced. */
export function estimateFor(goods: Goods): void {
  clearTimeout(waiting)
  if ($goods.get()?.product_id !== goods.product_id) return $goods.set(goods)
  waiting = setTimeout(() => $goods.set(goods), restMs)
}
