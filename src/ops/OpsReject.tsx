import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'

import { type OpsOrder, step } from './console-lists.ts'
import { OpsAct } from './OpsAct.tsx'

/** The seller's rejection: it cancels a paid order, so that it asks first and names what the buyer will read. */
export function OpsReject({ order: { code: id, grand_total }, reason }: { order: OpsOrder; reason: string }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button look="danger-outline" onClick={() => setAsking(true)}>
        Tolak
      </Button>
    )
  }
  return (
    <div
      className="grid w-full gap-2 rounded-field border border-error p-3"
      role="group"
      aria-label={`Tolak ${id}`}
    >
      <p className="text-sm" role="alert">
        Batalkan pesanan {id} ({rupiah(grand_total)}) dan kembalikan dananya?{' '}
        {reason.trim()
          ? `Pembeli membaca alasan: ${reason.trim()}`
          : 'Isi alasannya dulu: pembeli membacanya.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="ghost" data-autofocus onClick={() => setAsking(false)}>
          Kembali
        </Button>
        {reason.trim() !== '' && (
          <OpsAct
            label="Ya, tolak pesanan"
            onAct={() => step('POST /ops/transaction/{id}/reject', { id, reason }, `${id}: ditolak`)}
          />
        )}
      </div>
    </div>
  )
}
