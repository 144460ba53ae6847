import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { paths } from '#lib/core/paths.ts'
import type { SentCode } from '#lib/identity/store/otp.ts'
import { $reset, backInReset, startReset, submitResetCode } from '#lib/identity/store/reset.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { CodeForm } from './CodeForm.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { ResetContactStep } from './ResetContactStep.tsx'

type Props = {
  /** Pre-filled contact. */
  auth: string
  /** Where sign-in leads afterwards. */
  next?: string | undefined
}

/** Password recovery in three steps: contact, code, new password. A reload resumes the current step. */
export function ResetPage({ auth, next }: Props) {
  const { step, isRenewed, ...reset } = useStore($reset)
  const session = useStore($session)
  // State of the page, so that requesting another code keeps the typed password.
  const [form, setForm] = useState({ secret: '', confirmation: '' })
  useEffect(() => {
    startReset(auth)
    void loadSession()
  }, [auth])
  // Signed-in visitors change the password in the account area.
  useEffect(() => {
    if (session.status === 'member') window.location.replace(paths.home)
  }, [session.status])
  const toLogin = () => window.location.assign(paths.login(next, reset.auth))
  const back = () => backInReset() || toLogin()
  return (
    <div className="grid gap-4">
      <Button look="ghost" size="small" className="-ml-2 w-fit" onClick={back}>
        <ArrowLeft className="size-4" aria-hidden="true" /> Kembali
      </Button>
      {step === 'identifier' && <ResetContactStep key={reset.auth} />}
      {step === 'code' && (
        <CodeForm
          title={identityLabels.enterCode}
          {...(isRenewed && { note: identityTexts.codeRenewed })}
          sentTo={sentIfKnown}
          action="Verifikasi"
          onSubmit={code => void submitResetCode(code)}
        />
      )}
      {step === 'password' && <NewPasswordStep form={form} onChange={setForm} onSaved={toLogin} />}
    </div>
  )
}

/** The same text for everybody: it does not reveal whether the contact has an account (D22). */
const sentIfKnown = ({ kind, auth }: SentCode) => (
  <>
    Jika terdaftar, kode verifikasi dikirim ke {kind === 'phone' && 'nomor '}
    <b>{kind === 'phone' ? localPhone(auth) : auth}</b>
  </>
)
