import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { quantityOf } from '#lib/product/sale-units.ts'
import { opsTexts } from '#lib/ops/texts.ts'

import { $negos, loadNegos, type OpsNego } from './nego-store.ts'
import { OpsNegoAnswer } from './OpsNegoAnswer.tsx'
import { OpsNegoOffers } from './OpsNegoOffers.tsx'
import { OpsSite } from './OpsSite.tsx'

/** Milliseconds after which a shown list is asked for again: buyers ask while it is looked at. */
const everyMs = 10_000

/** Open negotiations with their offers, and the answers that are due (ops-13, ops-14). */
export function OpsNegotiations() {
  const { items, page, pages } = useStore($negos)
  useEffect(() => {
    void loadNegos()
    const timer = setInterval(() => !document.hidden && void loadNegos(), everyMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className="grid gap-3" aria-busy={items === undefined}>
      <Button look="plain" className="justify-self-start" onClick={() => void loadNegos()}>
        {opsTexts.reload}
      </Button>
      {items?.length === 0 && <p className="text-muted">Tidak ada negosiasi.</p>}
      <ul className="grid gap-3">
        {items?.map(order => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Halaman negosiasi" className="flex items-center gap-3">
          <Button look="plain" disabled={page <= 1} onClick={() => void loadNegos(page - 1)}>
            Sebelumnya
          </Button>
          <span className="text-sm tabular">
            {page} / {pages}
          </span>
          <Button look="plain" disabled={page >= pages} onClick={() => void loadNegos(page + 1)}>
            Berikutnya
          </Button>
        </nav>
      )}
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

function Row({ order }: { order: OpsNego }) {
  const { nego, shipping, deadline } = order
  if (!nego) return null
  const { weight_kg, volume_m3, distance_km } = nego.load
  return (
    <li className="card grid gap-1 border border-base-300 bg-base-100 p-4">
      <p className="flex flex-wrap items-center gap-2">
        <b>{order.code}</b>
        <span className="badge">{stateLabels[nego.standing]}</span>
        {deadline && (
          <span className="text-sm text-muted">
            {deadline.label} {noBreak(dateTime(deadline.at))}
          </span>
        )}
        <span className="ml-auto font-semibold tabular">{rupiah(order.grand_total)}</span>
      </p>
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
      <p className="text-sm">{nego.address}</p>
      <OpsSite site={order.site} />
      <p className="text-sm">
        {figure(weight_kg)} kg · {figure(volume_m3)} m³ · {figure(distance_km)} km
        {order.shipping_cost > 0 && ` · ongkir sekarang ${rupiah(order.shipping_cost)}`}
        {nego.estimate !== null && ` · perkiraan ${rupiah(nego.estimate)}`}
      </p>
      <OpsNegoOffers order={order} offers={nego.offers} />
      {order.steps.includes('approve') && <OpsNegoAnswer order={order} />}
    </li>
  )
}
