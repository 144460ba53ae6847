import { useEffect } from 'react'

import { balanceTexts } from '#lib/money/texts.ts'
import { watchBalance } from '#lib/money/store/balance-list.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'
import { hearSteps } from '#islands/ui/back-closes.ts'
import { Section } from '#islands/ui/Section.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { BalanceFilters } from './BalanceFilters.tsx'
import { BalanceHistory } from './BalanceHistory.tsx'
import { BalanceSkeleton } from './BalanceSkeleton.tsx'
import { ExportButton } from './ExportButton.tsx'
import { MovementDialog } from './MovementDialog.tsx'

/** The buyer's Saldo: its balance and all movements. */
export function BalancePage() {
  return (
    <Guarded skeleton={<BalanceSkeleton />}>
      <Balance />
    </Guarded>
  )
}

function Balance() {
  useEffect(() => {
    hearSteps()
    return watchBalance()
  }, [])
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_1fr]">
      <BalanceCard />
      <Section title={balanceTexts.history} action={<ExportButton />}>
        <div className="grid grid-cols-1 gap-4">
          <BalanceFilters />
          <BalanceHistory />
        </div>
      </Section>
      <MovementDialog />
    </div>
  )
}
