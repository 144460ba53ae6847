import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { paths } from '#lib/core/paths.ts'
import {
  $register,
  changeNewIdentifier,
  confirmNewIdentifier,
  submitNewIdentifier
} from '#lib/identity/store/register.ts'
import { channelTexts } from '#lib/identity/code-channel.ts'
import { $phoneChannels } from '#lib/identity/store/phone-channels.ts'
import { $work } from '#lib/identity/store/work.ts'

import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'
import { IdentifierForm } from './IdentifierForm.tsx'

/** The first step of registration: checks that the contact is free, and asks to confirm it. */
export function NewIdentifierStep({ next }: { next: string }) {
  const { auth, isKnown, isConfirming } = useStore($register)
  if (isConfirming) return <Confirmation auth={auth} />
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
  const channels = useStore($phoneChannels)
  const { words, contact } = channelTexts(auth, channels)
  // The previous field and button are gone: the focus moves to the question, and Tab leads to the answers.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      className="grid gap-4"
      aria-labelledby="contact-confirm"
      onSubmit={event => {
        event.preventDefault()
        void confirmNewIdentifier()
      }}
    >
      <h2
        id="contact-confirm"
        ref={heading}
        tabIndex={-1}
        className="text-lg font-bold wrap-anywhere outline-none"
      >
        {words} <span className="inline-block max-w-full">{contact}?</span>
      </h2>
      <CodeError error={error} />
      <SubmitButton isBusy={isBusy}>Ya, kirim kode</SubmitButton>
      <Button look="ghost" onClick={changeNewIdentifier}>
        Ubah
      </Button>
    </form>
  )
}
