import { useStore } from '@nanostores/react'
import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { paths } from '#lib/core/paths.ts'
import { profileTabs } from '#lib/identity/profile-tabs.ts'
import { $bankAccounts, type BankAccount, reloadBankAccounts } from '#lib/withdrawal/store/bank-accounts.ts'
import { $withdrawalForm, chooseAccount } from '#lib/withdrawal/store/form.ts'
import { bankTexts, withdrawalLabels, withdrawalNotes } from '#lib/withdrawal/texts.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { useLoaded } from '#islands/ui/use-loaded.ts'
import { BankMark } from './BankMark.tsx'

/** The bank accounts to choose from, and the way to their page. */
export function AccountChoice() {
  return (
    <Section
      title={withdrawalLabels.account}
      action={
        <Button look="ghost" className="px-2 text-primary" href={paths.profile(profileTabs.banks)}>
          {withdrawalLabels.accounts}
        </Button>
      }
    >
      <Accounts />
    </Section>
  )
}

function Accounts() {
  const { status, value: accounts = [], error } = useStore($bankAccounts)
  const { account: chosen, error: rejected } = useStore($withdrawalForm)
  if (status === 'loading') {
    return (
      <div
        className="h-20 skeleton"
        role="status"
        aria-busy="true"
        aria-label={withdrawalNotes.loadingAccounts}
      />
    )
  }
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void reloadBankAccounts()} />
  }
  if (accounts.length === 0) return <NoAccount />
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{withdrawalLabels.account}</legend>
      <StaleNote message={error?.message} />
      {accounts.map(account => (
        <AccountRow key={account.id} account={account} isChosen={account.id === chosen?.id} />
      ))}
      <p role="alert" className="text-sm text-error empty:hidden">
        {rejected?.fields?.['bank_account_id']}
      </p>
    </fieldset>
  )
}

function AccountRow({ account, isChosen }: { account: BankAccount; isChosen: boolean }) {
  const { id, bank_code: code, bank_name: bank, account_number: number, account_holder: holder } = account
  return (
    <label
      className={`flex cursor-pointer items-center gap-3 rounded-field border p-3 ${
        isChosen ? 'border-primary bg-base-200' : 'border-base-300'
      }`}
    >
      <input
        type="radio"
        name="bank-account"
        className="radio radio-primary"
        checked={isChosen}
        onChange={() => chooseAccount(id)}
      />
      <BankMark code={code} name={bank} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{holder}</span>
        <span className="block text-sm text-muted">{bank}</span>
        <span className="block text-sm font-medium wrap-anywhere tabular">{number}</span>
      </span>
    </label>
  )
}

/** Without an account one is added here; the dialog is loaded when it is wanted. */
function NoAccount() {
  const [isAdding, setAdding] = useState(false)
  const dialog = useLoaded(() => import('./BankDialog.tsx'))
  const BankDialog = dialog.module?.BankDialog
  const add = () => {
    if (!BankDialog) dialog.reload()
    setAdding(true)
  }
  return (
    <div className="grid justify-items-center gap-2 py-4 text-center">
      <Landmark className="size-9 text-primary" aria-hidden="true" />
      <p className="font-bold">{withdrawalNotes.noAccount}</p>
      <p className="max-w-sm text-muted">{withdrawalNotes.noAccountText}</p>
      <Button look="primary" className="mt-1" isBusy={dialog.isLoading} aria-haspopup="dialog" onClick={add}>
        <Plus className="size-5" aria-hidden="true" /> {bankTexts.add}
      </Button>
      {isAdding && BankDialog && <BankDialog onClose={() => setAdding(false)} />}
    </div>
  )
}
