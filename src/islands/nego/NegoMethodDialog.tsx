import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import {
  $negoMethod,
  $negoPayments,
  chooseNegoPayment,
  reloadNegoPayments,
  stopAsking
} from '#lib/nego/store/pay.ts'
import { negoLabels } from '#lib/nego/texts.ts'

import { MethodGroups } from '#islands/payment/MethodGroups.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'

/** The chooser of how an agreed order is paid; a choice closes it. */
export function NegoMethodDialog({ total, onClose }: { total: number; onClose: () => void }) {
  const { status, value } = useStore($negoPayments)
  const chosen = useStore($negoMethod)
  useEffect(stopAsking, [])
  return (
    <Dialog title={negoLabels.method} onClose={onClose}>
      {status === 'error' && (
        <LoadError message="Gagal mendapatkan metode pembayaran" onRetry={() => void reloadNegoPayments()} />
      )}
      {status === 'loading' && <div className="h-40 w-full skeleton" aria-busy="true" />}
      <MethodGroups
        groups={value ?? []}
        chosenId={chosen?.id ?? 0}
        total={total}
        onChoose={id => {
          chooseNegoPayment(id)
          onClose()
        }}
      />
    </Dialog>
  )
}
