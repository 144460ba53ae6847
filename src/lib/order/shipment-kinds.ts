/** What travels: a part of the order (D49), or what a complaint sends after it (D31). */
export const shipmentKinds = ['part', 'missing', 'replacement'] as const
export type ShipmentKind = (typeof shipmentKinds)[number]

/** Names of the shipments of an order that travels in parts. */
export const shipmentLabels: Record<ShipmentKind, string> = {
  part: 'Kiriman',
  missing: 'Kiriman barang kurang',
  replacement: 'Kiriman barang pengganti'
}
