import { useStore } from '@nanostores/react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'

import { type Identifier, readIdentifier } from '#lib/core/schema/identifier.ts'
import { $work } from '#lib/identity/store/work.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'

type Props = {
  title: string
  /** What the contact is needed for, if the title does not say it. */
  about?: string
  label?: string
  /** Pre-filled contact. */
  auth: string
  /** Message about an empty field. */
  missing?: string
  /** Message about the contact in the field. */
  note?: (text: string) => ReactNode
  action?: string
  /** Link to the other form. */
  otherWay?: ReactNode
  onIdentifier: (text: string, kind: Identifier['kind']) => void
}

/** Asks for an email address or a phone number, the first step of sign-in, registration and password recovery. */
export function IdentifierForm({
  title,
  about,
  label = identityLabels.contact,
  auth,
  missing = identityTexts.contact,
  note,
  action = 'Lanjut',
  otherWay,
  onIdentifier
}: Props) {
  const { isBusy, error } = useStore($work)
  const [text, setText] = useState(auth)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const identifier = readIdentifier(text)
    setProblem(identifier ? undefined : text.trim() ? identityTexts.contact : missing)
    if (identifier) onIdentifier(text.trim(), identifier.kind)
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">{title}</h2>
      {about && <p className="text-muted">{about}</p>}
      <Field
        label={label}
        name="auth"
        autoComplete="username"
        value={text}
        onChange={event => setText(event.target.value)}
        error={problem}
        autoFocus
      />
      {/* The error belongs to the submitted contact, not to an invalid one. */}
      <CodeError error={problem ? undefined : error} />
      {!problem && note?.(text.trim())}
      <SubmitButton isBusy={isBusy}>{action}</SubmitButton>
      {otherWay && <p className="text-center">{otherWay}</p>}
    </form>
  )
}
