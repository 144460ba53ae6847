import { BadgeCheck } from 'lucide-react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#components/ui/Button.tsx'
import { accountNumberOf, isAccountNumber } from '#lib/withdrawal/account-number.ts'
import { type Bank, findHolder, saveBankAccount } from '#lib/withdrawal/store/bank-accounts.ts'
import { bankTexts } from '#lib/withdrawal/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { SubmitButton } from '#islands/ui/SubmitButton.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { BankMark } from './BankMark.tsx'

type Props = { bank: Bank; onClose: () => void; onSaved: () => void }

/** The account number, the holder's name as the bank knows it, and then the save button. */
export function AccountDialog({ bank, onClose, onSaved }: Props) {
  const [number, setNumber] = useState('')
  const [holder, setHolder] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { isBusy, error, submit: send, end } = useSubmission()
  const form = useRef<HTMLFormElement>(null)
  const type = (typed: string) => {
    // The name belongs to the number it was found for, and so does the answer to a running check.
    end()
    setHolder(undefined)
    setProblem(undefined)
    setNumber(accountNumberOf(typed))
  }
  const check = async () => {
    let name = ''
    const isFound = await send(async () => {
      const found = await findHolder(bank, number)
      if ('code' in found) return found
      name = found.holder
      return undefined
    })
    if (!isFound) return
    flushSync(() => setHolder(name))
    // The pressed button is gone; saving is the next step.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  const save = (name: string) =>
    send(async () => {
      const rejected = await saveBankAccount(bank, number, name)
      if (!rejected) onSaved()
      return rejected
    })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (holder !== undefined) void save(holder)
    else if (isAccountNumber(number)) void check()
    else setProblem(bankTexts.incomplete)
  }
  const told = problem ?? error?.fields?.['account_number']
  return (
    <Dialog title={bankTexts.add} onClose={onClose}>
      <form ref={form} className="grid gap-4" onSubmit={submit}>
        <p className="flex items-center gap-3">
          <BankMark code={bank.code} name={bank.name} />
          <b>{bank.name}</b>
        </p>
        <Field
          label={bankTexts.number}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          error={told}
          hint={bankTexts.digits}
          onChange={event => type(event.target.value)}
        />
        <div role="status">{holder !== undefined && <Holder name={holder} />}</div>
        {holder === undefined && isAccountNumber(number) && (
          <Button type="submit" look="secondary" size="large" isBusy={isBusy}>
            {bankTexts.check}
          </Button>
        )}
        {!told && <ErrorText error={error} />}
        {/* Without a holder's name, submitting checks the number or reports it as incomplete, and saves nothing. */}
        <SubmitButton isBusy={isBusy && holder !== undefined}>{bankTexts.save}</SubmitButton>
      </form>
    </Dialog>
  )
}

function Holder({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-3 rounded-field bg-base-200 p-3">
      <BadgeCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
      <span className="min-w-0">
        <span className="block text-sm text-muted">{bankTexts.holder}</span>
        <b className="wrap-anywhere">{name}</b>
      </span>
    </p>
  )
}
