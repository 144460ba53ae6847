import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { paths } from '#lib/core/paths.ts'
import { channelText } from '#lib/identity/code-channel.ts'
import { $phoneChannels } from '#lib/identity/store/phone-channels.ts'
import { $purchase, submitPhone, typeInPurchase } from '#lib/identity/store/purchase-sign-in.ts'
import { $work, endWork } from '#lib/identity/store/work.ts'
import { identityTexts, purchaseTexts } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'

/** The phone number that a purchase starts with, new or known; a link leads to sign-in with a password. */
export function PhoneStep() {
  const { auth } = useStore($purchase)
  const { isBusy, error } = useStore($work)
  const channels = useStore($phoneChannels)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isPhone = readIdentifier(auth)?.kind === 'phone'
    setProblem(isPhone ? undefined : auth.trim() ? identityTexts.phone : identityTexts.noPhone)
    if (isPhone) void submitPhone(auth.trim())
    else endWork()
  }
  const here = window.location.pathname + window.location.search
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <Field
        label={purchaseTexts.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        hint={`Kami kirim kode 6 digit${channelText('phone', channels)} untuk masuk atau membuat akun.`}
        value={auth}
        onChange={event => {
          typeInPurchase({ auth: event.target.value })
          setProblem(undefined)
        }}
        error={problem}
        autoFocus
      />
      <CodeError error={error} />
      <SubmitButton isBusy={isBusy}>{purchaseTexts.sendCode}</SubmitButton>
      <a className="min-h-11 link content-center text-center" href={paths.login(here)}>
        {purchaseTexts.withPassword}
      </a>
    </form>
  )
}
