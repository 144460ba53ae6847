import { useStore } from '@nanostores/react'

import { $place, setQuery } from '../console-place.ts'
import { ShopPick } from '../goods/ShopPick.tsx'
import { useMay } from '../may-call.ts'
import { OpsKeysetPages } from '../OpsKeysetPages.tsx'
import { OpsLoaded } from '../OpsLoaded.tsx'
import { OpsPeriod } from '../OpsPeriod.tsx'
import { idOf } from '../table/part-query.ts'
import { $historyPassed, $historyScope, idsPassed, payoutHistory } from './payout-store.ts'
import { PayoutList } from './PayoutList.tsx'

/** Transfers to and from all shops in a period, or of one, the last first (ops-206, ops-209). */
export function OpsPayoutHistory() {
  const of = useStore($historyScope)
  const { query } = useStore($place)
  const mayNameShop = useMay('GET /ops/shop')
  const passed = useStore($historyPassed)
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <OpsPeriod />
      {mayNameShop && (
        <ShopPick
          label="Toko"
          isBare
          chosen={idOf(query['shop'])}
          onPick={id => setQuery({ shop: id?.toString() }, true)}
        />
      )}
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
