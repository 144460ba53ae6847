import { lostReason } from '#lib/order/part-texts.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { type OpsOrder, step } from './order-store.ts'
import { OpsAsk } from './OpsAsk.tsx'

/** Goods to be paid in cash were lost: it cancels the order, so that it asks first and names what the buyer will read. */
export const OpsLose = ({ order: { code: id, grand_total } }: { order: OpsOrder }) => (
  <OpsAsk
    label="Barang hilang"
    title={`Barang hilang: ${id}`}
    text={`Batalkan pesanan ${id} (${rupiah(grand_total)}, bayar di tempat) karena barangnya hilang? Pembeli tidak ditagih, dan barang tidak kembali ke stok. Pembeli membaca alasan: ${lostReason}`}
    confirm="Ya, barang hilang"
    onConfirm={() => step('POST /ops/transaction/{id}/lost', { id }, `${id}: dibatalkan, barang hilang`)}
  />
)
