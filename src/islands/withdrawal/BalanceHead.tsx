import { useStore } from '@nanostores/react'
import { History, Wallet } from 'lucide-react'

import { buttonClass } from '#components/ui/button-class.ts'
import { brand } from '#lib/core/brand.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { $withdrawalForm } from '#lib/withdrawal/store/form.ts'
import { withdrawalLabels } from '#lib/withdrawal/texts.ts'

/** What can be withdrawn, and the way to earlier withdrawals. */
export function BalanceHead({ onHistory }: { onHistory: () => void }) {
  const { balance } = useStore($withdrawalForm)
  return (
    <section
      aria-labelledby="saldo"
      className="flex items-start justify-between gap-3 rounded-box bg-brick p-5 text-brick-content"
    >
      <div className="grid min-w-0 gap-1">
        <h2 id="saldo" className="flex items-center gap-2 font-semibold">
          <Wallet className="size-5" aria-hidden="true" /> {brand.saldo}
        </h2>
        <p role="status" className="text-3xl font-bold wrap-anywhere tabular">
          {rupiah(balance)}
        </p>
      </div>
      <button
        type="button"
        className={buttonClass(
          'ghost',
          'square',
          '-mt-2 -mr-2 text-brick-content hover:bg-base-100 hover:text-base-content'
        )}
        aria-label={withdrawalLabels.history}
        title={withdrawalLabels.history}
        aria-haspopup="dialog"
        onClick={onHistory}
      >
        <History className="size-6" aria-hidden="true" />
      </button>
    </section>
  )
}
