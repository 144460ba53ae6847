import { type ReactNode, type SyntheticEvent, useState } from 'react'

import { retryLabel } from '#components/ui/retry-label.ts'
import { otpLength } from '#lib/identity/otp.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { isVerdict } from '#lib/payment/is-verdict.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { PinBoxes } from './PinBoxes.tsx'

type Props = {
  /** What the PIN confirms: 'Bayar Rp120.000 dengan Saldo'. */
  purpose: string
  /** Returns the error to show; a rejected PIN clears the boxes, one whose answer was lost stays. */
  onSubmit: (pin: string) => Promise<ApiError | undefined>
  onClose: () => void
  /** Other ways to go on, below the button. */
  children?: ReactNode
}

/** Asks for the PIN before money moves; the sixth digit submits it. After a lost answer the same PIN is sent again. */
export function PinDialog({ purpose, onSubmit, onClose, children }: Props) {
  const [pin, setPin] = useState('')
  const { isBusy, error, submit } = useSubmission()
  const send = (full: string) => {
    if (full.length < otpLength) return
    void submit(async () => {
      const rejected = await onSubmit(full)
      if (rejected && isVerdict(rejected)) setPin('')
      return rejected
    })
  }
  const onEnter = (event: SyntheticEvent) => {
    event.preventDefault()
    send(pin)
  }
  return (
    <Dialog title="Masukkan PIN" onClose={onClose}>
      <form className="grid gap-4" onSubmit={onEnter}>
        <p>{purpose}</p>
        {/* Never disabled: a rejected PIN is retyped in the focused boxes. */}
        <PinBoxes label="PIN" value={pin} onChange={setPin} onComplete={send} />
        <ErrorText error={error} />
        <SubmitButton isBusy={isBusy} isDisabled={pin.length < otpLength}>
          {error && !isVerdict(error) ? retryLabel : 'Konfirmasi'}
        </SubmitButton>
        {children}
      </form>
    </Dialog>
  )
}
