import { useStore } from '@nanostores/react'

import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { $complaintForm, $formProblems } from '#lib/complaint/store/form.ts'
import { toggleShipment } from '#lib/complaint/store/lines.ts'
import { complaintFormTexts, complaintTexts } from '#lib/complaint/texts.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

type Shipment = ComplaintOptions['shipments'][number]

/** The parts of the order: those that have not arrived are chosen as a whole (complaint-2). */
export function ShipmentChoice({ options }: { options: ComplaintOptions }) {
  return (
    <ul className="grid gap-2">
      {options.shipments.map(shipment => (
        <li key={shipment.id}>
          <Row shipment={shipment} lines={options.lines} />
        </li>
      ))}
    </ul>
  )
}

function stateOf({ delivered_at: arrived, from }: Shipment): string {
  if (arrived) return complaintFormTexts.byCourier(`${dateTime(arrived)} WIB`)
  return from ? `Dalam perjalanan. ${complaintTexts.afterEstimate(new Date(from))}` : 'Dalam perjalanan'
}

function Row({ shipment, lines }: { shipment: Shipment; lines: ComplaintOptions['lines'] }) {
  const { shipments } = useStore($complaintForm)
  const { shipments: problem } = useStore($formProblems)
  const { id, name, courier, resi, from } = shipment
  const isChosen = shipments.includes(id)
  return (
    <label
      className={`flex items-start gap-3 rounded-field border p-3 ${from ? '' : 'cursor-pointer'} ${
        isChosen ? 'border-primary bg-base-200' : 'border-base-300'
      }`}
    >
      <input
        type="checkbox"
        className="checkbox mt-0.5 shrink-0 checkbox-primary"
        aria-invalid={problem !== undefined}
        disabled={from !== null}
        checked={isChosen}
        onChange={() => toggleShipment(id)}
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold">{name}</span>
        <span className="text-sm break-all">
          {courier} {resi}
        </span>
        {shipment.lines.map(piece => {
          const line = lines.find(one => one.id === piece.id)
          return (
            line && (
              <span key={piece.id} className="text-sm">
                {noBreak(quantityOf(piece.qty, line.sale_unit))} {noBreak(line.name)}
              </span>
            )
          )
        })}
        <span className="text-sm text-muted">{noBreak(stateOf(shipment))}</span>
      </span>
    </label>
  )
}
