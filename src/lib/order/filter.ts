import { dayRange } from '#lib/format/day-range.ts'
import { type ShippingType, shippingTypes } from '#lib/shipping/shipping-type.ts'

/** Filter of the order list; an empty text filters nothing. */
export type OrderFilter = {
  keyword: string
  type: '' | 'material' | 'non-material'
  shipping: '' | ShippingType
  /** Jakarta days, both included: '2026-01-31' */
  start: string
  end: string
}

export const noFilter: OrderFilter = { keyword: '', type: '', shipping: '', start: '', end: '' }

export const isFiltered = (filter: OrderFilter): boolean => Object.values(filter).some(value => value !== '')

/** The filter in an address; ignores invalid values. */
export function readFilter(query: URLSearchParams, today: string): OrderFilter {
  const shipping = shippingTypes.find(type => type === query.get('shipping')) ?? ''
  const type = (['material', 'non-material'] as const).find(name => name === query.get('type')) ?? ''
  return {
    keyword: (query.get('keyword') ?? '').slice(0, 100),
    type,
    shipping,
    ...dayRange(query.get('start_date') ?? '', query.get('end_date') ?? '', today)
  }
}

/** The filter's non-empty fields, as address and endpoint name them. */
export function filterFields(filter: OrderFilter) {
  const { keyword, type, shipping, start, end } = filter
  const trimmed = keyword.trim()
  return {
    ...(trimmed && { keyword: trimmed }),
    ...(type && { type }),
    ...(shipping && { shipping }),
    ...(start && { start_date: start }),
    ...(end && { end_date: end })
  }
}
