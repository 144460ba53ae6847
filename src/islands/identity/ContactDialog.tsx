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
  /** Whose code comes first; undefined where nothing of the account is verified. */
  proof: Identifier | undefined
  /** There is none of this kind yet. */
  isFirst?: boolean
  /** The contact that is only claimed, where it is verified and stays. */
  claimed?: string
  /** Asks for the first code once more. */
  onRestart: () => void
  onClose: () => void
}

/** The change of a contact: the old one's code, the new one twice, its code, 'Simpan' (identity-69). */
export function ContactDialog({ kind, proof, isFirst = false, claimed, onRestart, onClose }: Props) {
  const first = claimed ? 'code' : proof ? 'proof' : 'form'
  const [step, setStep] = useState<'proof' | 'form' | 'code' | 'save'>(first)
  // It stands here: a step back, or a code that is asked for once more, loses nothing.
  const [form, setForm] = useState({ contact: '', confirmation: '' })
  // It is saved before the dialog closes, and is not the first then.
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
