import { rupiah } from '#lib/format/rupiah.ts'
import { isDone } from '#lib/order/goods-now.ts'

import type { OpsOrder } from './order-store.ts'
import { OpsAct } from './OpsAct.tsx'
import { OpsAsk } from './OpsAsk.tsx'

type Props = { order: OpsOrder; onDeliver: () => Promise<unknown> }

/**
 * The goods arrived. With cash on delivery that books the money as collected, which nothing takes back, so that it asks
 * first and names the sum; of an order that is done it only marks the shipment.
 */
export function OpsDeliver({ order, onDeliver }: Props) {
  const { code, payment, grand_total } = order
  if (payment.type !== 'baba_cod' || isDone(order)) return <OpsAct label="Sampai" onAct={onDeliver} />
  return (
    <OpsAsk
      look="primary"
      label="Sampai"
      title={`Sampai: ${code}`}
      text={`Catat bahwa semua barang pesanan ${code} sampai dan kurir menerima ${rupiah(grand_total)} tunai? Uangnya langsung dibukukan. Kalau ada barang yang ditolak, catat itu dulu.`}
      confirm="Ya, uang tunai diterima"
      onConfirm={onDeliver}
    />
  )
}
