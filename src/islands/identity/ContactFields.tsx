import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import type { Identifier } from '#lib/core/schema/identifier.ts'
import { formErrors } from '#lib/identity/registration-form.ts'
import { contactForm } from '#lib/identity/secret-forms.ts'
import { $work } from '#lib/identity/store/work.ts'
import { contactLabels, contactWords, identityLabels } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'
import { useAfterPause } from './use-after-pause.ts'

type Form = { contact: string; confirmation: string }
type Props = {
  kind: Identifier['kind']
  form: Form
  onChange: (form: Form) => void
  onSubmit: () => void
}

const inputs = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }
} as const

/** The new contact, twice; its code can be requested once both are equal. */
export function ContactFields({ kind, form, onChange, onSubmit }: Props) {
  const { isBusy, error } = useStore($work)
  const [left, setLeft] = useState<ReadonlySet<keyof Form>>(new Set())
  const found = formErrors(contactForm(kind), form)
  const isReady = Object.keys(found).length === 0
  const differs = useAfterPause(form.confirmation !== '' && Boolean(found['confirmation']))
  const bind = (name: keyof Form) => ({
    ...inputs[kind],
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
    onBlur: () => setLeft(new Set([...left, name]))
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isReady) onSubmit()
    else setLeft(new Set(['contact', 'confirmation']))
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <Field
        label={`${contactLabels[kind]} baru`}
        error={left.has('contact') ? found['contact'] : undefined}
        autoFocus
        {...bind('contact')}
      />
      <Field
        label={`Konfirmasi ${contactWords[kind]} baru`}
        error={left.has('confirmation') || differs ? found['confirmation'] : undefined}
        {...bind('confirmation')}
      />
      <CodeError error={error} />
      {isReady && <SubmitButton isBusy={isBusy}>{identityLabels.sendCode}</SubmitButton>}
    </form>
  )
}
