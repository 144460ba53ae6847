import { shipmentNames } from '#lib/order/shipment-kinds.ts'

import type { OpsOrder } from './console-lists.ts'

type Props = { order: OpsOrder; value: string; onChange: (id: string) => void }

/** Which shipment of an order is meant, where several are under way or a complaint sent one. */
export function OpsShipment({ order: { code, shipments }, value, onChange }: Props) {
  const underWay = shipments.filter(({ delivered_at }) => !delivered_at)
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
