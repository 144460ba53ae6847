import { type DayRange, dayRange } from '#lib/format/day-range.ts'
import { type MovementType, movementTypes } from './movement.ts'

/** Filter of the history; an empty text filters nothing. */
export type BalanceFilter = DayRange & { type: '' | MovementType }

export const isNarrowed = ({ type, start, end }: BalanceFilter): boolean => Boolean(type || start || end)

/** The filter in an address; ignores invalid values. */
export const readBalanceFilter = (query: URLSearchParams, today: string): BalanceFilter => ({
  type: movementTypes.find(type => type === query.get('type')) ?? '',
  ...dayRange(query.get('start_date') ?? '', query.get('end_date') ?? '', today)
})

/** The filter's non-empty fields, as address and endpoint name them. */
export const balanceFields = ({ type, start, end }: BalanceFilter) => ({
  ...(type && { type }),
  ...(start && { start_date: start }),
  ...(end && { end_date: end })
})
