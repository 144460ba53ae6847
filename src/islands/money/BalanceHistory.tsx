import { useStore } from '@nanostores/react'
import { ReceiptText } from 'lucide-react'

import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { Button } from '#components/ui/Button.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { isNarrowed } from '#lib/money/balance-filter.ts'
import { byDay } from '#lib/money/by-day.ts'
import { balanceTexts } from '#lib/money/texts.ts'
import { $balanceList, loadMoreBalance, narrowBalance, reloadBalance } from '#lib/money/store/balance-list.ts'

import { ListFoot } from '#islands/catalogue/ListFoot.tsx'
import { withRestoredFocus } from '#islands/ui/focus-place.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { DayOfMovements } from './DayOfMovements.tsx'
import { HistorySkeleton } from './BalanceSkeleton.tsx'

/** The balance movements by day, in the list's four states. */
export function BalanceHistory() {
  const { status, entries, filter, error, next, more, moreError } = useStore($balanceList)
  if (status === 'loading') return <HistorySkeleton />
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void reloadBalance()} />
  }
  if (entries.length === 0) return <NoMovements isSearch={isNarrowed(filter)} />
  return (
    <>
      <StaleNote message={error?.message} />
      {byDay(entries).map(({ day, entries: movements }) => (
        <DayOfMovements key={day} day={day} movements={movements} />
      ))}
      <ListFoot
        next={next}
        status={more}
        {...(moreError && { message: moreError.message })}
        loadMore={() => void loadMoreBalance()}
      />
    </>
  )
}

function NoMovements({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyNote
      icon={ReceiptText}
      title={balanceTexts.empty}
      text={isSearch ? balanceTexts.emptyFiltered : balanceTexts.emptyEver}
    >
      {isSearch && (
        <Button
          look="secondary"
          onClick={() => void withRestoredFocus(() => narrowBalance({ type: '', start: '', end: '' }))}
        >
          Hapus semua filter
        </Button>
      )}
    </EmptyNote>
  )
}
