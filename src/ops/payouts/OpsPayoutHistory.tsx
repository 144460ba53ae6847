import { useStore } from '@nanostores/react'

import { ShopFilter } from '../goods/ShopFilter.tsx'
import { OpsKeysetPages } from '../OpsKeysetPages.tsx'
import { OpsLoaded } from '../OpsLoaded.tsx'
import { OpsPeriod } from '../OpsPeriod.tsx'
import { $historyPassed, $historyScope, idsPassed, payoutHistory } from './payout-store.ts'
import { PayoutList } from './PayoutList.tsx'

/** Transfers to and from all shops in a period, or of one, the last first (ops-206, ops-209). */
export function OpsPayoutHistory() {
  const of = useStore($historyScope)
  const passed = useStore($historyPassed)
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <OpsPeriod />
      <ShopFilter />
      <OpsLoaded of={payoutHistory}>
        {({ payouts, next }) => (
          <>
            <PayoutList payouts={payouts} hasShops onReturned={payoutHistory.refresh} />
            <OpsKeysetPages
              passed={idsPassed(passed, of)}
              next={next}
              onPass={ids => $historyPassed.set({ of, ids })}
            />
          </>
        )}
      </OpsLoaded>
    </section>
  )
}
