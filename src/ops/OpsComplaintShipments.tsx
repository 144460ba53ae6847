import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { restText } from '#lib/order/part-texts.ts'
import { shipmentNames } from '#lib/order/shipment-kinds.ts'
import { shipmentStateText } from '#lib/order/shipment-state.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import type { OpsComplaint } from './complaint-store.ts'
import { OpsComplaintPhotos } from './OpsComplaintPhotos.tsx'

type Props = { one: OpsComplaint }
type Shipment = OpsComplaint['shipments'][number]

/** How the goods of the order travel: all its shipments, what is left to ship, and what the courier reported. */
export function OpsComplaintShipments({ one: { shipping, shipments, rest, trace } }: Props) {
  const names = shipmentNames(shipments, 'pembeli')
  const travelsAsOne = shipments.every(({ kind }) => kind !== 'part')
  return (
    <>
      <p className="text-muted">
        {shipping.courier} {shipping.service}
        {/* In parts each has a number and dates of its own. */}
        {travelsAsOne && (
          <Dates resi={shipping.resi} sent={shipping.sent_at} arrived={shipping.delivered_at} />
        )}
      </p>
      <ul aria-label="Kiriman" className="grid gap-2 empty:hidden">
        {shipments.map(shipment => (
          <li key={shipment.id}>
            <OneShipment name={names.get(shipment.id) ?? ''} shipment={shipment} />
          </li>
        ))}
      </ul>
      {rest && (
        <p>
          <b>{noBreak(restText(rest.pieces, rest.until))}</b>: {piecesOf(rest.lines)}
        </p>
      )}
      {trace.length > 0 && (
        <details open>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            Laporan kurir ({trace.length})
          </summary>
          <ol className="mt-1 grid gap-2">
            {trace.map((entry, at) => (
              <li key={at}>
                <span className="text-xs text-muted">
                  {noBreak(dateTime(entry.date))}
                  {entry.shipment_id !== null && ` · ${names.get(entry.shipment_id) ?? ''}`}
                  {entry.place && ` · ${entry.place}`}
                </span>
                <p className="wrap-anywhere">{entry.detail}</p>
                <OpsComplaintPhotos addresses={[entry.photo]} of={`kurir: ${entry.detail}`} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function OneShipment({ name, shipment }: { name: string; shipment: Shipment }) {
  const { courier, resi, shipped_at: sent, lines } = shipment
  return (
    <>
      <p className="wrap-anywhere">
        <b>{name}</b>: {piecesOf(lines)}
      </p>
      <p className="text-muted">
        {courier}
        <Dates resi={resi} sent={sent} /> · {noBreak(shipmentStateText(shipment))}
      </p>
    </>
  )
}

type DatesProps = { resi: string | null; sent: string | null; arrived?: string | null }

function Dates({ resi, sent, arrived }: DatesProps) {
  return (
    <span className="wrap-anywhere">
      {resi && ` · resi ${resi}`}
      {sent && ` · dikirim ${noBreak(dateTime(sent))}`}
      {arrived && ` · sampai ${noBreak(dateTime(arrived))}`}
    </span>
  )
}

const piecesOf = (lines: Shipment['lines']): string =>
  noBreak(lines.map(({ qty, sale_unit, name }) => `${quantityOf(qty, sale_unit)} ${name}`).join(', '))
