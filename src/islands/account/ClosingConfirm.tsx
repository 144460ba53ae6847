import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { $closing } from '#lib/closing/store.ts'
import { closingTexts, closingWarning } from '#lib/closing/texts.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $work } from '#lib/identity/store/work.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { CodeError } from '#islands/identity/CodeError.tsx'

type Props = {
  /** Asks for the password; otherwise a code was passed. */
  hasPassword: boolean
  onConfirm: (password: string) => void
}

/** The last step: until when it can be revoked, the password where no code was passed, and the button. */
export function ClosingConfirm({ hasPassword, onConfirm }: Props) {
  const { value } = useStore($closing)
  const session = useStore($session)
  const { isBusy, error } = useStore($work)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = hasPassword && !password ? identityTexts.noPassword : undefined
    setProblem(found)
    if (!found) onConfirm(password)
  }
  const contact = session.status === 'member' ? (session.profile.phone ?? session.profile.email ?? '') : ''
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <p>{value && closingWarning(value.closes_at)}</p>
      {hasPassword && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={contact} readOnly />
          <Field
            label={identityLabels.password}
            type="password"
            autoComplete="current-password"
            value={password}
            error={problem ?? error?.fields?.['password']}
            autoFocus
            onChange={event => {
              setPassword(event.target.value)
              setProblem(undefined)
            }}
          />
        </>
      )}
      <CodeError error={error?.fields ? undefined : error} />
      <Button type="submit" look="danger" size="large" className="w-full" isBusy={isBusy}>
        {closingTexts.confirm}
      </Button>
    </form>
  )
}
