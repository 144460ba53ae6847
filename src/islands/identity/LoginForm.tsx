import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'

import { readIdentifier } from '#lib/core/identifier.ts'
import { paths } from '#lib/core/paths.ts'
import {
  $login,
  backToIdentifier,
  endLogin,
  resendLoginCode,
  startLogin,
  submitIdentifier,
  submitLoginCode,
  submitPassword,
  switchToCode
} from '#lib/identity/store/login.ts'
import { $session } from '#lib/identity/store/session.ts'

import { ClaimedStep } from './ClaimedStep.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { OtpStep } from './OtpStep.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { VerifyContact } from './VerifyContact.tsx'

type Props = {
  /** Pre-filled contact. */
  auth?: string
  next: string
  onSignedIn: () => void
}

/** Sign-in in its steps: contact, then password or code. The page and the modal show the same form. */
export function LoginForm({ auth = '', next, onSignedIn }: Props) {
  const login = useStore($login)
  const session = useStore($session)
  useEffect(() => startLogin(auth), [auth])
  useEffect(() => {
    if (session.status === 'member' && login.step !== 'verify') onSignedIn()
  }, [session.status, login.step, onSignedIn])

  return (
    <div className="grid gap-4">
      {login.step !== 'identifier' && login.step !== 'verify' && (
        <button type="button" className="btn -ml-2 w-fit btn-ghost btn-sm" onClick={backToIdentifier}>
          <ArrowLeft className="size-4" aria-hidden="true" /> Kembali
        </button>
      )}
      {login.step === 'identifier' && <IdentifierStep key={login.auth} next={next} />}
      {login.step === 'password' && <PasswordStep />}
      {login.step === 'claimed' && <ClaimedStep next={next} />}
      {login.step === 'verify' && (
        <VerifyContact contact={readIdentifier(login.auth)?.value ?? login.auth} onDone={endLogin} />
      )}
      {login.step === 'code' && login.sent && (
        <OtpStep
          sent={login.sent}
          isBusy={login.isBusy}
          error={login.error}
          onSubmit={code => void submitLoginCode(code)}
          onResend={() => void resendLoginCode()}
        />
      )}
    </div>
  )
}

function IdentifierStep({ next }: { next: string }) {
  const { auth, isBusy, error, isUnknown } = useStore($login)
  const [text, setText] = useState(auth)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const identifier = readIdentifier(text)
    setProblem(identifier ? undefined : 'Format email atau nomor telepon tidak valid')
    if (identifier) void submitIdentifier(text.trim(), identifier.kind)
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">Masuk</h2>
      <Field
        label="Email atau nomor telepon"
        name="auth"
        autoComplete="username"
        value={text}
        onChange={event => setText(event.target.value)}
        error={problem}
        autoFocus
      />
      <ErrorText error={isUnknown ? undefined : error} />
      {isUnknown && (
        <div role="alert" className="alert block alert-warning">
          <p>Email atau nomor telepon tidak ditemukan!</p>
          <a className="link font-semibold" href={paths.register({ auth: text.trim(), next })}>
            Daftar dengan {text.trim()}
          </a>
        </div>
      )}
      <SubmitButton isBusy={isBusy}>Lanjut</SubmitButton>
      <p className="text-center">
        Belum punya akun?{' '}
        <a className="link font-semibold" href={paths.register({ next })}>
          Daftar
        </a>
      </p>
    </form>
  )
}

function PasswordStep() {
  const { auth, isBusy, error } = useStore($login)
  const [password, setPassword] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (password) void submitPassword(password)
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">Masukkan kata sandi</h2>
      <input type="hidden" name="username" autoComplete="username" value={auth} readOnly />
      <p className="text-muted">{auth}</p>
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
      <button type="button" className="btn btn-ghost" disabled={isBusy} onClick={() => void switchToCode()}>
        Masuk dengan kode verifikasi
      </button>
    </form>
  )
}
