import { type BankAccount, deleteBankAccount } from '#lib/withdrawal/store/bank-accounts.ts'
import { bankDeletion } from '#lib/withdrawal/texts.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'
import { useSubmission } from '#islands/ui/use-submission.ts'

/** Confirms the deletion of an account; further presses during the request do nothing. */
export function BankDeletion({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const { isBusy, submit } = useSubmission()
  const remove = async () => {
    await deleteBankAccount(account.id)
    onClose()
    return undefined
  }
  return <Confirm {...bankDeletion} isBusy={isBusy} onConfirm={() => void submit(remove)} onClose={onClose} />
}
