import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { paths } from '#lib/core/paths.ts'
import {
  $login,
  backToIdentifier,
  endLogin,
  startLogin,
  submitIdentifier,
  submitLoginCode,
  submitPassword,
  switchToCode,
  switchToPassword
} from '#lib/identity/store/login.ts'
import { registerWithPassedCode } from '#lib/identity/store/register.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $work } from '#lib/identity/store/work.ts'
import { identityErrors } from '#lib/identity/errors.ts'

import { ClaimedStep } from './ClaimedStep.tsx'
import { CodeForm } from './CodeForm.tsx'
import { IdentifierForm } from './IdentifierForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { VerifyContact } from './VerifyContact.tsx'

type Props = {
  /** Pre-filled contact. */
  auth?: string
  next: string
  onSignedIn: () => void
}

/** The sign-in steps: contact, then password or code. The page and the modal share this form. */
export function LoginForm({ auth = '', next, onSignedIn }: Props) {
  const login = useStore($login)
  const session = useStore($session)
  useEffect(() => startLogin(auth), [auth])
  const isDone = session.status === 'member' && login.step !== 'verify'
  useEffect(() => {
    if (isDone) onSignedIn()
  }, [isDone, onSignedIn])

  // A code is spent by then, and a verification has ended: neither form is shown again until the next page comes. A password stays.
  if (isDone && (login.step === 'code' || login.step === 'identifier'))
    return <p role="status">Anda sudah masuk. Halaman sedang dibuka.</p>
  return (
    <div className="grid gap-4">
      {login.step !== 'identifier' && login.step !== 'verify' && (
        <Button look="ghost" size="small" className="-ml-2 w-fit" onClick={backToIdentifier}>
          <ArrowLeft className="size-4" aria-hidden="true" /> Kembali
        </Button>
      )}
      {login.step === 'identifier' && <IdentifierStep key={login.auth} next={next} />}
      {login.step === 'password' && <PasswordStep next={next} />}
      {login.step === 'claimed' && <ClaimedLogin next={next} />}
      {login.step === 'verify' && (
        <VerifyContact contact={readIdentifier(login.auth)?.value ?? login.auth} onDone={endLogin} />
      )}
      {login.step === 'code' && <CodeStep />}
    </div>
  )
}

function IdentifierStep({ next }: { next: string }) {
  const { auth, isUnknown } = useStore($login)
  const unknown = (text: string) => (
    <div role="alert" className="alert block alert-warning">
      <p>{identityErrors.account_not_found.message}</p>
      <a className="link font-semibold wrap-anywhere" href={paths.register({ auth: text, next })}>
        Daftar dengan {text}
      </a>
    </div>
  )
  return (
    <IdentifierForm
      title="Masuk"
      auth={auth}
      note={text => isUnknown && unknown(text)}
      otherWay={
        <>
          Belum punya akun?{' '}
          <a className="link font-semibold" href={paths.register({ next })}>
            Daftar
          </a>
        </>
      }
      onIdentifier={(text, kind) => void submitIdentifier(text, kind)}
    />
  )
}

function CodeStep() {
  const { isBusy } = useStore($work)
  return (
    <>
      <CodeForm title="Verifikasi Akun Anda" onSubmit={code => void submitLoginCode(code)} />
      <Button look="ghost" disabled={isBusy} onClick={switchToPassword}>
        Masuk dengan kata sandi
      </Button>
    </>
  )
}

function PasswordStep({ next }: { next: string }) {
  const { auth } = useStore($login)
  const { isBusy } = useStore($work)
  const otherWay = (
    <>
      <a className="min-h-11 link content-center text-center" href={paths.resetPassword({ auth, next })}>
        Lupa kata sandi?
      </a>
      <Button look="ghost" disabled={isBusy} onClick={() => void switchToCode()}>
        Masuk dengan kode verifikasi
      </Button>
    </>
  )
  return (
    <PasswordForm
      title="Masukkan kata sandi"
      auth={auth}
      otherWay={otherWay}
      onPassword={password => void submitPassword(password)}
    >
      <p className="text-muted">{auth}</p>
    </PasswordForm>
  )
}

function ClaimedLogin({ next }: { next: string }) {
  const { auth } = useStore($login)
  return (
    <ClaimedStep
      auth={auth}
      onPassword={password => void submitPassword(password)}
      notMine={{ href: paths.register({ auth, next }), onClick: () => registerWithPassedCode(auth) }}
    />
  )
}
