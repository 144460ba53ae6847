import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import { $login, submitPassword } from '#lib/identity/store/login.ts'
import { registerWithPassedCode } from '#lib/identity/store/register.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { PasswordField } from './PasswordField.tsx'

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
      <p>
        <b className="wrap-anywhere">{auth}</b> tercatat di sebuah akun, tetapi belum pernah diverifikasi.
        Masukkan kata sandi akun itu untuk menghubungkannya.
      </p>
      <PasswordField auth={auth} value={password} onChange={setPassword} />
      <ErrorText error={error} />
      <SubmitButton isBusy={isBusy} isDisabled={password === ''}>
        Masuk
      </SubmitButton>
      <Button look="ghost" href={paths.register({ auth, next })} onClick={() => registerWithPassedCode(auth)}>
        Bukan akun saya
      </Button>
    </form>
  )
}
