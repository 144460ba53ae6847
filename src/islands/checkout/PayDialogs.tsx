import { useStore } from '@nanostores/react'

import { $totals } from '#lib/checkout/store/methods.ts'
import { placeOrder } from '#lib/checkout/store/place-order.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { CreatePinDialog } from '#islands/identity/CreatePinDialog.tsx'
import { PinDialog } from '#islands/identity/PinDialog.tsx'
import { LastLook } from './LastLook.tsx'

/** What a press on the pay button asks first: a last look, a PIN, or a new PIN where there is none. */
export type PayStep = 'look' | 'pin' | 'create'

type Props = {
  step: PayStep
  /** The pay button's words. */
  label: string
  /** Moves to another step, or closes the dialogs. */
  onStep: (step?: PayStep) => void
}

/** The dialogs between the pay button and the order; their code loads with the first press. */
export function PayDialogs({ step, label, onStep }: Props) {
  const totals = useStore($totals)
  const close = () => onStep()
  if (step === 'look') return <LastLook label={label} onClose={close} />
  if (step === 'create') return <CreatePinDialog onClose={close} onCreated={() => onStep('pin')} />
  if (!totals) return null
  return (
    <PinDialog
      purpose={`Bayar ${rupiah(totals.grandTotal)} dengan Saldo.`}
      onSubmit={placeOrder}
      onClose={close}
    />
  )
}
