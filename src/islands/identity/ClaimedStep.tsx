import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import { $login } from '#lib/identity/store/login.ts'
import { registerWithPassedCode } from '#lib/identity/store/register.ts'

import { PasswordForm } from './PasswordForm.tsx'

/** The code was right, but the contact is only claimed: its account's password links it, or it opens a new account. */
export function ClaimedStep({ next }: { next: string }) {
  const { auth } = useStore($login)
  const otherWay = (
    <Button look="ghost" href={paths.register({ auth, next })} onClick={() => registerWithPassedCode(auth)}>
      Bukan akun saya
    </Button>
  )
  return (
    <PasswordForm title="Hubungkan akun Anda" otherWay={otherWay}>
      <p>
        <b className="wrap-anywhere">{auth}</b> tercatat di sebuah akun, tetapi belum pernah diverifikasi.
        Masukkan kata sandi akun itu untuk menghubungkannya.
      </p>
    </PasswordForm>
  )
}
