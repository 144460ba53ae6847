import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { costLabels } from '#lib/core/cost-labels.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { dateTime } from '#lib/format/dates.ts'
import { goodsPlace } from '#lib/order/goods-place.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import type { OpsOrderPage } from '#lib/ops/order-page-contract.ts'
import { costRows } from '#lib/order/cost-rows.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { callWord } from './act-words.ts'
import { addressLine } from './address-line.ts'
import { showPart } from './console-place.ts'
import { $caller } from './console-store.ts'
import { OpsOrderCancel } from './OpsOrderCancel.tsx'
import { OpsOrderNotes } from './OpsOrderNotes.tsx'
import { OpsOrderPrint } from './OpsOrderPrint.tsx'
import { OpsOrderSteps } from './OpsOrderSteps.tsx'
import { OpsSite } from './OpsSite.tsx'

type Props = { order: OpsOrderPage; error: ApiError | undefined }

/** Everything that a clerk has to know of one order, and what may be done with it (ops-103). */
export function OpsOrderDetail({ order, error }: Props) {
  const calls = useStore($caller)?.calls ?? []
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={`Pesanan ${order.code}`}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold">{order.code}</h2>
        <span className="badge">{order.status_label}</span>
        {order.is_accepted && <span className="badge badge-outline">diterima penjual</span>}
      </div>
      <StaleNote message={error?.message} />
      <OpsOrderSteps order={order} />
      <div className="flex flex-wrap gap-2">
        <OpsOrderPrint orders={[order.code]} invoice={order.actions.invoice ? order.code : undefined} />
        {order.steps.includes('cancel') && <OpsOrderCancel order={order} />}
        {order.complaint_id !== null && calls.includes('GET /ops/complain') && (
          <Button look="plain" onClick={() => showPart('complaints', { open: String(order.complaint_id) })}>
            Buka komplain
          </Button>
        )}
      </div>
      <Facts order={order} />
      <Lines order={order} />
      <OpsOrderNotes order={order} />
      <History order={order} />
    </article>
  )
}

function Facts({ order }: { order: OpsOrderPage }) {
  const { shipping, payment, buyer } = order
  const place = goodsPlace(shipping)
  const address = addressLine(shipping.address, order.zip_code)
  const at = (moment: string | null) => moment && noBreak(dateTime(moment))
  // The next deadline is one of these for most orders.
  const named = [order.accept_by, order.ship_by, order.rest_by]
  return (
    <>
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <Row name="Pembeli">
          {buyer.name} (id {buyer.id}){buyer.phone && ` · ${buyer.phone}`}
        </Row>
        {shipping.is_pickup ? (
          // The phone is the warehouse's, not that of the person who collects the goods.
          <>
            <Row name="Pengambil">{shipping.name}</Row>
            <Row name="Diambil di">
              {place.name} · {shipping.phone}
              <br />
              {address}
            </Row>
          </>
        ) : (
          <>
            <Row name="Penerima">
              {shipping.name} · {shipping.phone}
            </Row>
            <Row name="Alamat">{address}</Row>
          </>
        )}
        <Row name="Toko">{order.shop.name}</Row>
        <Row name="Pengiriman">
          {shipping.courier} {shipping.service}
          {shipping.resi && ` · resi ${shipping.resi}`}
        </Row>
        <Row name="Pembayaran">
          {payment.bank ?? payment.type ?? 'belum dipilih'}
          {payment.number && ` · VA ${payment.number}`}
        </Row>
        <Row name="Dibuat">{at(order.date)}</Row>
        <Row name="Dibayar">{at(order.paid_at)}</Row>
        <Row name="Terima sebelum">{at(order.accept_by)}</Row>
        <Row name="Kirim sebelum">{at(order.ship_by)}</Row>
        <Row name="Sisa sebelum">{at(order.rest_by)}</Row>
        {order.deadline && !named.includes(order.deadline.at) && (
          <Row name={order.deadline.label}>{at(order.deadline.at)}</Row>
        )}
        <Row name="Alasan batal">{order.reason}</Row>
      </dl>
      <OpsSite site={order.site} />
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Lines({ order }: { order: OpsOrderPage }) {
  return (
    <section aria-label="Barang dan harga" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="overflow-x-auto">
        <table className="table table-sm">
          <thead>
            <tr>
              <th scope="col">Barang</th>
              <th scope="col" className="text-right">
                Harga
              </th>
              <th scope="col" className="text-right">
                Jumlah
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map(line => (
              <tr key={line.id}>
                <th scope="row" className="font-normal">
                  {line.name}
                  {line.variant && `, ${line.variant}`}
                  <span className="block text-xs text-muted">
                    {line.sku} · {(line.weight_g / 1000).toLocaleString('id-ID')} kg
                    {line.note && ` · catatan: ${line.note}`}
                  </span>
                </th>
                <td className="text-right tabular">{rupiah(line.price)}</td>
                <td className="text-right">{noBreak(quantityOf(line.qty, line.sale_unit))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="grid gap-1 text-sm">
        {costRows(order).map(
          ([name, amount]) =>
            // The freight of a negotiation is open, not free.
            amount !== 0 && (
              <div key={name} className="flex justify-between gap-3">
                <dt>{name}</dt>
                <dd className="tabular">{rupiah(amount)}</dd>
              </div>
            )
        )}
        <div className="flex justify-between gap-3 font-bold">
          <dt>{costLabels.total}</dt>
          <dd className="tabular">{rupiah(order.grand_total)}</dd>
        </div>
        {order.refunded > 0 && (
          // Below the total, of which it is a part: above it the sum would not add up.
          <div className="flex justify-between gap-3">
            <dt>Dikembalikan</dt>
            <dd className="tabular">{rupiah(order.refunded)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** What happened to the order, and what operators did with it, the last first. */
function History({ order }: { order: OpsOrderPage }) {
  const steps = order.history.map(one => ({
    date: one.date,
    who: one.actor_label,
    what: [one.detail, one.place].filter(Boolean).join(' · ')
  }))
  const acts = order.acts.map(({ date, name, call }) => ({ date, who: name, what: callWord(call) }))
  const all = [...steps, ...acts].sort((a, b) => b.date.localeCompare(a.date))
  return (
    <section aria-labelledby="riwayat" className="grid gap-2">
      <h3 id="riwayat" className="font-semibold">
        Riwayat
      </h3>
      <ol className="grid gap-2 text-sm">
        {all.map((one, at) => (
          // The list only grows at its beginning, and an entry never changes.
          <li key={all.length - at} className="border-l-2 border-base-300 pl-3">
            <span className="text-muted">
              {noBreak(dateTime(one.date))} · {one.who}
            </span>
            <span className="block wrap-anywhere">{one.what}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
