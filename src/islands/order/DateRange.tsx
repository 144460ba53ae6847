import { dayRange } from '#lib/order/filter.ts'

type Props = {
  /** Days like '2026-01-31'; empty where the range is open. */
  start: string
  end: string
  today: string
  onChange: (range: { start: string; end: string }) => void
}

/** From and until a day, none in the future. A reversed range is turned around. */
export function DateRange({ start, end, today, onChange }: Props) {
  const change = (from: string, until: string) => onChange(dayRange(from, until, today))
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3 sm:col-span-2 lg:col-span-1">
      <legend className="sr-only">Rentang tanggal</legend>
      <Day label="Dari tanggal" value={start} max={today} onChange={day => change(day, end)} />
      <Day label="Sampai tanggal" value={end} max={today} onChange={day => change(start, day)} />
    </fieldset>
  )
}

type DayProps = { label: string; value: string; max: string; onChange: (day: string) => void }

function Day({ label, value, max, onChange }: DayProps) {
  return (
    <label className="relative min-w-0">
      <span className="absolute -top-2 left-2.5 z-10 bg-base-100 px-1 text-xs text-muted">{label}</span>
      <input
        type="date"
        className="input h-11 w-full min-w-0"
        value={value}
        max={max}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}
