import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import {
  $openWithdrawal,
  closeWithdrawal,
  openFromAddress,
  watchWithdrawals
} from '#lib/withdrawal/store/detail.ts'
import { $withdrawalForm, openForm } from '#lib/withdrawal/store/form.ts'
import { $requested, $verifyStep, closeVerifying } from '#lib/withdrawal/store/request.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'
import { hearSteps } from '#islands/ui/back-closes.ts'
import { useLoaded } from '#islands/ui/use-loaded.ts'
import { AccountChoice } from './AccountChoice.tsx'
import { AmountField } from './AmountField.tsx'
import { BalanceHead } from './BalanceHead.tsx'
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx'
import { WithdrawSummary } from './WithdrawSummary.tsx'

/** /withdraw: takes Saldo to a bank account, and shows what was taken before. */
export function WithdrawPage() {
  return (
    <Guarded skeleton={<WithdrawSkeleton />}>
      <Withdraw />
    </Guarded>
  )
}

function closeAll(): void {
  closeVerifying()
  closeWithdrawal()
  $requested.set(undefined)
}

function Withdraw() {
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { isRest, isTooLow } = useStore($withdrawalForm)
  useEffect(() => {
    hearSteps()
    openForm()
    openFromAddress()
    const stop = watchWithdrawals()
    return () => {
      stop()
      // A session that ended meanwhile leaves nothing open for the next person.
      closeAll()
    }
  }, [])
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_22rem]">
      <div className="grid grid-cols-1 gap-4">
        <BalanceHead onHistory={() => setHistoryOpen(true)} />
        {!isTooLow && !isRest && <AmountField />}
        {!isTooLow && <AccountChoice />}
      </div>
      <WithdrawSummary />
      <Overlays isHistoryOpen={isHistoryOpen} onHistoryClose={() => setHistoryOpen(false)} />
    </div>
  )
}

/** The overlays; their code is loaded with the first of them. */
function Overlays({ isHistoryOpen, onHistoryClose }: { isHistoryOpen: boolean; onHistoryClose: () => void }) {
  const overlays = useLoaded(() => import('./WithdrawOverlays.tsx'))
  const openId = useStore($openWithdrawal)
  const step = useStore($verifyStep)
  const isWanted = isHistoryOpen || openId !== undefined || step !== undefined
  const { reload } = overlays
  useEffect(() => {
    if (isWanted) reload()
    // With each opening, because a load may have failed; a loaded module is there at once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted])
  const WithdrawOverlays = overlays.module?.WithdrawOverlays
  if (!WithdrawOverlays) return null
  return <WithdrawOverlays isHistoryOpen={isHistoryOpen} onHistoryClose={onHistoryClose} />
}
