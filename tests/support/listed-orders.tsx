import { useStore } from '@nanostores/react'

import { orders } from '#ops/order-store.ts'
import { OpsOrderSteps } from '#ops/OpsOrderSteps.tsx'

/** The steps of every listed order, as the console has them beside its table. */
export function ListedOrders() {
  const { value } = useStore(orders.$state)
  return (
    <ul>
      {value?.items.map(order => (
        <li key={order.id}>
          {order.code} {order.status_label}
          <OpsOrderSteps order={order} />
        </li>
      ))}
    </ul>
  )
}
