import { useState } from 'react'

import { imageLimit } from '#lib/core/limits.ts'
import { isDeliveredWithComplaint } from '#lib/order/goods-now.ts'
import { placeLimit, traceLimit } from '#lib/order/limits.ts'

import { type OpsOrder, step } from './order-store.ts'
import { OpsAct } from './OpsAct.tsx'
import { OpsDeliver } from './OpsDeliver.tsx'
import { OpsLose } from './OpsLose.tsx'
import { OpsRefuse } from './OpsRefuse.tsx'
import { OpsReject } from './OpsReject.tsx'
import { OpsSettle } from './OpsSettle.tsx'
import { OpsShip } from './OpsShip.tsx'
import { OpsShipment } from './OpsShipment.tsx'
import { useDraft } from './use-draft.ts'

/** The steps that seller, courier and bank may take with an order now. */
export function OpsOrderSteps({ order }: { order: OpsOrder }) {
  const {
    value: typed,
    set,
    drop,
    keyOf
  } = useDraft(`order ${order.code}`, { detail: '', place: '', shipment: '' })
  const { detail, place, shipment } = typed
  const [photo, setPhoto] = useState<File>()
  // One that has arrived meanwhile is no longer meant.
  const chosen = order.shipments.find(one => String(one.id) === shipment && !one.delivered_at)
  const about = { ...(photo && { photo }), ...(chosen && { shipment: chosen.id }) }
  const id = order.code
  const isOfComplaint = chosen !== undefined && isDeliveredWithComplaint(order, chosen)
  const can = (name: OpsOrder['steps'][number]) => order.steps.includes(name)
  const trace = async () => {
    const input = { id, detail, place, ...about }
    // Sent again after a lost answer it is the same entry (ops-249); another picture makes another one.
    const file = photo && [photo.name, photo.size, photo.lastModified]
    const key = keyOf({ detail, place, shipment: chosen?.id, file })
    const told = `${id}: posisi dicatat`
    if (await step('POST /ops/transaction/{id}/trace', input, told, { key })) drop({ detail, place })
  }
  const deliver = async () => {
    if (await step('POST /ops/transaction/{id}/deliver', { id, ...about }, `${id}: barang sampai`))
      drop({ shipment })
  }
  if (order.steps.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {can('trace') && (
        <input
          className="input-bordered input h-11"
          aria-label={`Keterangan posisi ${id}`}
          placeholder="Keterangan: Tiba di gudang transit"
          maxLength={traceLimit}
          value={detail}
          onChange={event => set({ detail: event.target.value })}
        />
      )}
      {can('trace') && (
        <input
          className="input-bordered input h-11"
          aria-label={`Tempat barang ${id}`}
          placeholder="Tempat: Cikarang, Jawa Barat"
          maxLength={placeLimit}
          value={place}
          onChange={event => set({ place: event.target.value })}
        />
      )}
      {(can('trace') || can('deliver')) && (
        <OpsShipment order={order} value={chosen ? shipment : ''} onChange={id => set({ shipment: id })} />
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
      {can('settle') && <OpsSettle order={order} />}
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
      {can('ship') && <OpsShip order={order} />}
      {can('trace') && <OpsAct label="Catat posisi" onAct={trace} />}
      {can('deliver') && !isOfComplaint && <OpsDeliver order={order} onDeliver={deliver} />}
      {can('refuse') && <OpsRefuse order={order} />}
      {can('lose') && <OpsLose order={order} />}
      {can('reject') && <OpsReject order={order} />}
    </div>
  )
}
