/**
 * What travels: a part of the order (D49), or what a complaint sends after it (D31). `buyer_goods` are those that the
 * buyer had sent back and gets again after a rejection (complaint-9).
 */
export const shipmentKinds = ['part', 'missing', 'replacement', 'buyer_goods'] as const
export type ShipmentKind = (typeof shipmentKinds)[number]

/** What the buyer is called where a shipment is named: by the buyer's own page, and at the counter. */
type BuyerName = 'Anda' | 'pembeli'

/** Names of shipments, of parts without their number. */
const shipmentLabels: Record<ShipmentKind, (buyer: BuyerName) => string> = {
  part: () => 'Kiriman',
  missing: () => 'Kiriman barang kurang',
  replacement: () => 'Kiriman barang pengganti',
  buyer_goods: buyer => `Barang ${buyer} yang dikirim kembali`
}

type Named = { id: number; kind: ShipmentKind }

/** Names of an order's shipments by their ids; parts are numbered: 'Kiriman 1' */
export function shipmentNames(shipments: readonly Named[], buyer: BuyerName): Map<number, string> {
  const parts = shipments.filter(({ kind }) => kind === 'part').map(({ id }) => id)
  return new Map(
    shipments.map(({ id, kind }) => {
      const label = shipmentLabels[kind](buyer)
      return [id, kind === 'part' ? `${label} ${parts.indexOf(id) + 1}` : label]
    })
  )
}
