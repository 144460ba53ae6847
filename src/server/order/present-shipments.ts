import { leftToShip, type LinePieces } from '#lib/order/parts.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { piecesOf } from '#lib/product/sale-units.ts'

import { countedIn } from './order-lines.ts'
import type { OrderLine } from './order-rows.ts'
import type { Order } from './postings.ts'
import { partsOf, type Shipment } from './read-shipments.ts'

/** The shipments of an order as its page shows them, and what of it is still to be shipped. */
export function toShipments(
  { restDueAt }: Order,
  lines: readonly OrderLine[],
  shipments: readonly Shipment[]
): Pick<OrderDetail, 'shipments' | 'rest'> {
  const named = (pieces: readonly LinePieces[]) =>
    pieces.flatMap(({ id, qty }) => {
      const line = lines.find(one => one.id === id)
      return line ? { id, name: line.name, qty, sale_unit: line.saleUnit } : []
    })
  const left = restDueAt ? leftToShip(lines, partsOf(shipments)) : []
  return {
    shipments: shipments.map(shipment => ({
      id: shipment.id,
      kind: shipment.kind,
      courier: shipment.courier,
      resi: shipment.trackingNumber,
      shipped_at: shipment.shippedAt.toISOString(),
      delivered_at: shipment.deliveredAt?.toISOString() ?? null,
      lost_at: shipment.lostAt?.toISOString() ?? null,
      lines: named(shipment.lines)
    })),
    rest: restDueAt && {
      pieces: piecesOf(countedIn(lines, left)),
      until: restDueAt.toISOString(),
      lines: named(left)
    }
  }
}
