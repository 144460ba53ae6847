import { useState } from 'react'

import { type BankAccount, deleteBankAccount } from '#lib/withdrawal/store/bank-accounts.ts'
import { bankDeletion } from '#lib/withdrawal/texts.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'

/** Confirms the deletion of an account; further presses during the request do nothing. */
export function BankDeletion({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await deleteBankAccount(account.id)
    onClose()
  }
  return <Confirm {...bankDeletion} isBusy={isBusy} onConfirm={() => void remove()} onClose={onClose} />
}
