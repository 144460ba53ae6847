import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { minKeyword } from '#lib/ops/list-keyword.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { $place, setQuery } from './console-place.ts'
import { ShopPick } from './goods/ShopPick.tsx'
import { useMay } from './may-call.ts'
import { negotiationColumns, stateLabels } from './negotiation-columns.ts'
import { $isWaitingOnly, negotiationFilter, negotiations, type OpsNegotiation } from './negotiation-store.ts'
import { OpsLoaded } from './OpsLoaded.tsx'
import { OpsNegotiationAnswer } from './OpsNegotiationAnswer.tsx'
import { OpsNegotiationOffers } from './OpsNegotiationOffers.tsx'
import { OpsOrderLink } from './OpsOrderLink.tsx'
import { OpsPages } from './OpsPages.tsx'
import { OpsReload } from './OpsReload.tsx'
import { OpsSite } from './OpsSite.tsx'
import type { Rows } from './table/column.ts'
import { FileButton } from './table/FileButton.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { KeywordField } from './table/KeywordField.tsx'
import { idOf, pageOf } from './table/part-query.ts'
import { saveTable } from './table/table-csv.ts'

/** Open negotiations with their offers, and the answers that are due (ops-13, ops-14, ops-295). */
export function OpsNegotiations() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Filters />
      <OpsLoaded of={negotiations}>{shown => <Items shown={shown} />}</OpsLoaded>
    </section>
  )
}

function Filters() {
  const { query } = useStore($place)
  const isWaitingOnly = useStore($isWaitingOnly)
  const mayNameShop = useMay('GET /ops/shop')
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div role="group" aria-label="Negosiasi" className="join">
        {[false, true].map(isWaiting => (
          <Button
            key={String(isWaiting)}
            look={isWaiting === isWaitingOnly ? 'soft' : 'plain'}
            className="join-item"
            aria-pressed={isWaiting === isWaitingOnly}
            onClick={() => setQuery({ list: isWaiting ? 'waiting' : undefined, page: undefined }, true)}
          >
            {isWaiting ? 'Menunggu jawaban toko' : 'Semua'}
          </Button>
        ))}
      </div>
      <KeywordField label="Cari negosiasi" placeholder="Kode pesanan, pembeli, toko" minLength={minKeyword} />
      {mayNameShop && (
        <FoldedFilters names={['shop']}>
          <ShopPick
            label="Toko"
            isBare
            chosen={idOf(query['shop'])}
            onPick={id => setQuery({ shop: id?.toString(), page: undefined }, true)}
          />
        </FoldedFilters>
      )}
      <div className="ml-auto flex flex-wrap gap-1">
        <OpsReload onReload={() => void negotiations.refresh()} />
        <FileButton
          onFile={() => saveTable('negosiasi', 'GET /ops/nego', negotiationFilter(query), negotiationColumns)}
        />
      </div>
    </div>
  )
}

function Items({ shown: { items, total, pages } }: { shown: Rows<OpsNegotiation> }) {
  const { query } = useStore($place)
  const empty =
    query['q'] || query['shop']
      ? 'Tidak ada negosiasi yang cocok.'
      : query['list'] === 'waiting'
        ? 'Tidak ada negosiasi yang menunggu jawaban.'
        : 'Tidak ada negosiasi.'
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {total === 0 ? empty : `${total.toLocaleString('id-ID')} negosiasi`}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {items.map(order => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      <OpsPages
        label="Halaman negosiasi"
        page={Math.min(pageOf(query), pages)}
        pages={pages}
        onPage={next => setQuery({ page: next > 1 ? String(next) : undefined }, true)}
      />
    </>
  )
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
