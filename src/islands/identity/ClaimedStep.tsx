import { Button } from '#components/ui/Button.tsx'

import { PasswordForm } from './PasswordForm.tsx'

type Props = {
  auth: string
  onPassword: (password: string) => void
  /** Where 'Bukan akun saya' leads, and what it does. */
  notMine: { href?: string; onClick: () => void }
}

/** The code was right, but the contact is only claimed: its account's password links it, or it opens a new account. */
export function ClaimedStep({ auth, onPassword, notMine: { href, onClick } }: Props) {
  const way = href === undefined ? { onClick } : { href, onClick }
  const otherWay = (
    <Button look="ghost" {...way}>
      Bukan akun saya
    </Button>
  )
  return (
    <PasswordForm title="Hubungkan akun Anda" auth={auth} otherWay={otherWay} onPassword={onPassword}>
      <p>
        <b className="wrap-anywhere">{auth}</b> tercatat di sebuah akun, tetapi belum pernah diverifikasi.
        Masukkan kata sandi akun itu untuk menghubungkannya.
      </p>
    </PasswordForm>
  )
}
