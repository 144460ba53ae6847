import { useStore } from '@nanostores/react'
import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'
import { useEffect, useMemo, useRef, useState } from 'react'

import { localPhone } from '#lib/core/identifier.ts'
import { otpLength } from '#lib/identity/otp.ts'
import type { Refusal } from '#lib/core/refusals.ts'
import { countdownTo } from '#lib/core/seconds-left.ts'
import type { SentCode } from '#lib/identity/store/otp.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'

type Props = {
  sent: SentCode
  isBusy: boolean
  error: Refusal | undefined
  onSubmit: (code: string) => void
  onResend: () => void
}

/** The code screen: six boxes with paste and backspace, and the countdown to the next code. */
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
      <OTPInput
        ref={input}
        value={code}
        onChange={setCode}
        onComplete={submit}
        maxLength={otpLength}
        pattern={REGEXP_ONLY_DIGITS}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        disabled={isBusy}
        aria-label="Kode verifikasi 6 digit"
        render={({ slots }) => (
          <div className="flex justify-between gap-2">
            {slots.map((slot, index) => (
              <span
                key={index}
                className={`grid h-14 min-w-0 flex-1 place-items-center rounded-field border bg-base-100 text-xl font-bold tabular ${
                  slot.isActive ? 'border-primary outline-2 outline-primary' : 'border-muted'
                }`}
              >
                {slot.char}
              </span>
            ))}
          </div>
        )}
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
    <button type="button" className="btn btn-ghost" disabled={isBusy} onClick={onResend}>
      Kirim ulang kode
    </button>
  )
}
