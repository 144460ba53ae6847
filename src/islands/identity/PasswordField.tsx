import { identityLabels } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'

type Props = {
  /** Whose password it is, for the browser that remembers it. */
  auth: string
  value: string
  onChange: (value: string) => void
}

/** The password of an account that exists. */
export function PasswordField({ auth, value, onChange }: Props) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={auth} readOnly />
      <Field
        label={identityLabels.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={value}
        onChange={event => onChange(event.target.value)}
        autoFocus
      />
    </>
  )
}
