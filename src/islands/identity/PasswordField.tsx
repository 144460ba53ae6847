import { identityLabels } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'

type Props = {
  /** Whose password it is, for the browser that remembers it. */
  auth: string
  value: string
  problem?: string | undefined
  onChange: (value: string) => void
}

/** The password of an account that exists. */
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
