import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { localPhone, readIdentifier } from '#lib/core/identifier.ts'
import { toastOnNextPage } from '#lib/core/toasts.ts'
import { $verify, sendVerifyCode, startVerify, submitVerifyCode } from '#lib/identity/store/verify-contact.ts'
import { contactLabels } from '#lib/identity/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { OtpStep } from './OtpStep.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'

type Props = {
  /** The contact, in stored form. */
  contact: string
  onDone: () => void
}

/** Offers to verify a contact that is only claimed, once; it can be put off (D22). */
export function VerifyContact({ contact, onDone }: Props) {
  const { sent, isBusy, isDone, error } = useStore($verify)
  const isPhone = readIdentifier(contact)?.kind === 'phone'
  useEffect(startVerify, [contact])
  // The long form before it was scrolled; its button, which had the focus, is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  useEffect(() => {
    if (!isDone) return
    toastOnNextPage(`${contactLabels[isPhone ? 'phone' : 'email']} berhasil diverifikasi`, 'success')
    onDone()
  }, [isDone, isPhone, onDone])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void sendVerifyCode(contact)
  }
  return (
    <div className="grid gap-4">
      {sent ? (
        <OtpStep
          sent={sent}
          isBusy={isBusy}
          error={error}
          onSubmit={code => void submitVerifyCode(code)}
          onResend={() => void sendVerifyCode(contact)}
        />
      ) : (
        <form className="grid gap-4" onSubmit={send}>
          <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
            {isPhone ? 'Verifikasi nomor telepon Anda' : 'Verifikasi email Anda'}
          </h2>
          <p>
            <b className="wrap-anywhere">{isPhone ? localPhone(contact) : contact}</b> belum diverifikasi.
            Setelah diverifikasi, Anda dapat masuk dan memulihkan akun dengannya.
          </p>
          <ErrorText error={error} />
          <SubmitButton isBusy={isBusy}>Kirim kode verifikasi</SubmitButton>
        </form>
      )}
      <Button look="ghost" disabled={isBusy} onClick={onDone}>
        Nanti saja
      </Button>
    </div>
  )
}
