import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { localPhone } from '#lib/core/identifier.ts'
import { otpLength } from '#lib/identity/otp.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { countdownTo } from '#lib/core/seconds-left.ts'
import type { SentCode } from '#lib/identity/store/otp.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { DigitBoxes } from './DigitBoxes.tsx'

type Props = {
  sent: SentCode
  isBusy: boolean
  error: Refusal | undefined
  onSubmit: (code: string) => void
  onResend: () => void
}

/** The code screen: six boxes, and the countdown to the next code. */
export function OtpStep({ sent, isBusy, error, onSubmit, onResend }: Props) {
  const [code, setCode] = useState('')
  const [seenError, setSeenError] = useState(error)
  // A refused code is cleared: the buyer types the next one at once.
  if (error !== seenError) {
    setSeenError(error)
    if (error) setCode('')
  }
  // A field that was disabled while the code was checked has lost the focus.
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error && !isBusy) input.current?.focus()
  }, [error, isBusy])
  const submit = (full: string) => full.length === otpLength && onSubmit(full)
  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        submit(code)
      }}
    >
      <h2 className="text-lg font-bold">Verifikasi Akun Anda</h2>
      <p>
        Kode verifikasi dikirim ke <b>{sent.kind === 'phone' ? localPhone(sent.auth) : sent.auth}</b>
      </p>
      <DigitBoxes
        label="Kode verifikasi 6 digit"
        ref={input}
        value={code}
        onChange={setCode}
        onComplete={submit}
        autoComplete="one-time-code"
        autoFocus
        disabled={isBusy}
      />
      <ErrorText error={error} />
      <SubmitButton isBusy={isBusy} isDisabled={code.length < otpLength}>
        Verifikasi Akun
      </SubmitButton>
      <Resend key={sent.otpId} resendAt={sent.resendAt} isBusy={isBusy} onResend={onResend} />
    </form>
  )
}

type ResendProps = { resendAt: number; isBusy: boolean; onResend: () => void }

function Resend({ resendAt, isBusy, onResend }: ResendProps) {
  const left = useStore(useMemo(() => countdownTo(resendAt), [resendAt]))
  if (left > 0) {
    return <p className="text-center text-muted">Kirim ulang dalam {left} detik</p>
  }
  return (
    <Button look="ghost" disabled={isBusy} onClick={onResend}>
      Kirim ulang kode
    </Button>
  )
}
