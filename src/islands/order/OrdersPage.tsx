import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $orderList, watchOrders } from '#lib/order/store/order-list.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'
import { hearSteps } from '#islands/ui/back-closes.ts'
import { BoughtAgainDialog } from './BoughtAgainDialog.tsx'
import { OrderDialogs } from './OrderDialogs.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { OrderTabs } from './OrderTabs.tsx'

/** The buyer's orders by tab, narrowed by search, type, courier and days. */
export function OrdersPage() {
  return (
    <Guarded skeleton={<OrdersSkeleton />}>
      <Orders />
    </Guarded>
  )
}

function Orders() {
  const { tab } = useStore($orderList)
  useEffect(() => {
    hearSteps()
    return watchOrders()
  }, [])
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* Complaints are not narrowed by them. */}
      {tab !== 'complain' && <OrderFilters />}
      <OrderTabs selected={tab} />
      <OrderPanel tab={tab} />
      <OrderDialogs />
      <BoughtAgainDialog />
    </div>
  )
}
