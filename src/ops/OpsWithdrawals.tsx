import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { statusLabels } from '#lib/withdrawal/status.ts'

import { OpsList } from './OpsList.tsx'
import { OpsReload } from './OpsReload.tsx'
import { OpsWithdrawalDays } from './OpsWithdrawalDays.tsx'
import { OpsWithdrawalFiles } from './OpsWithdrawalFiles.tsx'
import { OpsWithdrawalRow } from './OpsWithdrawalRow.tsx'
import {
  $code,
  $page,
  $view,
  perPage,
  show,
  showPage,
  type WithdrawalView,
  withdrawals
} from './withdrawal-store.ts'

const views: Record<WithdrawalView, string> = {
  pending: statusLabels.pending,
  late: 'Menunggu lebih dari sehari',
  success: statusLabels.success,
  failed: statusLabels.failed,
  cancelled: statusLabels.cancelled
}

/** Withdrawals by state, their files for a bank, and their sums by day (withdrawal-30 to 34). */
export function OpsWithdrawals() {
  const view = useStore($view)
  const code = useStore($code)
  // What changed while another part of the console was open.
  useEffect(() => void withdrawals.refresh(), [])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center gap-3">
        <label className="flex min-w-0 items-center gap-2 text-sm">
          Penarikan
          <select
            className="select-bordered select h-11 w-auto min-w-0"
            value={view}
            onChange={event => show(event.target.value as WithdrawalView)}
          >
            {Object.entries(views).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <OpsReload onReload={() => void withdrawals.refresh()} />
      </div>
      {code && (
        <p className="flex flex-wrap items-center gap-3">
          Hanya {code}
          <Button look="plain" size="small" onClick={() => show(view)}>
            Tampilkan semua
          </Button>
        </p>
      )}
      <OpsWithdrawalFiles />
      <OpsList of={withdrawals} empty={code ? `${code} tidak ditemukan.` : 'Tidak ada penarikan.'}>
        {items => (
          <ul className="grid gap-2">
            {items.map(one => (
              <OpsWithdrawalRow key={one.id} one={one} />
            ))}
          </ul>
        )}
      </OpsList>
      {!code && <Pages />}
      <OpsWithdrawalDays />
    </section>
  )
}

function Pages() {
  const page = useStore($page)
  const { value } = useStore(withdrawals.$state)
  const isLast = (value?.length ?? 0) < perPage
  if (page === 1 && isLast) return null
  return (
    <nav aria-label="Halaman penarikan" className="flex items-center gap-3">
      <Button look="plain" disabled={page === 1} onClick={() => showPage(page - 1)}>
        Sebelumnya
      </Button>
      <span className="text-sm">Halaman {page}</span>
      <Button look="plain" disabled={isLast} onClick={() => showPage(page + 1)}>
        Berikutnya
      </Button>
    </nav>
  )
}
