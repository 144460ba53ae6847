import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { rupiah } from '#lib/format/rupiah.ts'

import { $place } from './console-place.ts'
import { feeTax, ledger, saveFees } from './finance-store.ts'
import { OpsLoaded } from './OpsLoaded.tsx'
import { OpsPeriod } from './OpsPeriod.tsx'
import { periodOf } from './period.ts'

/** What the marketplace earned by fees and spent on promotions in a period, and the file of its movements (ops-152). */
export function OpsFeeFile() {
  const period = periodOf(useStore($place).query)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveFees(period)
    setBusy(false)
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OpsPeriod />
      <OpsLoaded of={ledger}>
        {({ accounts }) => {
          const moved = (name: string) => {
            const own = accounts.find(({ account }) => account === name)
            return (own?.incoming ?? 0) - (own?.outgoing ?? 0)
          }
          const [fees, promo] = [moved('fee_income'), moved('promo_expense')]
          return (
            <dl className="grid max-w-md gap-2 rounded-box border border-base-300 bg-base-100 p-4">
              {(
                [
                  ['Pendapatan biaya', fees],
                  ['Beban promo', promo],
                  ['Selisih', fees + promo]
                ] as const
              ).map(([label, amount]) => (
                <div key={label} className="flex justify-between gap-3">
                  <dt>{label}</dt>
                  <dd className="font-semibold tabular">{rupiah(amount)}</dd>
                </div>
              ))}
            </dl>
          )
        }}
      </OpsLoaded>
      <OpsLoaded of={feeTax}>
        {({ is_taxed: isTaxed, tax }) => (
          <>
            {isTaxed && (
              <p>
                PPN di dalam pendapatan biaya: <b className="tabular">{rupiah(tax)}</b>
              </p>
            )}
            <p className="text-sm text-muted">
              Berkas memuat setiap mutasi yang menyentuh biaya atau promo, dengan bagian setiap akun. Jumlah
              kolomnya sama dengan buku besar.{' '}
              {isTaxed
                ? 'PPN termasuk dalam biaya, ada di kolomnya sendiri, dan tidak dibukukan.'
                : 'PPN tidak dihitung: tarifnya belum diatur di server (FEE_TAX).'}
            </p>
          </>
        )}
      </OpsLoaded>
      <Button look="plain" className="w-fit" isBusy={isBusy} onClick={() => void save()}>
        <Download className="size-5" aria-hidden="true" />
        Unduh CSV
      </Button>
    </section>
  )
}
