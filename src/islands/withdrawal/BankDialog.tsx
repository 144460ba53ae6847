import { useStore } from '@nanostores/react'
import { ChevronRight, Search } from 'lucide-react'
import { useState } from 'react'

import { findBanks } from '#lib/withdrawal/find-banks.ts'
import { $banks, type Bank, reloadBanks } from '#lib/withdrawal/store/bank-accounts.ts'
import { bankTexts } from '#lib/withdrawal/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { AccountDialog } from './AccountDialog.tsx'
import { BankMark } from './BankMark.tsx'

/** 'Mau tambah rekening apa?': a searchable list of banks; the chosen one leads to the account number. */
export function BankDialog({ onClose }: { onClose: () => void }) {
  const [bank, setBank] = useState<Bank>()
  return (
    <>
      <Dialog title={bankTexts.choose} onClose={onClose}>
        <Banks onChoose={setBank} />
      </Dialog>
      {/* On top of the list, which stays open: 'Kembali' leads back to it. */}
      {bank && <AccountDialog bank={bank} onClose={() => setBank(undefined)} onSaved={onClose} />}
    </>
  )
}

function Banks({ onChoose }: { onChoose: (bank: Bank) => void }) {
  const [typed, setTyped] = useState('')
  const { status, value: banks = [], error } = useStore($banks)
  const found = findBanks(banks, typed)
  return (
    <>
      <label className="input h-12 w-full">
        <Search className="size-5 text-muted" aria-hidden="true" />
        <span className="sr-only">{bankTexts.search}</span>
        <input
          type="search"
          placeholder={bankTexts.search}
          autoComplete="off"
          maxLength={50}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
      {/* Fixed height, so that the field does not move while the results change. */}
      <div className="mt-2 h-[50dvh] overflow-y-auto">
        {status === 'loading' && <div className="mt-2 h-64 skeleton" role="status" aria-busy="true" />}
        {status === 'error' && (
          <LoadError message={error?.message ?? ''} onRetry={() => void reloadBanks()} />
        )}
        <p role="status" className={found.length > 0 ? 'sr-only' : 'py-10 text-center text-muted'}>
          {status === 'ready' && (found.length > 0 ? `${found.length} bank` : bankTexts.noBank)}
        </p>
        <ul className="divide-y divide-base-300">
          {found.map(bank => (
            <li key={bank.code}>
              <button
                type="button"
                className="flex w-full cursor-pointer items-center gap-3 rounded-field px-1 py-2 text-start hover:bg-base-200 focus-visible:-outline-offset-2"
                onClick={() => onChoose(bank)}
              >
                <BankMark code={bank.code} name={bank.name} />
                <span className="min-w-0 grow">{bank.name}</span>
                <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
