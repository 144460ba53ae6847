import { CalendarDays, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dayRange, type DayRange, rangeText } from '#lib/format/day-range.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { Dialog } from './Dialog.tsx'

// Loaded on open, because the calendar is heavier than everything around it.
const RangeCalendar = lazy(() => import('./RangeCalendar.tsx'))

type Props = {
  range: DayRange
  /** Today in Jakarta; later days cannot be chosen. */
  today: string
  onChange: (range: DayRange) => void
}

const label = 'Tanggal'

/** A range of days in Jakarta, none in the future: a field that opens a calendar, as a sheet on phones. */
export function DateRangePicker({ range, today, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const text = noBreak(rangeText(range))
  return (
    <div className="relative min-w-0">
      <span className="absolute -top-2 left-2.5 z-10 bg-base-100 px-1 text-xs text-muted" aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        className="input h-11 w-full min-w-0 cursor-pointer justify-between text-start"
        aria-haspopup="dialog"
        aria-label={`${label}: ${text}`}
        onClick={() => setOpen(true)}
      >
        <CalendarDays className="size-5 shrink-0 text-muted" aria-hidden="true" />
        <span className="grow truncate">{text}</span>
        <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      </button>
      {isOpen && (
        <RangeDialog
          range={range}
          today={today}
          onClose={() => setOpen(false)}
          onChoose={chosen => {
            setOpen(false)
            onChange(dayRange(chosen.start, chosen.end, today))
          }}
        />
      )}
    </div>
  )
}

type DialogProps = Omit<Props, 'onChange'> & { onClose: () => void; onChoose: (range: DayRange) => void }

function RangeDialog({ range, today, onClose, onChoose }: DialogProps) {
  const [chosen, setChosen] = useState(range)
  const isEmpty = !chosen.start && !chosen.end
  // A single chosen day is a range of that day.
  const whole = chosen === range ? range : { start: chosen.start, end: chosen.end || chosen.start }
  return (
    <Dialog title="Pilih tanggal" onClose={onClose}>
      <Suspense
        fallback={
          <div className="h-88 skeleton" role="status" aria-busy="true" aria-label="Memuat kalender" />
        }
      >
        <RangeCalendar range={chosen} today={today} onChoose={setChosen} />
      </Suspense>
      <p role="status" className="mt-3 text-center text-sm text-muted">
        {isEmpty ? 'Pilih tanggal awal dan akhir' : noBreak(rangeText(whole))}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button look="outline" onClick={() => onChoose({ start: '', end: '' })}>
          Semua tanggal
        </Button>
        <Button look="primary" disabled={isEmpty} onClick={() => onChoose(whole)}>
          Terapkan
        </Button>
      </div>
    </Dialog>
  )
}
