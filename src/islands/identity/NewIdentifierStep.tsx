import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { readIdentifier } from '#lib/core/identifier.ts'
import { paths } from '#lib/core/paths.ts'
import { $register, confirmNewIdentifier, submitNewIdentifier } from '#lib/identity/store/register.ts'
import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'

/** The first step of registration: is this contact free, and is it really theirs? */
export function NewIdentifierStep({ next }: { next: string }) {
  const { auth, isBusy, error, isKnown, isAsking } = useStore($register)
  const [text, setText] = useState(auth)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const identifier = readIdentifier(text)
    setProblem(identifier ? undefined : identityTexts.contact)
    if (identifier) void submitNewIdentifier(text.trim())
  }
  if (isAsking) return <Confirmation auth={auth} />
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 className="text-lg font-bold">Daftar Pembeli</h2>
      <Field
        label={identityLabels.contact}
        name="auth"
        autoComplete="username"
        value={text}
        onChange={event => setText(event.target.value)}
        error={problem}
        autoFocus
      />
      <ErrorText error={error} />
      {isKnown && (
        <div role="alert" className="alert block alert-info">
          <p>{auth} sudah terdaftar.</p>
          <a className="link font-semibold" href={`${paths.login(next)}&auth=${encodeURIComponent(auth)}`}>
            Masuk dengan akun ini
          </a>
        </div>
      )}
      <SubmitButton isBusy={isBusy}>Lanjut</SubmitButton>
      <p className="text-center">
        Sudah punya akun?{' '}
        <a className="link font-semibold" href={paths.login(next)}>
          Masuk
        </a>
      </p>
    </form>
  )
}

function Confirmation({ auth }: { auth: string }) {
  const { isBusy } = useStore($register)
  const change = () => $register.setKey('isAsking', false)
  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void confirmNewIdentifier()
      }}
    >
      <h2 className="text-lg font-bold">{auth}</h2>
      <p>Apakah data di atas sudah benar? Kami akan mengirim kode verifikasi ke sana.</p>
      <SubmitButton isBusy={isBusy}>Ya, kirim kode</SubmitButton>
      <Button look="ghost" onClick={change}>
        Ubah
      </Button>
    </form>
  )
}
