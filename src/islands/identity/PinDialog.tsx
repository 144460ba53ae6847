import { type SyntheticEvent, useRef, useState } from 'react'

import { otpLength } from '#lib/identity/otp.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { PinBoxes } from './PinBoxes.tsx'

type Props = {
  /** What the PIN confirms: 'Bayar Rp120.000 dengan Saldo'. */
  purpose: string
  /** Returns the error to show; a wrong PIN clears the boxes. */
  onSubmit: (pin: string) => Promise<ApiError | undefined>
  onClose: () => void
}

/** Asks for the PIN before money moves; the sixth digit submits it. */
export function PinDialog({ purpose, onSubmit, onClose }: Props) {
  const [pin, setPin] = useState('')
  const [error, setError] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  // The last digit and Enter may arrive together.
  const isSent = useRef(false)
  const send = async (full: string) => {
    if (full.length < otpLength || isSent.current) return
    isSent.current = true
    setBusy(true)
    const rejected = await onSubmit(full)
    isSent.current = false
    setBusy(false)
    setError(rejected)
    if (rejected) setPin('')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void send(pin)
  }
  return (
    <Dialog title="Masukkan PIN" onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <p>{purpose}</p>
        {/* Never disabled: a rejected PIN is retyped in the focused boxes. */}
        <PinBoxes label="PIN" value={pin} onChange={setPin} onComplete={full => void send(full)} />
        <ErrorText error={error} />
        <SubmitButton isBusy={isBusy} isDisabled={pin.length < otpLength}>
          Konfirmasi
        </SubmitButton>
      </form>
    </Dialog>
  )
}
