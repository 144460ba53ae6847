import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import {
  $register,
  changeNewIdentifier,
  confirmNewIdentifier,
  submitNewIdentifier
} from '#lib/identity/store/register.ts'
import { $work } from '#lib/identity/store/work.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { IdentifierForm } from './IdentifierForm.tsx'

/** The first step of registration: is this contact free, and is it really theirs? */
export function NewIdentifierStep({ next }: { next: string }) {
  const { auth, isKnown, isAsking } = useStore($register)
  const { isBusy, error } = useStore($work)
  if (isAsking) return <Confirmation auth={auth} />
  const known = isKnown && (
    <div role="alert" className="alert block alert-info">
      <p>{auth} sudah terdaftar.</p>
      <a className="link font-semibold" href={paths.login(next, auth)}>
        Masuk dengan akun ini
      </a>
    </div>
  )
  return (
    <IdentifierForm
      title="Daftar Pembeli"
      auth={auth}
      isBusy={isBusy}
      error={error}
      note={() => known}
      otherWay={
        <>
          Sudah punya akun?{' '}
          <a className="link font-semibold" href={paths.login(next)}>
            Masuk
          </a>
        </>
      }
      onIdentifier={text => void submitNewIdentifier(text)}
    />
  )
}

function Confirmation({ auth }: { auth: string }) {
  const { isBusy, error } = useStore($work)
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
      <ErrorText error={error} />
      <SubmitButton isBusy={isBusy}>Ya, kirim kode</SubmitButton>
      <Button look="ghost" onClick={changeNewIdentifier}>
        Ubah
      </Button>
    </form>
  )
}
