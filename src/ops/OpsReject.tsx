import { rupiah } from '#lib/format/rupiah.ts'

import { type OpsOrder, step } from './order-store.ts'
import { OpsAsk } from './OpsAsk.tsx'

type Props = { order: OpsOrder; reason: string; onRejected: () => void }

/** The seller's rejection: it cancels a paid order, so that it asks first and names what the buyer will read. */
export function OpsReject({ order: { code: id, grand_total }, reason, onRejected }: Props) {
  const given = reason.trim()
  const read = given ? `Pembeli membaca alasan: ${given}` : 'Isi alasannya dulu: pembeli membacanya.'
  const reject = async () => {
    if (await step('POST /ops/transaction/{id}/reject', { id, reason }, `${id}: ditolak`)) onRejected()
  }
  return (
    <OpsAsk
      label="Tolak"
      title={`Tolak ${id}`}
      text={`Batalkan pesanan ${id} (${rupiah(grand_total)}) dan kembalikan dananya? ${read}`}
      confirm={given ? 'Ya, tolak pesanan' : undefined}
      onConfirm={reject}
    />
  )
}
