import { type ReactNode, type SyntheticEvent, useState } from 'react'

import { type Identifier, readIdentifier } from '#lib/core/schema/identifier.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'

type Props = {
  title: string
  /** Pre-filled contact. */
  auth: string
  isBusy: boolean
  error: ApiError | undefined
  /** Message about the contact in the field. */
  note: (text: string) => ReactNode
  /** Link to the other form. */
  otherWay: ReactNode
  onIdentifier: (text: string, kind: Identifier['kind']) => void
}

/** Asks for an email address or a phone number, the first step of sign-in and registration. */
export function IdentifierForm({ title, auth, isBusy, error, note, otherWay, onIdentifier }: Props) {
  const [text, setText] = useState(auth)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const identifier = readIdentifier(text)
    setProblem(identifier ? undefined : identityTexts.contact)
    if (identifier) onIdentifier(text.trim(), identifier.kind)
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">{title}</h2>
      <Field
        label={identityLabels.contact}
        name="auth"
        autoComplete="username"
        value={text}
        onChange={event => setText(event.target.value)}
        error={problem}
        autoFocus
      />
      {/* The error belongs to the submitted contact, not to an invalid one. */}
      <CodeError error={problem ? undefined : error} />
      {!problem && note(text.trim())}
      <SubmitButton isBusy={isBusy}>Lanjut</SubmitButton>
      <p className="text-center">{otherWay}</p>
    </form>
  )
}
