import { type DayRange, dayRange } from '#lib/format/day-range.ts'
import { type MovementType, movementTypes } from './movement.ts'

/** What the history is narrowed to; an empty text narrows nothing. */
export type BalanceFilter = DayRange & { type: '' | MovementType }

export const isNarrowed = ({ type, start, end }: BalanceFilter): boolean => Boolean(type || start || end)

/** The filter of an address; what cannot be read narrows nothing. */
export const readBalanceFilter = (query: URLSearchParams, today: string): BalanceFilter => ({
  type: movementTypes.find(type => type === query.get('type')) ?? '',
  ...dayRange(query.get('start_date') ?? '', query.get('end_date') ?? '', today)
})

/** The fields of a filter as address and call name them, without the empty ones. */
export const balanceFields = ({ type, start, end }: BalanceFilter) => ({
  ...(type && { type }),
  ...(start && { start_date: start }),
  ...(end && { end_date: end })
})
