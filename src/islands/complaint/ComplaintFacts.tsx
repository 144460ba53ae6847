import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { shipmentStateText } from '#lib/order/shipment-state.ts'
import { complaintFormTexts, complaintPageTexts } from '#lib/complaint/texts.ts'

import { Section } from '#islands/ui/Section.tsx'
import { ComplaintLine } from './ComplaintLine.tsx'
import { PrivatePhoto } from './PrivatePhoto.tsx'

/** The shipments that did not come, with what became of each meanwhile. */
function LostShipments({ shipments }: { shipments: ComplaintDetail['lost_shipments'] }) {
  if (shipments.length === 0) return null
  return (
    <ul className="grid gap-2">
      {shipments.map(({ id, name, courier, resi, ...dates }) => (
        <li key={id} className="rounded-field bg-base-200 px-3 py-2 text-sm">
          <b>{name}</b> <span aria-hidden="true">·</span> {courier}{' '}
          <span className="break-all tabular">{resi}</span>
          <span className="block text-muted">{noBreak(shipmentStateText(dates))}</span>
        </li>
      ))}
    </ul>
  )
}

/** The pieces, the reason and the photos of a complaint. */
export function ComplaintFacts({ complaint }: { complaint: ComplaintDetail }) {
  const { kind, lines, reason, photos, lost_shipments: lost } = complaint
  const hasGoods = lines.length > 0
  return (
    <Section title={hasGoods ? complaintPageTexts.goods : complaintFormTexts.reason}>
      <div className="grid gap-4">
        <LostShipments shipments={lost} />
        {hasGoods && (
          <ul className="grid divide-y divide-base-300">
            {lines.map(line => (
              <li key={`${line.id} ${line.problem}`} className="py-3 first:pt-0 last:pb-0">
                <ComplaintLine kind={kind} line={line} />
              </li>
            ))}
          </ul>
        )}
        <div>
          {hasGoods && <h3 className="text-sm font-bold">{complaintFormTexts.reason}</h3>}
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </div>
        {photos.length > 0 && (
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
            {photos.map((address, place) => (
              // Their order never changes, but their addresses do.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <PrivatePhoto address={address} name={complaintPageTexts.photo(place + 1)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
