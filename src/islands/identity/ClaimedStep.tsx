import { Button } from '#components/ui/Button.tsx'

import { PasswordForm } from './PasswordForm.tsx'

type Props = {
  auth: string
  onPassword: (password: string) => void
  /** Target and handler of 'Bukan akun saya'. */
  notMine: { href?: string; onClick: () => void }
}

/**
 * Shown when the code was right but the contact is only claimed: the account's password links it, or a new account is
 * created.
 */
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
