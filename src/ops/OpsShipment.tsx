import { isDone } from '#lib/order/goods-now.ts'
import { shipmentNames } from '#lib/order/shipment-kinds.ts'

import type { OpsOrder } from './order-store.ts'

type Props = { order: OpsOrder; value: string; onChange: (id: string) => void }

/** Which shipment of an order is meant, where several are under way or a complaint sent one. */
export function OpsShipment({ order, value, onChange }: Props) {
  const { code, shipments } = order
  // What was lost may turn up once the order is done (order-114).
  const underWay = shipments.filter(one => !one.delivered_at && (!one.lost_at || isDone(order)))
  if (underWay.length < 2 && underWay.every(({ kind }) => kind === 'part')) return null
  const names = shipmentNames(shipments, 'pembeli')
  return (
    <select
      className="select-bordered select h-11 w-auto"
      aria-label={`Kiriman ${code}`}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">Semua kiriman</option>
      {underWay.map(({ id, resi }) => (
        <option key={id} value={id}>
          {names.get(id)}: {resi}
        </option>
      ))}
    </select>
  )
}
