import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { lostReason } from '#lib/order/part-texts.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { type OpsOrder, step } from './console-lists.ts'
import { OpsAct } from './OpsAct.tsx'

/** Goods to be paid in cash were lost: it cancels the order, so that it asks first and names what the buyer will read. */
export function OpsLose({ order: { code: id, grand_total } }: { order: OpsOrder }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button look="danger-outline" onClick={() => setAsking(true)}>
        Barang hilang
      </Button>
    )
  }
  return (
    <div
      className="grid w-full gap-2 rounded-field border border-error p-3"
      role="group"
      aria-label={`Barang hilang ${id}`}
    >
      <p className="text-sm" role="alert">
        Batalkan pesanan {id} ({rupiah(grand_total)}, bayar di tempat) karena barangnya hilang? Pembeli tidak
        ditagih, dan barang tidak kembali ke stok. Pembeli membaca alasan: {lostReason}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="ghost" data-autofocus onClick={() => setAsking(false)}>
          Kembali
        </Button>
        <OpsAct
          label="Ya, barang hilang"
          onAct={() => step('POST /ops/transaction/{id}/lost', { id }, `${id}: dibatalkan, barang hilang`)}
        />
      </div>
    </div>
  )
}
