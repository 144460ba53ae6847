import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { formErrors } from '#lib/identity/registration-form.ts'
import { resetForm } from '#lib/identity/secret-forms.ts'
import { $reset, saveNewPassword } from '#lib/identity/store/reset.ts'
import { $work } from '#lib/identity/store/work.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'
import { useAfterPause } from './use-after-pause.ts'

type Form = { secret: string; confirmation: string }
type Props = { form: Form; onChange: (form: Form) => void; onSaved: () => void }

/** The last step of password recovery: the new password, twice. */
export function NewPasswordStep({ form, onChange, onSaved }: Props) {
  const { auth } = useStore($reset)
  const { isBusy, error } = useStore($work)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const differs = useAfterPause(form.confirmation !== '' && form.confirmation !== form.secret)
  const bind = (name: keyof typeof form) => ({
    name,
    type: 'password',
    autoComplete: 'new-password',
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      onChange({ ...form, [name]: event.target.value })
      setProblems({ ...problems, [name]: '' })
    }
  })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const found = formErrors(resetForm, form)
    setProblems(found)
    if (Object.keys(found).length === 0 && (await saveNewPassword(form.secret))) onSaved()
  }
  return (
    <form className="grid gap-4" onSubmit={event => void submit(event)} noValidate>
      <h2 className="text-lg font-bold">Buat kata sandi baru</h2>
      <input type="hidden" name="username" autoComplete="username" value={auth} readOnly />
      <Field
        label={identityLabels.newPassword}
        hint={identityTexts.passwordHint}
        error={problems['secret'] || error?.fields?.['new_password']}
        autoFocus
        {...bind('secret')}
      />
      <Field
        label={identityLabels.repeatPassword}
        error={problems['confirmation'] || (differs ? identityTexts.resetDiffers : undefined)}
        {...bind('confirmation')}
      />
      <CodeError error={error} />
      <SubmitButton isBusy={isBusy}>Simpan Kata Sandi</SubmitButton>
    </form>
  )
}
