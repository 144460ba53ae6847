import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { paths } from '#lib/core/paths.ts'
import { $login, submitPassword } from '#lib/identity/store/login.ts'
import { registerWithPassedCode } from '#lib/identity/store/register.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'

/** The code was right, but the contact is only claimed: its account's password links it, or it opens a new account. */
export function ClaimedStep({ next }: { next: string }) {
  const { auth, isBusy, error } = useStore($login)
  const [password, setPassword] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (password) void submitPassword(password)
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">Hubungkan akun Anda</h2>
      <input type="hidden" name="username" autoComplete="username" value={auth} readOnly />
      <p>
        <b className="wrap-anywhere">{auth}</b> tercatat di sebuah akun, tetapi belum pernah diverifikasi.
        Masukkan kata sandi akun itu untuk menghubungkannya.
      </p>
      <Field
        label="Kata sandi"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        autoFocus
      />
      <ErrorText error={error} />
      <SubmitButton isBusy={isBusy} isDisabled={password === ''}>
        Masuk
      </SubmitButton>
      <a
        className="btn btn-ghost"
        href={paths.register({ auth, next })}
        onClick={() => registerWithPassedCode(auth)}
      >
        Bukan akun saya
      </a>
    </form>
  )
}
