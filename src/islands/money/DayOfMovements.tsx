import { clockTime, date } from '#lib/format/dates.ts'
import { dayStart } from '#lib/format/jakarta-day.ts'
import { movementNames } from '#lib/money/texts.ts'
import type { BalanceEntry } from '#lib/money/store/balance-list.ts'
import { openEntry } from '#lib/money/store/balance-entry.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { MovementMark } from './MovementMark.tsx'
import { SignedAmount } from './SignedAmount.tsx'

/** The movements of one day; each opens its detail. */
export function DayOfMovements({ day, movements }: { day: string; movements: BalanceEntry[] }) {
  return (
    <section aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} className="mb-1 text-sm font-semibold text-muted">
        {noBreak(date(dayStart(day)))}
      </h3>
      <ul className="divide-y divide-base-300">
        {movements.map(movement => (
          <li key={movement.id}>
            <Movement movement={movement} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Movement({ movement }: { movement: BalanceEntry }) {
  const { id, code, type, amount, remark, date: at } = movement
  return (
    <button
      type="button"
      className="-mx-2 flex w-[calc(100%+1rem)] cursor-pointer items-center gap-3 rounded-field px-2 py-3 text-start hover:bg-base-200"
      aria-haspopup="dialog"
      onClick={() => openEntry(id)}
    >
      <MovementMark code={code} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-semibold">{movementNames[code]}</span>
          <SignedAmount type={type} amount={amount} className="ml-auto" />
        </span>
        <span className="flex items-baseline justify-between gap-3 text-sm text-muted">
          <span className="min-w-0 wrap-anywhere">{remark}</span>
          <time dateTime={at} className="shrink-0 tabular">
            {clockTime(at)}
          </time>
        </span>
      </span>
    </button>
  )
}
