import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { rupiah } from '#lib/format/rupiah.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'
import { $typed, receiveReturn, type, typedOf } from './complaint-steps.ts'
import type { OpsComplaint } from './complaint-store.ts'
import { OpsComplaintStep } from './OpsComplaintStep.tsx'

/** The receipt of goods that came back. It pays at once, so that it asks first what is paid and where the goods go. */
export function OpsComplaintReceive({ one }: { one: OpsComplaint }) {
  const { isRestocked } = typedOf(useStore($typed), one.id)
  const [isAsking, setAsking] = useState(false)
  const receive = () => {
    // Errors are told at the form, and an ended session asks for the token: both are below the question.
    setAsking(false)
    void receiveReturn(one)
  }
  return (
    <>
      <OpsComplaintStep
        one={one}
        title="Barang kembali"
        button="Barang diterima"
        onSend={() => setAsking(true)}
      >
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="checkbox"
            checked={isRestocked}
            onChange={event => type(one.id, { isRestocked: event.target.checked })}
          />
          Kembalikan ke stok
        </label>
        <p className="text-sm text-muted">{refundText(one)}</p>
      </OpsComplaintStep>
      {isAsking && (
        <Confirm
          title={`Barang diterima: ${one.code}`}
          text={`${refundText(one)} ${isRestocked ? 'Barang kembali ke stok.' : 'Barang tidak kembali ke stok.'} Langkah ini tidak dapat dibatalkan.`}
          confirm="Ya, barang diterima"
          onConfirm={receive}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What the receipt pays, and what that does to the order; or that the refund was made before. */
function refundText({
  closed_at: closedAt,
  refunded,
  refund_due: due,
  ends_order: ending
}: OpsComplaint): string {
  if (closedAt) return `Dana ${rupiah(refunded)} sudah dikembalikan ke pembeli.`
  const paid = `Dana${due === null ? '' : ` ${rupiah(due)}`} dikembalikan ke pembeli saat itu juga.`
  return [paid, ...(ending ? [ending] : [])].join(' ')
}
