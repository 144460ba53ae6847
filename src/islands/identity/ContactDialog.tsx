import { useStore } from '@nanostores/react'
import { useState } from 'react'

import type { Identifier } from '#lib/core/schema/identifier.ts'
import { submitCode } from '#lib/identity/store/code-flow.ts'
import { saveNewContact, sendVerifyCode, submitVerifyCode } from '#lib/identity/store/verify-contact.ts'
import { $work } from '#lib/identity/store/work.ts'
import { contactLabels, identityLabels } from '#lib/identity/texts.ts'
import { toast } from '#lib/core/browser/toasts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { AwaitedCode } from './AwaitedCode.tsx'
import { ContactFields } from './ContactFields.tsx'
import { ContactSave } from './ContactSave.tsx'

type Props = {
  kind: Identifier['kind']
  /** The contact that is verified first; undefined if the account has no verified one. */
  proof: Identifier | undefined
  /** The account has no contact of this kind yet. */
  isFirst?: boolean
  /** The claimed contact, if it is only verified and not changed. */
  claimed?: string
  /** Requests the first code again. */
  onRestart: () => void
  onClose: () => void
}

/** Changes a contact: the old one's code, the new one twice, its code, 'Simpan' (identity-69). */
export function ContactDialog({ kind, proof, isFirst = false, claimed, onRestart, onClose }: Props) {
  const first = claimed ? 'code' : proof ? 'proof' : 'form'
  const [step, setStep] = useState<'proof' | 'form' | 'code' | 'save'>(first)
  // State of the dialog, so that going back or requesting another code loses nothing.
  const [form, setForm] = useState({ contact: '', confirmation: '' })
  // Fixed at opening: the contact is saved before the dialog closes, and would no longer be the first.
  const [wasFirst] = useState(isFirst)
  const { isBusy, error } = useStore($work)
  const label = contactLabels[kind]

  const saved = (text: string) => {
    toast(text, 'success')
    onClose()
  }
  const prove = async (code: string) => {
    if (await submitCode(code)) setStep('form')
  }
  const sendToNew = async () => {
    if (await sendVerifyCode(form.contact)) setStep('code')
  }
  const check = async (code: string) => {
    if (!claimed) return (await submitCode(code)) && setStep('save')
    return (await submitVerifyCode(code)) && saved(`${label} berhasil diverifikasi`)
  }
  const save = async () => {
    if (await saveNewContact(kind, form.contact))
      saved(`${label} berhasil ${wasFirst ? 'ditambahkan' : 'diubah'}`)
  }
  const restart = () => {
    onRestart()
    setStep(first)
  }
  return (
    <Dialog title={`${claimed ? 'Verifikasi' : wasFirst ? 'Tambah' : 'Ubah'} ${label}`} onClose={onClose}>
      {step === 'proof' && (
        <AwaitedCode
          {...(proof?.kind !== kind && { note: identityLabels.otherProof })}
          onRetry={restart}
          onSubmit={code => void prove(code)}
        />
      )}
      {step === 'form' && (
        <ContactFields kind={kind} form={form} onChange={setForm} onSubmit={() => void sendToNew()} />
      )}
      {step === 'code' && <AwaitedCode onRetry={restart} onSubmit={code => void check(code)} />}
      {step === 'save' && (
        <ContactSave
          contact={form.contact}
          isBusy={isBusy}
          error={error}
          onSave={() => void save()}
          onChange={() => setStep('form')}
          onRestart={restart}
        />
      )}
    </Dialog>
  )
}
