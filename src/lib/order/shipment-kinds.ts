/** What travels: a part of the order (D49), or what a complaint sends after it (D31). */
export const shipmentKinds = ['part', 'missing', 'replacement'] as const
export type ShipmentKind = (typeof shipmentKinds)[number]

/** Names of shipments, of parts without their number. */
const shipmentLabels: Record<ShipmentKind, string> = {
  part: 'Kiriman',
  missing: 'Kiriman barang kurang',
  replacement: 'Kiriman barang pengganti'
}

type Named = { id: number; kind: ShipmentKind }

/** Names of an order's shipments by their ids; parts are numbered: 'Kiriman 1' */
export function shipmentNames(shipments: readonly Named[]): Map<number, string> {
  const parts = shipments.filter(({ kind }) => kind === 'part').map(({ id }) => id)
  return new Map(
    shipments.map(({ id, kind }) => [
      id,
      kind === 'part' ? `${shipmentLabels.part} ${parts.indexOf(id) + 1}` : shipmentLabels[kind]
    ])
  )
}
