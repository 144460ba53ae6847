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

/** What changing it is called; an account that a purchase opened makes its first password (D46). */
const titleOf = (kind: SecretKind, { has_password }: Profile): string => {
  if (kind === 'pin') return identityLabels.changePin
  return has_password === false ? identityLabels.makePassword : identityLabels.changePassword
}

/** Changes the password or the PIN: first the way, then its code, then the form; by the old one at once the form. */
export function SecretDialog({ kind, profile, onClose }: Props) {
  const [step, setStep] = useState<'method' | 'code' | 'form'>('method')
  const [hasOld, setHasOld] = useState(false)
  // The form stands here: what was typed outlives a code that is asked for once more.
  const [form, setForm] = useState<SecretForm>({ old: '', secret: '', confirmation: '' })
  const [isRenewed, setRenewed] = useState(false)
  // It is saved before the dialog closes, and has a password then.
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
    // Hidden digits cannot be corrected, only typed anew.
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
