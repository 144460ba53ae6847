import { useStore } from '@nanostores/react'
import { useState } from 'react'

import type { SecretForm, SecretKind } from '#lib/identity/secret-forms.ts'
import { leaveCode, openCode, renewCode, submitCode } from '#lib/identity/store/code-flow.ts'
import { changeSecret } from '#lib/identity/store/secrets.ts'
import type { Profile } from '#lib/identity/store/who.ts'
import { $work, work } from '#lib/identity/store/work.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { CodeForm } from './CodeForm.tsx'
import { SecretFields } from './SecretFields.tsx'
import { SecretMethods } from './SecretMethods.tsx'

type Props = { kind: SecretKind; profile: Profile; onClose: () => void }

/** The dialog's title; an account created by a purchase sets its first password (D46). */
const titleOf = (kind: SecretKind, { has_password }: Profile): string => {
  if (kind === 'pin') return identityLabels.changePin
  return has_password === false ? identityLabels.makePassword : identityLabels.changePassword
}

/**
 * Changes the password or the PIN: choose the method, enter its code, then the form; with the old secret, the form
 * follows directly.
 */
export function SecretDialog({ kind, profile, onClose }: Props) {
  const [step, setStep] = useState<'method' | 'code' | 'form'>('method')
  const [hasOld, setHasOld] = useState(false)
  // State of the dialog, so that requesting another code keeps what was typed.
  const [form, setForm] = useState<SecretForm>({ old: '', secret: '', confirmation: '' })
  const [isRenewed, setRenewed] = useState(false)
  // Fixed at opening: the account has a password once it is saved, before the dialog closes.
  const [title] = useState(() => titleOf(kind, profile))
  const { isBusy } = useStore($work)

  const sendCode = async (contact: string) => {
    if (!(await work(() => openCode(contact, 'account')))) return
    setHasOld(false)
    setStep('code')
  }
  const useOld = () => {
    leaveCode()
    setHasOld(true)
    setStep('form')
  }
  const check = async (code: string) => {
    if (await submitCode(code)) setStep('form')
  }
  const save = async () => {
    if (await changeSecret(kind, hasOld ? form : { ...form, old: '' })) return onClose()
    const { error } = $work.get()
    // Masked digits cannot be corrected, only retyped.
    if (kind === 'pin' && error?.fields?.['old']) setForm({ ...form, old: '' })
    if (hasOld || error?.code !== 'grant_required') return
    setRenewed(true)
    if (await renewCode()) setStep('code')
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {step === 'method' && (
        <SecretMethods
          kind={kind}
          profile={profile}
          isBusy={isBusy}
          onContact={contact => void sendCode(contact)}
          onOld={useOld}
        />
      )}
      {step === 'code' && (
        <CodeForm
          {...(isRenewed && { note: identityTexts.codeRenewed })}
          action="Verifikasi"
          onSubmit={code => void check(code)}
        />
      )}
      {step === 'form' && (
        <SecretFields
          kind={kind}
          hasOld={hasOld}
          form={form}
          onChange={setForm}
          onSubmit={() => void save()}
        />
      )}
    </Dialog>
  )
}
