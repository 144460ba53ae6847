import { computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { $debouncedSelection, lineIdsOf } from '#lib/cart/store/debounced-selection.ts'
import { call } from '#lib/core/api/call.ts'
import { latest, defineQuery } from '#lib/core/browser/fetched.ts'
import { mustNegotiate } from '../estimate.ts'
import { $deliveryCity, $hasDestination } from './estimate.ts'

const endpoint = 'GET /buyer/cart/shipping'

export type CartFreight = Reply<typeof endpoint>

const freight = defineQuery<CartFreight>(
  endpoint,
  computed([$debouncedSelection, $deliveryCity, $hasDestination], (selection, city, hasDestination) =>
    selection && hasDestination ? `${city?.id ?? ''} ${selection}` : undefined
  ),
  key => {
    const [city, selection] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)]
    const query: Sent<typeof endpoint> = { cart_detail_id: lineIdsOf(selection) }
    return call(endpoint, city ? { ...query, city_id: Number(city) } : query)
  },
  // Rates hardly change: a response is reused for a minute.
  { freshMs: 60_000 }
)

/** Shipping cost of the selection to the chosen city, or to the main address. */
export const $cartFreight = freight.$state
/** The same, with the previous value during a request. */
export const $shownFreight = latest<CartFreight | undefined>($cartFreight, undefined)

const none: readonly number[] = []

/**
 * Shops that have to be paid alone although several are selected; only for the main address, as other cities are
 * inquiries.
 */
export const $paidAlone = computed($shownFreight, (told): readonly number[] =>
  told && told.is_main_address && told.shops.length > 1
    ? told.shops.filter(({ options }) => mustNegotiate(options)).map(({ shop_id }) => shop_id)
    : none
)
export const refreshCartFreight = freight.refresh
