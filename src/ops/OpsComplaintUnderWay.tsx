import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import type { ShipmentKind } from '#lib/order/shipment-kinds.ts'

import type { OpsComplaint } from './complaint-store.ts'

const names: Record<Exclude<ShipmentKind, 'part'>, string> = {
  missing: 'Barang yang kurang',
  replacement: 'Barang pengganti',
  buyer_goods: 'Barang pembeli'
}

/** Warns who rules that goods are on their way to the buyer, or there: a refund does not call them back (ops-56). */
export function OpsComplaintUnderWay({ one: { sent_again: sent, shipments } }: { one: OpsComplaint }) {
  if (!sent) return null
  // An order has one open complaint: what a complaint sent last is its own.
  const kind = shipments.flatMap(shipment => (shipment.kind === 'part' ? [] : [shipment.kind])).at(-1)
  const { courier, resi, sent_at: sentAt, delivered_at: arrivedAt } = sent
  const where = arrivedAt
    ? `sudah sampai menurut kurir pada ${dateTime(arrivedAt)}`
    : `sedang dikirim sejak ${dateTime(sentAt)}`
  return (
    <p className="alert block alert-soft text-sm wrap-anywhere alert-warning text-base-content">
      {noBreak(`${names[kind ?? 'replacement']} ${where}`)} ({courier}, resi {resi}). Jika dana dikembalikan
      seluruhnya, pembeli menerima dana dan barang.
    </p>
  )
}
