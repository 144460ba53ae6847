import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { localPhone, readIdentifier } from '#lib/core/schema/identifier.ts'
import { toastOnNextPage } from '#lib/core/browser/toasts.ts'
import { $code, leaveCode } from '#lib/identity/store/code-flow.ts'
import { sendVerifyCode, submitVerifyCode } from '#lib/identity/store/verify-contact.ts'
import { $work } from '#lib/identity/store/work.ts'
import { contactLabels, identityLabels, verifyReasons } from '#lib/identity/texts.ts'

import { CodeError } from './CodeError.tsx'
import { CodeForm } from './CodeForm.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'

type Props = {
  /** The contact in stored form. */
  contact: string
  onDone: () => void
}

/** Offers once to verify a claimed contact; it can be postponed (D22). */
export function VerifyContact({ contact, onDone }: Props) {
  const flow = useStore($code)
  const { isBusy, error } = useStore($work)
  const isPhone = readIdentifier(contact)?.kind === 'phone'
  useEffect(leaveCode, [contact])
  // The long form before it was scrolled, and the button that had the focus is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void sendVerifyCode(contact)
  }
  const verify = async (code: string) => {
    if (!(await submitVerifyCode(code))) return
    toastOnNextPage(`${contactLabels[isPhone ? 'phone' : 'email']} berhasil diverifikasi`, 'success')
    onDone()
  }
  return (
    <div className="grid gap-4">
      {flow ? (
        <CodeForm title="Verifikasi Akun Anda" onSubmit={code => void verify(code)} />
      ) : (
        <form className="grid gap-4" onSubmit={send}>
          <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
            {isPhone ? 'Verifikasi nomor HP Anda' : 'Verifikasi email Anda'}
          </h2>
          <p>
            <b className="wrap-anywhere">{isPhone ? localPhone(contact) : contact}</b> belum diverifikasi.{' '}
            {verifyReasons[isPhone ? 'phone' : 'email']}
          </p>
          <CodeError error={error} />
          <SubmitButton isBusy={isBusy}>{identityLabels.sendCode}</SubmitButton>
        </form>
      )}
      <Button look="ghost" disabled={isBusy} onClick={onDone}>
        Nanti saja
      </Button>
    </div>
  )
}
