import { type ClassNames, DayPicker } from 'react-day-picker'
import { id } from 'react-day-picker/locale/id'

import { buttonClass } from '#components/ui/button-class.ts'
import type { DayRange } from '#lib/format/day-range.ts'

type Props = { range: DayRange; today: string; onChoose: (range: DayRange) => void }

/** Weekdays from Sunday, as in Indonesian calendars. */
const weekdays = ['MIN', 'SEN', 'SEL', 'RAB', 'KAM', 'JUM', 'SAB']

const turn = buttonClass('ghost', 'square', 'aria-disabled:opacity-40')
const looks: Partial<ClassNames> = {
  root: 'mx-auto w-fit select-none',
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: turn,
  button_next: turn,
  chevron: 'size-5 fill-current',
  month_caption: 'grid h-11 place-items-center font-semibold',
  month_grid: 'mt-2 border-collapse',
  weekday: 'h-8 w-11 text-xs font-semibold text-muted',
  day: 'group size-11 p-0 text-center text-sm',
  // The two ends are filled, the days between them form a band.
  range_start: 'is-end',
  range_end: 'is-end',
  range_middle: 'bg-base-300 font-semibold first:rounded-l-field last:rounded-r-field',
  day_button:
    'size-11 cursor-pointer rounded-field tabular hover:outline-1 hover:outline-base-content focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-base-content disabled:cursor-not-allowed disabled:text-muted disabled:line-through disabled:outline-none group-[.is-end]:bg-primary group-[.is-end]:font-bold group-[.is-end]:text-primary-content group-data-[today=true]:underline group-data-[today=true]:underline-offset-4'
}

/** The calendar of a range; no day after today, and no later month. */
export default function RangeCalendar({ range, today, onChoose }: Props) {
  const last = toDate(today)
  const { start, end } = range
  // A range without a start is shown as its one day.
  const selected =
    start || end ? { from: toDate(start || end), to: end ? toDate(end) : undefined } : undefined
  return (
    <DayPicker
      mode="range"
      autoFocus
      resetOnSelect
      locale={id}
      weekStartsOn={0}
      today={last}
      endMonth={last}
      defaultMonth={selected?.to ?? selected?.from ?? last}
      disabled={{ after: last }}
      formatters={{ formatWeekdayName: day => weekdays[day.getDay()] ?? '' }}
      classNames={looks}
      selected={selected}
      onSelect={chosen => onChoose({ start: toDay(chosen?.from), end: toDay(chosen?.to) })}
    />
  )
}

/** The calendar uses local dates: '2026-11-22' becomes that day in the browser's own time zone. */
const toDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const two = (n: number) => String(n).padStart(2, '0')
const toDay = (date: Date | undefined): string =>
  date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : ''
