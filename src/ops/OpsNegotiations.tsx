import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { setQuery } from './console-place.ts'
import { $isWaitingOnly, $negotiations, loadNegotiations, type OpsNegotiation } from './negotiation-store.ts'
import { OpsNegotiationAnswer } from './OpsNegotiationAnswer.tsx'
import { OpsNegotiationOffers } from './OpsNegotiationOffers.tsx'
import { OpsOrderLink } from './OpsOrderLink.tsx'
import { OpsPages } from './OpsPages.tsx'
import { OpsReload } from './OpsReload.tsx'
import { OpsSite } from './OpsSite.tsx'

/** Milliseconds after which a shown list is asked for again: buyers ask while it is looked at. */
const everyMs = 10_000

/** Open negotiations with their offers, and the answers that are due (ops-13, ops-14). */
export function OpsNegotiations() {
  const { items, page, pages } = useStore($negotiations)
  const isWaitingOnly = useStore($isWaitingOnly)
  useEffect(() => {
    void loadNegotiations()
    const timer = setInterval(() => !document.hidden && void loadNegotiations(), everyMs)
    const stop = $isWaitingOnly.listen(() => void loadNegotiations(1))
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  return (
    <section className="grid gap-3" aria-busy={items === undefined}>
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label="Negosiasi" className="join">
          {[false, true].map(isWaiting => (
            <Button
              key={String(isWaiting)}
              look={isWaiting === isWaitingOnly ? 'soft' : 'plain'}
              className="join-item"
              aria-pressed={isWaiting === isWaitingOnly}
              onClick={() => setQuery({ list: isWaiting ? 'waiting' : undefined }, true)}
            >
              {isWaiting ? 'Menunggu jawaban toko' : 'Semua'}
            </Button>
          ))}
        </div>
        <OpsReload onReload={() => void loadNegotiations()} />
      </div>
      {items?.length === 0 && (
        <p className="text-muted">
          {isWaitingOnly ? 'Tidak ada negosiasi yang menunggu jawaban.' : 'Tidak ada negosiasi.'}
        </p>
      )}
      <ul className="grid gap-3">
        {items?.map(order => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      <OpsPages
        label="Halaman negosiasi"
        page={page}
        pages={pages}
        onPage={next => void loadNegotiations(next)}
      />
    </section>
  )
}

const stateLabels = {
  asked: 'menunggu jawaban',
  approved: 'disetujui',
  declined: 'ditolak',
  moved: 'kirim diubah'
}

const figure = (value: number) => value.toLocaleString('id-ID')

function Row({ order }: { order: OpsNegotiation }) {
  const { nego: negotiation, shipping, deadline } = order
  if (!negotiation) return null
  const { weight_kg, volume_m3, distance_km } = negotiation.load
  return (
    <li className="card grid gap-1 border border-base-300 bg-base-100 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <OpsOrderLink code={order.code} className="flex min-h-11 items-center font-bold">
          {order.code}
        </OpsOrderLink>
        <span className="badge">{stateLabels[negotiation.standing]}</span>
        {deadline && (
          <span className="text-sm text-muted">
            {deadline.label} {noBreak(dateTime(deadline.at))}
          </span>
        )}
        <span className="ml-auto font-semibold tabular">{rupiah(order.grand_total)}</span>
      </div>
      <p className="text-sm text-muted">
        {order.buyer.name} · {order.shop.name} · {shipping.courier} {shipping.service}
      </p>
      <p className="text-sm">
        {noBreak(
          order.products
            .map(({ qty, sale_unit, name }) => `${quantityOf(qty, sale_unit)} × ${name}`)
            .join(', ')
        )}
      </p>
      <p className="text-sm">{negotiation.address}</p>
      <OpsSite site={order.site} />
      <p className="text-sm">
        {figure(weight_kg)} kg · {figure(volume_m3)} m³ · {figure(distance_km)} km
        {order.shipping_cost > 0 && ` · ongkir sekarang ${rupiah(order.shipping_cost)}`}
        {negotiation.estimate !== null && ` · perkiraan ${rupiah(negotiation.estimate)}`}
      </p>
      <OpsNegotiationOffers order={order} offers={negotiation.offers} />
      {order.steps.includes('approve') && <OpsNegotiationAnswer order={order} />}
    </li>
  )
}
