import { arrivalDays } from './arrival.ts'
import { cheapestFirst, isMovable, isNegotiated } from './choice.ts'
import type { ShippingOption, Shippings } from './contract.ts'
import type { EstimateRow } from './estimate-contract.ts'
import { shippingErrors } from './errors.ts'

/** The checkout's message refers to the delivery methods below it; the estimate names them itself. */
const below = shippingErrors.location_unreachable.message
const beyond = 'Belum menjangkau kota ini'

const waysLeft = (option: ShippingOption): EstimateRow['ways'] => [
  ...(isNegotiated(option) ? (['deliver'] as const) : []),
  ...(isMovable(option) && option.is_pickup ? (['pickup'] as const) : []),
  ...(isMovable(option) && option.is_point ? (['point'] as const) : [])
]

/** Whether a shop's goods can only be shipped at a negotiated freight, so that the shop is paid alone (D29). */
export function mustNegotiate(rows: readonly EstimateRow[]): boolean {
  const ways = new Set(rows.flatMap(row => (row.is_available ? ['priced' as const] : row.ways)))
  return ways.size === 1 && ways.has('deliver')
}

/**
 * A row per type of shipping (D36): first the cheapest available option of each, sorted by price; then the unavailable
 * types, each with the reason of its first option. A type that the shop does not offer has no row.
 */
export function estimateRows(
  shippings: Pick<Shippings, 'commercial' | 'baba_expedition' | 'shop_courier'>,
  preOrderDays: number,
  now: Date
): EstimateRow[] {
  const types = [shippings.commercial, shippings.baba_expedition, shippings.shop_courier]
  const toRow = (option: ShippingOption): EstimateRow => ({
    type: option.type,
    courier: option.courier,
    service: option.service,
    final_cost: option.is_available ? option.final_cost : null,
    etd: option.is_available ? option.etd : '',
    arrival: option.is_available ? arrivalDays(option.etd, preOrderDays, now) : null,
    truck: option.is_available && option.type === 'baba_expedition' ? option.service : null,
    is_available: option.is_available,
    reason: option.reason === below ? beyond : option.reason,
    ways: waysLeft(option)
  })
  const usable = cheapestFirst(types.flatMap(options => cheapestFirst(options).slice(0, 1)))
  const closed = types.flatMap(options => (options.some(o => o.is_available) ? [] : options.slice(0, 1)))
  return [...usable, ...closed].map(toRow)
}
