import { Check, X } from 'lucide-react'

import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { Section } from '#islands/ui/Section.tsx'

/** The steps of an order with their times. */
export function OrderTimeline({ steps }: { steps: OrderDetail['timeline'] }) {
  return (
    <Section title="Status Pesanan">
      <ol className="grid gap-3">
        {steps.map(({ step, label, is_done, date }) => (
          <li key={step} className="flex items-center gap-3 text-sm">
            <Mark isDone={is_done} isEnd={step === 'cancelled'} />
            <span className={is_done ? 'font-semibold' : 'text-muted'}>
              {label}
              <span className="sr-only">{is_done ? ', selesai' : ', belum'}</span>
            </span>
            {date && <span className="ml-auto text-right text-muted tabular">{noBreak(dateTime(date))}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Mark({ isDone, isEnd }: { isDone: boolean; isEnd: boolean }) {
  const Icon = isEnd ? X : Check
  const done = isEnd ? 'bg-error text-error-content' : 'bg-success text-success-content'
  return (
    <span
      className={`grid size-6 shrink-0 place-items-center rounded-full ${isDone ? done : 'border-2 border-base-300'}`}
    >
      {isDone && <Icon className="size-4" aria-hidden="true" />}
    </span>
  )
}
