import { type SyntheticEvent, useState } from 'react'

import { formErrors, pinForm } from '#lib/identity/registration-form.ts'
import { createPin } from '#lib/identity/store/pin.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { PinBoxes } from './PinBoxes.tsx'

/** 'Buat PIN' for a buyer without one; validated on blur and on submit (identity-33). */
export function CreatePinDialog({ onClose, onCreated }: { onClose: () => void; onCreated: () => void }) {
  const [form, setForm] = useState({ pin: '', pin_confirmation: '' })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { isBusy, error, submit: send } = useSubmission()
  const check = (name: keyof typeof form) => () => {
    setProblems({ ...problems, [name]: formErrors(pinForm, form)[name] ?? '' })
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const found = formErrors(pinForm, form)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    if (!(await send(() => createPin(form.pin)))) return
    setForm({ pin: '', pin_confirmation: '' })
    onCreated()
  }
  return (
    <Dialog title={identityLabels.makePin} onClose={onClose}>
      <form className="grid gap-4" onSubmit={event => void submit(event)} noValidate>
        <p className="text-muted">{identityTexts.pinUse} Jangan beritahukan kepada siapa pun.</p>
        <PinBoxes
          label="PIN baru"
          value={form.pin}
          error={problems['pin']}
          onChange={pin => setForm({ ...form, pin })}
          onBlur={check('pin')}
        />
        <PinBoxes
          label="Konfirmasi PIN"
          value={form.pin_confirmation}
          error={problems['pin_confirmation']}
          onChange={pin_confirmation => setForm({ ...form, pin_confirmation })}
          onBlur={check('pin_confirmation')}
        />
        <ErrorText error={error} />
        <SubmitButton isBusy={isBusy}>Simpan PIN</SubmitButton>
      </form>
    </Dialog>
  )
}
