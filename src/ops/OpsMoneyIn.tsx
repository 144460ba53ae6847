import { useStore } from '@nanostores/react'

import { $caller } from './console-store.ts'
import { OpsBankReport } from './OpsBankReport.tsx'
import { OpsTopUp } from './OpsTopUp.tsx'

/** What the bank reports, and Saldo that is credited by hand; both ask first, with the sum in words. */
export function OpsMoneyIn() {
  const maySettle = useStore($caller)?.calls.includes('POST /ops/payment/settle')
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {maySettle && <OpsBankReport />}
      <OpsTopUp />
    </div>
  )
}
