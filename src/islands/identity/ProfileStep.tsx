import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { formErrors, registerForm } from '#lib/identity/registration-form.ts'
import { localPhone, readIdentifier } from '#lib/core/schema/identifier.ts'
import { storeProfile, storedProfile } from '#lib/identity/store/stored-profile.ts'
import {
  $register,
  $typedPasswords,
  confirmNewIdentifier,
  submitProfile
} from '#lib/identity/store/register.ts'
import { $work } from '#lib/identity/store/work.ts'
import { identityLabels } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'
import { TermsLine } from './TermsLine.tsx'

/** The last step of registration; the verified contact is read-only. */
export function ProfileStep() {
  const { auth } = useStore($register)
  const { isBusy, error } = useStore($work)
  const passed = readIdentifier(auth)
  const [form, setForm] = useState(() => {
    const stored = storedProfile()
    return {
      name: stored.name ?? '',
      email: passed?.kind === 'email' ? passed.value : (stored.email ?? ''),
      phone: passed?.kind === 'phone' ? localPhone(passed.value) : (stored.phone ?? ''),
      ...$typedPasswords.get()
    }
  })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const bind = (name: keyof typeof form) => ({
    name,
    value: form[name],
    error: problems[name] ?? error?.fields?.[name],
    onChange: (event: { target: { value: string } }) => {
      const changed = { ...form, [name]: event.target.value }
      setForm(changed)
      storeProfile(changed)
      const { password, password_confirmation } = changed
      $typedPasswords.set({ password, password_confirmation })
    }
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = formErrors(registerForm, form)
    setProblems(found)
    if (Object.keys(found).length === 0) void submitProfile(form)
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">{identityLabels.profile}</h2>
      <Field label="Nama lengkap" autoComplete="name" autoFocus {...bind('name')} />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={passed?.kind === 'email'}
        {...bind('email')}
      />
      <Field
        label="Nomor HP"
        type="tel"
        autoComplete="tel"
        readOnly={passed?.kind === 'phone'}
        {...bind('phone')}
      />
      <Field
        label={identityLabels.password}
        type="password"
        autoComplete="new-password"
        hint="Minimal 8 karakter"
        {...bind('password')}
      />
      <Field
        label="Konfirmasi kata sandi"
        type="password"
        autoComplete="new-password"
        {...bind('password_confirmation')}
      />
      <CodeError error={error} />
      {error?.code === 'grant_required' && (
        <Button look="plain" disabled={isBusy} onClick={() => void confirmNewIdentifier()}>
          Kirim kode verifikasi lagi
        </Button>
      )}
      <TermsLine />
      <SubmitButton isBusy={isBusy}>Daftar</SubmitButton>
    </form>
  )
}
