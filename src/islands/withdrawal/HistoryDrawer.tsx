import { useStore } from '@nanostores/react'
import { Landmark } from 'lucide-react'
import { useEffect } from 'react'

import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { accountNameOf } from '#lib/withdrawal/account-name.ts'
import { showWithdrawal } from '#lib/withdrawal/store/detail.ts'
import {
  $withdrawals,
  loadMoreWithdrawals,
  openHistory,
  reloadWithdrawals,
  type WithdrawalRow
} from '#lib/withdrawal/store/history.ts'
import { withdrawalLabels, withdrawalNotes } from '#lib/withdrawal/texts.ts'

import { ListFoot } from '#islands/catalogue/ListFoot.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { BankMark } from './BankMark.tsx'
import { WithdrawalBadge } from './WithdrawalBadge.tsx'

/** At the right edge over the whole height; the whole screen on phones. */
const rightEdge = {
  modal: 'modal-end',
  box: 'h-dvh max-h-none w-full max-w-none rounded-none sm:w-[28rem]'
}

/** 'Riwayat Penarikan': all withdrawals, the newest first. */
export function HistoryDrawer({ onClose }: { onClose: () => void }) {
  useEffect(openHistory, [])
  return (
    <Dialog title={withdrawalLabels.history} place={rightEdge} onClose={onClose}>
      <List />
    </Dialog>
  )
}

function List() {
  const { status, list, error, next, more, moreError } = useStore($withdrawals)
  if (status === 'loading') {
    return (
      <div className="grid gap-3" role="status" aria-busy="true" aria-label={withdrawalNotes.loadingHistory}>
        {[1, 2, 3, 4].map(row => (
          <div key={row} className="h-16 skeleton" />
        ))}
      </div>
    )
  }
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void reloadWithdrawals()} />
  }
  if (list.length === 0) {
    return <EmptyNote icon={Landmark} title={withdrawalNotes.emptyTitle} text={withdrawalNotes.empty} />
  }
  return (
    <>
      <StaleNote message={error?.message} />
      <ul className="divide-y divide-base-300">
        {list.map(one => (
          <li key={one.id}>
            <Row withdrawal={one} />
          </li>
        ))}
      </ul>
      <ListFoot
        next={next}
        status={more}
        {...(moreError && { message: moreError.message })}
        loadMore={() => void loadMoreWithdrawals()}
      />
    </>
  )
}

function Row({ withdrawal }: { withdrawal: WithdrawalRow }) {
  const { id, nominal, status, date, bank_code: code, bank_name: bank } = withdrawal
  return (
    <button
      type="button"
      className="-mx-2 flex w-[calc(100%+1rem)] cursor-pointer items-center gap-3 rounded-field px-2 py-3 text-start hover:bg-base-200"
      aria-haspopup="dialog"
      onClick={() => showWithdrawal(id)}
    >
      <BankMark code={code} name={bank} />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="flex items-center justify-between gap-3">
          <b className="tabular">{rupiah(nominal)}</b>
          <WithdrawalBadge status={status} />
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
          <span>{noBreak(accountNameOf(withdrawal))}</span>
          <time dateTime={date} className="tabular">
            {noBreak(dateTime(date))}
          </time>
        </span>
      </span>
    </button>
  )
}
