import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
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
import { identityRefusals } from '#lib/identity/refusals.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { ClaimedStep } from './ClaimedStep.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { OtpStep } from './OtpStep.tsx'
import { PasswordField } from './PasswordField.tsx'
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
        <Button look="ghost" size="small" className="-ml-2 w-fit" onClick={backToIdentifier}>
          <ArrowLeft className="size-4" aria-hidden="true" /> Kembali
        </Button>
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
    setProblem(identifier ? undefined : identityTexts.contact)
    if (identifier) void submitIdentifier(text.trim(), identifier.kind)
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">Masuk</h2>
      <Field
        label={identityLabels.contact}
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
          <p>{identityRefusals.account_not_found.message}</p>
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
      <p className="text-muted">{auth}</p>
      <PasswordField auth={auth} value={password} onChange={setPassword} />
      <ErrorText error={error} />
      <SubmitButton isBusy={isBusy} isDisabled={password === ''}>
        Masuk
      </SubmitButton>
      <Button look="ghost" disabled={isBusy} onClick={() => void switchToCode()}>
        Masuk dengan kode verifikasi
      </Button>
    </form>
  )
}
