import { rupiah } from '#lib/format/rupiah.ts'

import { type OpsOrder, step } from './order-store.ts'
import { OpsAskReason } from './OpsAskReason.tsx'

/** The marketplace cancels a paid order: it asks first, and names what is refunded and what the buyer reads. */
export const OpsOrderCancel = ({ order: { code: id, grand_total } }: { order: OpsOrder }) => (
  <OpsAskReason
    draft={`cancel ${id}`}
    label="Batalkan pesanan"
    title={`Batalkan ${id}`}
    text={`Marketplace membatalkan pesanan ini. ${rupiah(grand_total)} dikembalikan ke pembeli seperti saat penjual menolak, dan barang kembali ke stok.`}
    confirm="Ya, batalkan pesanan"
    onConfirm={reason => step('POST /ops/transaction/{id}/cancel', { id, reason }, `${id}: dibatalkan`)}
  />
)
