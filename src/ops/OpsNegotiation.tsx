import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { goodsOf, stateLabels } from './negotiation-columns.tsx'
import type { OpsNegotiation as Negotiation } from './negotiation-store.ts'
import { OpsNegotiationAnswer } from './OpsNegotiationAnswer.tsx'
import { OpsNegotiationOffers } from './OpsNegotiationOffers.tsx'
import { OpsSeeOrder } from './OpsSeeOrder.tsx'
import { OpsSite } from './OpsSite.tsx'

/** One negotiation: what goes where, every offer, and the answers that are due; also after it has ended. */
export function OpsNegotiation({ order }: { order: Negotiation }) {
  const { code, nego: negotiation, deadline, shipping } = order
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={`Negosiasi ${code}`}>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-lg font-bold">{code}</h2>
          <span className="badge">
            {negotiation ? stateLabels[negotiation.standing] : order.status_label}
          </span>
        </div>
        {deadline && (
          <p className="text-sm">
            {deadline.label} {noBreak(dateTime(deadline.at))}
          </p>
        )}
      </div>
      <p className="text-sm text-muted">
        {order.buyer.name} · {order.shop.name} · {shipping.courier} {shipping.service} · total{' '}
        <b className="text-base-content tabular">{rupiah(order.grand_total)}</b>
      </p>
      <p className="text-sm wrap-anywhere">{noBreak(goodsOf(order))}</p>
      {negotiation ? (
        <>
          <p className="text-sm wrap-anywhere">{negotiation.address}</p>
          <OpsSite site={order.site} />
          <Load of={negotiation} cost={order.shipping_cost} />
          <OpsNegotiationOffers order={order} offers={negotiation.offers} />
        </>
      ) : (
        <p className="text-sm">Negosiasi sudah berakhir.</p>
      )}
      {order.steps.includes('approve') && <OpsNegotiationAnswer order={order} />}
      <OpsSeeOrder code={code} />
    </article>
  )
}

const figure = (value: number) => value.toLocaleString('id-ID')

function Load({ of: { load, estimate }, cost }: { of: NonNullable<Negotiation['nego']>; cost: number }) {
  return (
    <p className="text-sm">
      {figure(load.weight_kg)} kg · {figure(load.volume_m3)} m³ · {figure(load.distance_km)} km
      {cost > 0 && ` · ongkir sekarang ${rupiah(cost)}`}
      {estimate !== null && ` · perkiraan ${rupiah(estimate)}`}
    </p>
  )
}
