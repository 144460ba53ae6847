import { useStore } from '@nanostores/react'
import { Landmark } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { $place } from '../console-place.ts'
import { useMay } from '../may-call.ts'
import { OpsQuestion, type Question } from '../OpsQuestion.tsx'
import { useDraft } from '../use-draft.ts'
import { askBankFile, makeBankFile, type Which } from './payout-file-store.ts'
import { balanceFilter, type ShopBalance } from './payout-store.ts'

/** Makes a file for the bank of all shops that the search leaves, after a question with count and sum (ops-205). */
export function BankFileOfAll() {
  const { keyword } = balanceFilter(useStore($place).query)
  return <MakeBankFile which={keyword ? { keyword } : {}} label="Buat berkas bank" />
}

/** Makes one of the selected shops. */
export function BankFileOfSome({
  rows,
  onDone
}: {
  rows: readonly ShopBalance[]
  onDone: (done: readonly ShopBalance[]) => void
}) {
  const shops = rows.map(({ id }) => id)
  return (
    <MakeBankFile which={{ shops }} label="Buat berkas bank dari yang dipilih" onMade={() => onDone(rows)} />
  )
}

function MakeBankFile({ which, label, onMade }: { which: Which; label: string; onMade?: () => void }) {
  const mayMake = useMay('POST /ops/payout/file')
  const { keyOf, drop } = useDraft('payout file', {})
  const [isBusy, setBusy] = useState(false)
  const [question, setQuestion] = useState<Question>()
  if (!mayMake) return null
  const make = async () => {
    if (!(await makeBankFile(which, keyOf(which)))) return
    drop({})
    onMade?.()
  }
  const ask = async () => {
    // A new question is a new request: with the key of a lost answer an older file would come, for other balances.
    drop({})
    setBusy(true)
    setQuestion(await askBankFile(which, make))
    setBusy(false)
  }
  return (
    <>
      <Button look="plain" isBusy={isBusy} onClick={() => void ask()}>
        <Landmark className="size-5" aria-hidden="true" />
        {label}
      </Button>
      {question && <OpsQuestion {...question} onClose={() => setQuestion(undefined)} />}
    </>
  )
}
