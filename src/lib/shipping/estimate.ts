import { arrivalDays } from './arrival.ts'
import { cheapestFirst } from './choice.ts'
import type { ShippingOption, Shippings } from './contract.ts'
import type { EstimateRow } from './estimate-contract.ts'
import { shippingRefusals } from './refusals.ts'

/** What checkout says of it leads to other ways to get the goods, and none of them stands here. */
const below = shippingRefusals.location_unreachable.message
const beyond = 'Belum menjangkau kota ini'

/**
 * A row per type of shipping (D36): the cheapest that can be used, the cheapest of all first; then the types that cannot
 * be used, each with the reason of its first option. A type that the shop does not offer has no row.
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
    reason: option.reason === below ? beyond : option.reason
  })
  const usable = cheapestFirst(types.flatMap(options => cheapestFirst(options).slice(0, 1)))
  const closed = types.flatMap(options => (options.some(o => o.is_available) ? [] : options.slice(0, 1)))
  return [...usable, ...closed].map(toRow)
}
