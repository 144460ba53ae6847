import { useStore } from '@nanostores/react'

import { $place } from '../console-place.ts'
import { setFilter } from './set-filter.ts'

/** The first and the last day of a table, `from` and `to` in the address. */
export const DayFilters = () => (
  <>
    <Day name="from" label="Dari tanggal" />
    <Day name="to" label="Sampai tanggal" />
  </>
)

function Day({ name, label }: { name: string; label: string }) {
  return (
    <input
      type="date"
      className="input-bordered input h-11 w-40"
      aria-label={label}
      value={useStore($place).query[name] ?? ''}
      onChange={event => setFilter(name)(event.target.value)}
    />
  )
}
