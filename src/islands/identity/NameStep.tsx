import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { newName } from '#lib/identity/registration-form.ts'
import { $purchase, renewByHand, submitName, typeInPurchase } from '#lib/identity/store/purchase-sign-in.ts'
import { $work } from '#lib/identity/store/work.ts'
import { purchaseTexts } from '#lib/identity/texts.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { CodeError } from './CodeError.tsx'
import { TermsLine } from './TermsLine.tsx'

/** Errors that only a new code resolves. */
const needsCode = new Set(['grant_required', 'phone_taken', 'password_unusable'])

/** Asks a new buyer's name, which with the phone number is all that an account needs during a purchase (D46). */
export function NameStep() {
  const { name } = useStore($purchase)
  const { isBusy, error } = useStore($work)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = newName.safeParse(name)
    setProblem(found.error?.issues[0]?.message)
    if (found.success) void submitName(found.data)
  }
  const told = problem ?? error?.fields?.['name']
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <p>{purchaseTexts.newPerson}</p>
      <Field
        label="Nama lengkap"
        name="name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={event => {
          typeInPurchase({ name: event.target.value })
          setProblem(undefined)
        }}
        error={told}
        autoFocus
      />
      {/* An error shown at the field is not repeated. */}
      <CodeError error={told ? undefined : error} />
      {error && needsCode.has(error.code) && (
        <Button look="plain" disabled={isBusy} onClick={() => void renewByHand()}>
          {purchaseTexts.codeAgain}
        </Button>
      )}
      <TermsLine />
      <SubmitButton isBusy={isBusy}>{purchaseTexts.register}</SubmitButton>
    </form>
  )
}
