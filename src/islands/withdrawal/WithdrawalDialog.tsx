import { useStore } from '@nanostores/react'
import { SearchX } from 'lucide-react'
import { useEffect } from 'react'

import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { isMissing } from '#lib/core/browser/fetched.ts'
import {
  $withdrawal,
  closeWithdrawal,
  nameInAddress,
  reloadWithdrawal
} from '#lib/withdrawal/store/detail.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { withdrawalLabels, withdrawalNotes } from '#lib/withdrawal/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { WithdrawalActions } from './WithdrawalActions.tsx'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'

/** 'Detail Penarikan': one withdrawal, kept up to date; its history entry names it in the address. */
export function WithdrawalDialog({ id }: { id: number }) {
  useEffect(() => nameInAddress(id), [id])
  return (
    <Dialog title={withdrawalLabels.detail} onClose={closeWithdrawal}>
      <Detail />
    </Dialog>
  )
}

function Detail() {
  const { status, value, error } = useStore($withdrawal)
  if (status === 'error') {
    if (isMissing(error)) {
      return <EmptyNote icon={SearchX} title={withdrawalErrors.withdrawal_not_found.message} />
    }
    return <LoadError message={error?.message ?? ''} onRetry={() => void reloadWithdrawal()} />
  }
  if (!value) {
    return (
      <div
        className="h-96 skeleton"
        role="status"
        aria-busy="true"
        aria-label={withdrawalNotes.loadingDetail}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <StaleNote message={error?.message} />
      <WithdrawalFacts withdrawal={value} />
      <WithdrawalActions withdrawal={value} />
    </div>
  )
}
