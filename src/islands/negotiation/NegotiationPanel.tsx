import { CircleCheck, CircleX, Handshake, type LucideIcon, Truck } from 'lucide-react'

import { costLabels } from '#lib/core/cost-labels.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { negotiationLabels, negotiationNotes, otherWaysText } from '#lib/negotiation/texts.ts'
import type { Negotiation, OrderDetail } from '#lib/order/order-shapes.ts'
import type { NegotiationState } from '#lib/order/negotiation.ts'

import { Section } from '#islands/ui/Section.tsx'
import { LoadFacts } from './LoadFacts.tsx'
import { OfferList } from './OfferList.tsx'

const marks: Record<NegotiationState, readonly [Icon: LucideIcon, tone: string, frame: string]> = {
  asked: [Handshake, 'text-primary', 'border-base-300'],
  approved: [CircleCheck, 'text-success', 'border-success/50'],
  declined: [CircleX, 'text-error', 'border-error/50'],
  moved: [Truck, 'text-primary', 'border-base-300']
}

type Props = { order: OrderDetail; negotiation: Negotiation }

/** The negotiation's state, its messages, and what prevents its payment. */
export function NegotiationPanel({ order, negotiation }: Props) {
  return (
    <>
      <StateNote order={order} negotiation={negotiation} />
      <Section title={negotiationLabels.discuss}>
        <div className="grid gap-4">
          <LoadFacts
            load={negotiation.load}
            estimate={negotiation.estimate}
            discounted={
              order.negotiated?.is_agreed ? negotiation.estimate : (order.negotiated?.freight ?? null)
            }
          />
          <OfferList offers={negotiation.offers} isOnTop={negotiation.is_on_top} />
        </div>
      </Section>
    </>
  )
}

function StateNote({ order, negotiation }: Props) {
  const [Icon, tone, frame] = marks[negotiation.standing]
  const { title, text } = negotiationNotes[negotiation.standing]
  const freight = order.shipping_cost - order.shipping_discount + order.extra_cost
  const isDeclined = negotiation.standing === 'declined'
  return (
    <section role="status" className={`flex items-start gap-3 rounded-box border bg-base-100 p-4 ${frame}`}>
      <Icon className={`size-6 shrink-0 ${tone}`} aria-hidden="true" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className={`font-bold ${tone}`}>{title}</h2>
        {negotiation.may_pay && (
          <p>
            {costLabels.shipping} <b className="tabular">{freight === 0 ? 'Gratis' : rupiah(freight)}</b>
            {order.shipping_discount > 0 &&
              `, sudah dikurangi diskon ongkir toko ${rupiah(order.shipping_discount)}`}
          </p>
        )}
        <p className="text-sm text-muted">
          {text}
          {isDeclined && negotiation.ways.length > 0 && ` ${otherWaysText}`}
        </p>
        {isDeclined && !order.is_nego_shop && order.reason && (
          <p className="text-sm wrap-anywhere">
            <span className="text-muted">Alasan:</span> {order.reason}
          </p>
        )}
        {isDeclined && (
          <p className="text-sm font-semibold">
            {negotiation.offers_left > 0
              ? `Sisa kesempatan menawar: ${negotiation.offers_left} kali.`
              : 'Kesempatan menawar sudah habis.'}
          </p>
        )}
        {order.attention && (
          <p role="alert" className="text-sm font-semibold text-error">
            {order.attention}
          </p>
        )}
      </div>
    </section>
  )
}
