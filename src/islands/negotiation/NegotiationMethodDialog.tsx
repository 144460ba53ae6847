import { useStore } from '@nanostores/react'
import { useRef } from 'react'

import {
  $negotiationMethod,
  $negotiationPayments,
  chooseNegotiationPayment,
  reloadNegotiationPayments
} from '#lib/negotiation/store/pay.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'

import { MethodGroups } from '#islands/payment/MethodGroups.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'

/** Chooses how an agreed order is paid. A tap closes it; arrow keys only move the choice, and Enter confirms it. */
export function NegotiationMethodDialog({ total, onClose }: { total: number; onClose: () => void }) {
  const { status, value } = useStore($negotiationPayments)
  const chosen = useStore($negotiationMethod)
  const isByKeys = useRef(false)
  return (
    <Dialog title={negotiationLabels.method} onClose={onClose}>
      {status === 'error' && (
        <LoadError
          message="Gagal mendapatkan metode pembayaran"
          onRetry={() => void reloadNegotiationPayments()}
        />
      )}
      {status === 'loading' && <div className="h-40 w-full skeleton" aria-busy="true" />}
      <div
        role="presentation"
        onPointerDownCapture={() => (isByKeys.current = false)}
        onKeyDownCapture={event => {
          isByKeys.current = true
          if (event.key !== 'Enter' || !chosen) return
          // Enter would activate the button that gets the focus back, and open the dialog again.
          event.preventDefault()
          onClose()
        }}
      >
        <MethodGroups
          groups={value ?? []}
          chosenId={chosen?.id ?? 0}
          total={total}
          onChoose={id => {
            chooseNegotiationPayment(id)
            if (!isByKeys.current) onClose()
          }}
        />
      </div>
    </Dialog>
  )
}
