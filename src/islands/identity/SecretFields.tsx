import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { identityErrors } from '#lib/identity/errors.ts'
import { formErrors } from '#lib/identity/registration-form.ts'
import { type SecretForm, type SecretKind, secretForm } from '#lib/identity/secret-forms.ts'
import { $work } from '#lib/identity/store/work.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'
import { PinBoxes } from './PinBoxes.tsx'

type Props = {
  kind: SecretKind
  /** Asks for the old secret; otherwise a code replaces it. */
  hasOld: boolean
  form: SecretForm
  onChange: (form: SecretForm) => void
  onSubmit: () => void
}

const labels = {
  password: {
    old: identityLabels.oldPassword,
    secret: identityLabels.newPassword,
    confirmation: identityLabels.repeatPassword
  },
  pin: { old: identityLabels.oldPin, secret: identityLabels.newPin, confirmation: identityLabels.repeatPin }
} as const

/** Errors of the server that are about the old secret. */
const wrongOld: readonly string[] = [identityErrors.wrong_password.code, identityErrors.pin_wrong.code]

/** The change form of a password or a PIN; errors are shown at their fields and disappear on typing. */
export function SecretFields({ kind, hasOld, form, onChange, onSubmit }: Props) {
  const { isBusy, error } = useStore($work)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const names = hasOld ? (['old', 'secret', 'confirmation'] as const) : (['secret', 'confirmation'] as const)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = formErrors(secretForm(kind, hasOld), form)
    setProblems(found)
    if (Object.keys(found).length === 0) onSubmit()
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      {kind === 'pin' && (
        <p className="text-muted">{hasOld ? identityTexts.oldPinPurpose : identityTexts.newPinPurpose}</p>
      )}
      {names.map((name, place) => (
        <SecretField
          key={name}
          kind={kind}
          label={labels[kind][name]}
          isOld={name === 'old'}
          isWrong={name === 'old' && error !== undefined && wrongOld.includes(error.code)}
          hint={name === 'secret' && kind === 'password' ? identityTexts.passwordHint : undefined}
          value={form[name]}
          error={problems[name] ?? error?.fields?.[name]}
          isFirst={place === 0}
          onChange={value => {
            onChange({ ...form, [name]: value })
            setProblems({ ...problems, [name]: '' })
          }}
        />
      ))}
      {/* An error shown at a field is not repeated. */}
      <CodeError error={error?.fields ? undefined : error} />
      <SubmitButton isBusy={isBusy}>Simpan</SubmitButton>
    </form>
  )
}

type FieldProps = {
  kind: SecretKind
  label: string
  isOld: boolean
  /** The form's error is about it. */
  isWrong: boolean
  hint: string | undefined
  value: string
  error: string | undefined
  isFirst: boolean
  onChange: (value: string) => void
}

function SecretField({ kind, label, isOld, isWrong, hint, value, error, isFirst, onChange }: FieldProps) {
  const wrong = isWrong && { 'aria-invalid': true }
  if (kind === 'pin') {
    return (
      <PinBoxes
        label={label}
        value={value}
        error={error}
        autoFocus={isFirst}
        onChange={onChange}
        {...wrong}
      />
    )
  }
  return (
    <Field
      label={label}
      type="password"
      autoComplete={isOld ? 'current-password' : 'new-password'}
      {...(hint && { hint })}
      value={value}
      error={error || undefined}
      autoFocus={isFirst}
      onChange={event => onChange(event.target.value)}
      {...wrong}
    />
  )
}
