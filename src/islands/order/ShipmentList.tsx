import { serverNow } from '#lib/core/api/server-time.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { shippedSoFarText } from '#lib/order/part-texts.ts'
import { shipmentNames } from '#lib/order/shipment-kinds.ts'
import { isInComplaint } from '#lib/order/status.ts'
import { shipmentStateText } from '#lib/order/shipment-state.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'

type Shipment = OrderDetail['shipments'][number]

/** How far an order in parts was shipped, then each shipment with its pieces (order-106). */
export function ShipmentList({ order }: { order: OrderDetail }) {
  const { products, shipments, rest } = order
  if (shipments.length === 0) return null
  const names = shipmentNames(shipments, 'Anda')
  const shipped = shipments.flatMap(({ kind, lines }) => (kind === 'part' ? lines : []))
  const soFar = shippedSoFarText({
    isPaused: isInComplaint(order),
    now: serverNow(),
    all: products,
    shipped,
    rest
  })
  return (
    <div className="mb-4 grid gap-3">
      {soFar && <p className="text-sm font-semibold">{noBreak(soFar)}</p>}
      <ul className="grid gap-3">
        {shipments.map(shipment => (
          <li key={shipment.id} className="rounded-field border border-base-300 p-3">
            <OneShipment name={names.get(shipment.id) ?? ''} shipment={shipment} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OneShipment({ name, shipment }: { name: string; shipment: Shipment }) {
  const { courier, resi, lines } = shipment
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm text-muted">{noBreak(shipmentStateText(shipment))}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span>{courier}</span>
        <span className="font-semibold break-all tabular">{resi}</span>
        <CopyButton text={resi} label={`Salin nomor resi ${name}`} message="Nomor resi berhasil disalin" />
      </p>
      <ul className="text-sm">
        {lines.map(line => (
          <li key={line.id}>
            {noBreak(quantityOf(line.qty, line.sale_unit))} {noBreak(line.name)}
          </li>
        ))}
      </ul>
    </>
  )
}
