import { atom, computed } from 'nanostores'

import { fetched } from '#lib/core/browser/fetched.ts'
import type { PointForm } from '#lib/shipping/point-form.ts'
import type { PointCarrier } from '#lib/shipping/rates.ts'
import { pointLevels } from '#lib/shipping/store/point-levels.ts'

/** The checkout whose places are searched; no request without one. */
const $search = atom<{ cartId: string; by: PointCarrier | 'pickup' } | undefined>(undefined)
const searched = (by: PointCarrier | 'pickup') =>
  computed($search, search => (search?.by === by ? { cart_id: search.cartId } : undefined))

export const pickups = fetched('POST /buyer/transaction/pickup/list', searched('pickup'))

const pointsOf = (
  endpoint: 'POST /buyer/transaction/point/expedition/list' | 'POST /buyer/transaction/point/shop/list',
  by: PointCarrier
) =>
  pointLevels($area =>
    fetched(
      endpoint,
      computed([searched(by), $area], (checkout, area) => checkout && area && { ...checkout, ...area })
    )
  )

export const pointsBy = {
  expedition: pointsOf('POST /buyer/transaction/point/expedition/list', 'expedition'),
  shop: pointsOf('POST /buyer/transaction/point/shop/list', 'shop')
}

/** Searches a checkout's warehouses again. */
export function lookForWarehouses(cartId: string): void {
  pickups.forget()
  $search.set({ cartId, by: 'pickup' })
}

/** Searches points of a carrier again, based on the form. */
export function lookForPoints(cartId: string, by: PointCarrier, form: PointForm): void {
  pointsBy[by].lookAnew(form)
  $search.set({ cartId, by })
}
