import { rupiah } from '#lib/format/rupiah.ts'

import { type OpsOrder, step } from './order-store.ts'
import { OpsAskReason } from './OpsAskReason.tsx'

/** The seller's rejection: it cancels a paid order, so that it asks first, for the reason that the buyer will read. */
export const OpsReject = ({ order: { code: id, grand_total } }: { order: OpsOrder }) => (
  <OpsAskReason
    draft={`reject ${id}`}
    label="Tolak"
    title={`Tolak ${id}`}
    text={`Batalkan pesanan ${id} (${rupiah(grand_total)}) dan kembalikan dananya? Isi alasannya: pembeli membacanya.`}
    confirm="Ya, tolak pesanan"
    onConfirm={reason => step('POST /ops/transaction/{id}/reject', { id, reason }, `${id}: ditolak`)}
  />
)
