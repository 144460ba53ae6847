import { Trash2 } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import type { BankAccount } from '#lib/withdrawal/store/bank-accounts.ts'
import { bankDeletion } from '#lib/withdrawal/texts.ts'

import { BankMark } from './BankMark.tsx'

/** One account: holder, bank and number. */
export function BankAccountCard({ account, onDelete }: { account: BankAccount; onDelete: () => void }) {
  const { bank_code: code, bank_name: bank, account_number: number, account_holder: holder } = account
  return (
    <li className="flex items-start gap-3 rounded-box border border-base-300 bg-base-100 p-4">
      <BankMark code={code} name={bank} />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{holder}</p>
        <p className="text-sm text-muted">{bank}</p>
        <p className="mt-1 font-medium wrap-anywhere tabular">{number}</p>
      </div>
      <Button
        look="ghost"
        className="-mt-1.5 -mr-2 px-2 text-error"
        aria-label={`${bankDeletion.confirm} rekening ${bank} ${number}`}
        aria-haspopup="dialog"
        onClick={onDelete}
      >
        <Trash2 className="size-4" aria-hidden="true" /> {bankDeletion.confirm}
      </Button>
    </li>
  )
}
