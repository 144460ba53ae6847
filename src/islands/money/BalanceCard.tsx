import { useStore } from '@nanostores/react'
import { Wallet } from 'lucide-react'

import { buttonClass } from '#components/ui/button-class.ts'
import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { balanceTexts } from '#lib/money/texts.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { $session } from '#lib/identity/store/who.ts'

/** The current balance, updated live by orders and top-ups. */
export function BalanceCard() {
  const session = useStore($session)
  const balance = session.status === 'member' ? session.profile.balance : undefined
  return (
    <section
      aria-labelledby="saldo"
      className="grid gap-1 rounded-box bg-brick p-5 text-brick-content lg:sticky lg:top-20"
    >
      <h2 id="saldo" className="flex items-center gap-2 font-semibold">
        <Wallet className="size-5" aria-hidden="true" /> {brand.saldo}
      </h2>
      <p role="status" className="text-3xl font-bold wrap-anywhere tabular">
        {balance === undefined ? '' : rupiah(balance)}
      </p>
      <p className="text-sm">Untuk belanja dan menerima pengembalian dana.</p>
      <a
        href={paths.withdraw()}
        className={buttonClass(
          'outline',
          'normal',
          'mt-2 justify-self-start border-current text-brick-content hover:bg-base-100 hover:text-base-content'
        )}
      >
        {balanceTexts.withdraw}
      </a>
    </section>
  )
}
