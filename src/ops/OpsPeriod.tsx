import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'

import { $place, setQuery } from './console-place.ts'
import { lastDays, periodOf, periods } from './period.ts'

/** Chooses the period that stands in the address: the last days by a button, or two days. Its list begins again at the first page. */
export function OpsPeriod() {
  const { from, to } = periodOf(useStore($place).query)
  const set = (period: { from: string; to: string }) => setQuery({ ...period, page: undefined }, true)
  const day = 'input-bordered input h-11 w-40'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div role="group" aria-label="Periode" className="join">
        {periods.map(count => {
          const period = lastDays(count)
          const isOn = period.from === from && period.to === to
          return (
            <Button
              key={count}
              look={isOn ? 'soft' : 'plain'}
              className="join-item"
              aria-pressed={isOn}
              onClick={() => set(period)}
            >
              {count} hari
            </Button>
          )
        })}
      </div>
      <input
        type="date"
        className={day}
        aria-label="Dari tanggal"
        value={from}
        max={to}
        onChange={event => event.target.value && set({ from: event.target.value, to })}
      />
      <input
        type="date"
        className={day}
        aria-label="Sampai tanggal"
        value={to}
        min={from}
        onChange={event => event.target.value && set({ from, to: event.target.value })}
      />
    </div>
  )
}
