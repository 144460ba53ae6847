import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { $reset, sendResetCode } from '#lib/identity/store/reset.ts'
import { $work } from '#lib/identity/store/work.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'

/** The first step of password recovery: the account's contact. */
export function ResetContactStep() {
  const { isBusy, error } = useStore($work)
  const [text, setText] = useState(useStore($reset).auth)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = problemOf(text)
    setProblem(found)
    if (!found) void sendResetCode(text.trim())
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">Lupa kata sandi</h2>
      <p className="text-muted">
        Masukkan nomor HP atau email akun Anda. Kami akan mengirim kode verifikasi ke sana.
      </p>
      <Field
        label={identityLabels.contactToReset}
        name="auth"
        autoComplete="username"
        value={text}
        onChange={event => setText(event.target.value)}
        error={problem}
        autoFocus
      />
      <CodeError error={problem ? undefined : error} />
      <SubmitButton isBusy={isBusy}>{identityLabels.sendResetCode}</SubmitButton>
    </form>
  )
}

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return identityTexts.noContactToReset
  return readIdentifier(text) ? undefined : identityTexts.contact
}
