import { identityLabels } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'

type Props = {
  /** The account's contact, for the browser's password manager. */
  auth: string
  value: string
  problem?: string | undefined
  onChange: (value: string) => void
}

/** The password of an existing account. */
export function PasswordField({ auth, value, problem, onChange }: Props) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={auth} readOnly />
      <Field
        label={identityLabels.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={value}
        error={problem}
        onChange={event => onChange(event.target.value)}
        autoFocus
      />
    </>
  )
}
