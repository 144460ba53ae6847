import { type SyntheticEvent, useState } from 'react'

import { imageLimit } from '#lib/core/limits.ts'
import { isDeliveredWithComplaint } from '#lib/order/goods-now.ts'
import { placeLimit } from '#lib/order/limits.ts'
import { billedText } from '#lib/order/part-texts.ts'
import { opsTexts } from '#lib/ops/texts.ts'
import { Button } from '#components/ui/Button.tsx'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { $orderKeyword, type OpsOrder, orders, searchOrders, step } from './console-lists.ts'
import { OpsAct } from './OpsAct.tsx'
import { OpsList } from './OpsList.tsx'
import { OpsLose } from './OpsLose.tsx'
import { OpsRefuse } from './OpsRefuse.tsx'
import { OpsReject } from './OpsReject.tsx'
import { OpsShip } from './OpsShip.tsx'
import { OpsShipment } from './OpsShipment.tsx'
import { OpsSite } from './OpsSite.tsx'

/** The newest orders of all buyers with the steps that seller, courier and bank may take now. */
export function OpsOrders() {
  const [text, setText] = useState($orderKeyword.get())
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    searchOrders(text.trim())
    void orders.reload()
  }
  return (
    <section className="grid gap-3">
      <form className="join" onSubmit={submit}>
        <input
          className="input-bordered input join-item h-11"
          aria-label="Cari pesanan"
          placeholder="Kode atau nama"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" look="plain" className="join-item">
          Cari
        </Button>
        <Button look="plain" className="join-item" onClick={() => void orders.refresh()}>
          {opsTexts.reload}
        </Button>
      </form>
      <OpsList of={orders} empty="Belum ada pesanan.">
        {items => (
          <ul className="grid gap-3">
            {items.map(order => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </OpsList>
    </section>
  )
}

function OrderRow({ order }: { order: OpsOrder }) {
  return (
    <li className="card border border-base-300 bg-base-100 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <b>{order.code}</b>
        <span className="badge">{order.status_label}</span>
        {order.is_accepted && <span className="badge badge-outline">diterima penjual</span>}
        <span className="ml-auto font-semibold tabular">{rupiah(order.grand_total)}</span>
      </div>
      <p className="text-sm text-muted">
        {order.buyer.name} · {order.shop.name} · {order.shipping.courier} {order.shipping.service}
        {order.payment.number && ` · VA ${order.payment.number}`}
      </p>
      <p className="text-sm">
        {noBreak(order.products.map(product => `${billedText(product)} × ${product.name}`).join(', '))}
      </p>
      <OpsSite site={order.site} />
      <Steps order={order} />
    </li>
  )
}

function Steps({ order }: { order: OpsOrder }) {
  const [text, setText] = useState('')
  const [place, setPlace] = useState('')
  const [photo, setPhoto] = useState<File>()
  const [shipment, setShipment] = useState('')
  // One that has arrived meanwhile is no longer meant.
  const chosen = order.shipments.find(one => String(one.id) === shipment && !one.delivered_at)
  const about = { ...(photo && { photo }), ...(chosen && { shipment: chosen.id }) }
  const id = order.code
  const isOfComplaint = chosen !== undefined && isDeliveredWithComplaint(order, chosen)
  const can = (name: OpsOrder['steps'][number]) => order.steps.includes(name)
  const needsText = can('ship') || can('trace') || can('reject')
  if (order.steps.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {needsText && (
        <input
          className="input-bordered input h-11"
          aria-label={`Resi, keterangan atau alasan untuk ${id}`}
          placeholder="Resi / keterangan / alasan"
          value={text}
          onChange={event => setText(event.target.value)}
        />
      )}
      {can('trace') && (
        <input
          className="input-bordered input h-11"
          aria-label={`Tempat barang ${id}`}
          placeholder="Tempat: Cikarang, Jawa Barat"
          maxLength={placeLimit}
          value={place}
          onChange={event => setPlace(event.target.value)}
        />
      )}
      {(can('trace') || can('deliver')) && (
        <OpsShipment order={order} value={chosen ? shipment : ''} onChange={setShipment} />
      )}
      {(can('trace') || can('deliver')) && (
        <label className="text-sm">
          Foto
          <input
            type="file"
            accept={imageLimit.types.join(',')}
            className="ml-2 max-w-60"
            onChange={event => setPhoto(event.target.files?.[0])}
          />
        </label>
      )}
      {can('settle') && order.payment.number && (
        <OpsAct
          label="Terima pembayaran"
          onAct={() =>
            step(
              'POST /ops/payment/settle',
              { number: order.payment.number ?? '' },
              `${id}: pembayaran dilaporkan`
            )
          }
        />
      )}
      {can('accept') && (
        <OpsAct
          label="Terima pesanan"
          onAct={() => step('POST /ops/transaction/{id}/accept', { id }, `${id}: diterima`)}
        />
      )}
      {can('pack') && (
        <OpsAct
          label="Kemas"
          onAct={() => step('POST /ops/transaction/{id}/pack', { id }, `${id}: dikemas`)}
        />
      )}
      {can('ship') && <OpsShip order={order} resi={text} />}
      {can('trace') && (
        <OpsAct
          label="Catat posisi"
          onAct={() =>
            step(
              'POST /ops/transaction/{id}/trace',
              { id, detail: text, place, ...about },
              `${id}: posisi dicatat`
            )
          }
        />
      )}
      {can('deliver') && !isOfComplaint && (
        <OpsAct
          label="Sampai"
          onAct={() => step('POST /ops/transaction/{id}/deliver', { id, ...about }, `${id}: barang sampai`)}
        />
      )}
      {can('refuse') && <OpsRefuse order={order} />}
      {can('lose') && <OpsLose order={order} />}
      {can('reject') && <OpsReject order={order} reason={text} />}
    </div>
  )
}
