import { useStore } from '@nanostores/react'
import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { paths } from '#lib/core/paths.ts'
import { bankTexts, withdrawalLabels } from '#lib/withdrawal/texts.ts'
import { $bankAccounts, type BankAccount, reloadBankAccounts } from '#lib/withdrawal/store/bank-accounts.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { BankAccountCard } from './BankAccountCard.tsx'
import { BankDialog } from './BankDialog.tsx'
import { BankDeletion } from './BankDeletion.tsx'

/** 'Rekening Saya': the accounts that Saldo can be withdrawn to. */
export function BankTab() {
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<BankAccount>()
  const { status, value: accounts = [], error } = useStore($bankAccounts)
  if (status === 'loading') return <BanksSkeleton />
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void reloadBankAccounts()} />
  }
  const add = (
    <Button look="primary" className="w-full sm:w-fit" onClick={() => setAdding(true)}>
      <Plus className="size-5" aria-hidden="true" /> {bankTexts.add}
    </Button>
  )
  return (
    <div className="grid gap-4">
      <StaleNote message={error?.message} />
      {accounts.length === 0 ? (
        <EmptyNote icon={Landmark} title={bankTexts.emptyTitle} text={bankTexts.empty}>
          {add}
        </EmptyNote>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            {add}
            <Button look="secondary" className="w-full sm:w-fit" href={paths.withdraw()}>
              {withdrawalLabels.request}
            </Button>
          </div>
          <ul className="grid gap-3 sm:grid-cols-2">
            {accounts.map(account => (
              <BankAccountCard key={account.id} account={account} onDelete={() => setLeaving(account)} />
            ))}
          </ul>
        </>
      )}
      {isAdding && <BankDialog onClose={() => setAdding(false)} />}
      {leaving && <BankDeletion account={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}

function BanksSkeleton() {
  return (
    <div className="grid gap-3 sm:grid-cols-2" role="status" aria-busy="true" aria-label="Memuat rekening">
      <div className="h-36 skeleton" />
      <div className="h-36 skeleton" />
    </div>
  )
}
