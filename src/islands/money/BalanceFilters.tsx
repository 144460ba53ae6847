import { useStore } from '@nanostores/react'
import { Check } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { serverNow } from '#lib/core/api/server-time.ts'
import { jakartaDay } from '#lib/format/dates.ts'
import { balanceTexts, movementTypeNames } from '#lib/money/texts.ts'
import { $balanceList, narrowBalance } from '#lib/money/store/balance-list.ts'

import { DateRangePicker } from '#islands/ui/DateRangePicker.tsx'

const types = [
  { type: '', name: balanceTexts.all },
  { type: 'debit', name: movementTypeNames.debit },
  { type: 'credit', name: movementTypeNames.credit }
] as const

/** The history's filters, which are part of the address too. */
export function BalanceFilters() {
  const { filter } = useStore($balanceList)
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_17rem]">
      <div role="group" aria-label="Jenis transaksi" className="flex gap-2">
        {types.map(({ type, name }) => {
          const isChosen = filter.type === type
          return (
            <Button
              key={type}
              look={isChosen ? 'soft' : 'outline'}
              className="grow gap-1 px-2 sm:grow-0 sm:px-3"
              aria-pressed={isChosen}
              onClick={() => narrowBalance({ type })}
            >
              {isChosen && <Check className="size-4" aria-hidden="true" />}
              {name}
            </Button>
          )
        })}
      </div>
      <DateRangePicker
        range={filter}
        today={jakartaDay(serverNow())}
        onChange={({ start, end }) => narrowBalance({ start, end })}
      />
    </div>
  )
}
