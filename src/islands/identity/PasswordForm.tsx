import { useStore } from '@nanostores/react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'

import { identityTexts } from '#lib/identity/texts.ts'
import { $work } from '#lib/identity/store/work.ts'

import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'
import { PasswordField } from './PasswordField.tsx'

type Props = {
  title: string
  /** The contact of the account. */
  auth: string
  /** Whose password is needed, and why. */
  children: ReactNode
  /** Link for people without one. */
  otherWay: ReactNode
  onPassword: (password: string) => void
}

/** Asks for the password of the account to sign in to. */
export function PasswordForm({ title, auth, children, otherWay, onPassword }: Props) {
  const { isBusy, error } = useStore($work)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setProblem(password ? undefined : identityTexts.noPassword)
    if (password) onPassword(password)
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
      <PasswordField auth={auth} value={password} problem={problem} onChange={setPassword} />
      <CodeError error={problem ? undefined : error} />
      <SubmitButton isBusy={isBusy}>Masuk</SubmitButton>
      {otherWay}
    </form>
  )
}
