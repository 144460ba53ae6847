import { useStore } from '@nanostores/react'
import { useCallback } from 'react'

import { shortDay } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { ledgerAccountLabels } from '#lib/money/ledger-accounts.ts'

import { $place, setQuery } from './console-place.ts'
import { $openEntries, ledger, type OpsLedger } from './finance-store.ts'
import { accountFile, dayFile } from './ledger-file.ts'
import { OpsLedgerEntries } from './OpsLedgerEntries.tsx'
import { OpsLoaded } from './OpsLoaded.tsx'
import { OpsPeriod } from './OpsPeriod.tsx'
import { type Period, periodOf } from './period.ts'
import { FileButton } from './table/FileButton.tsx'
import { SidePanel } from './table/SidePanel.tsx'
import { saveWhole, type TableFile } from './table/table-csv.ts'
import { WideTable } from './table/WideTable.tsx'

/** The ledger of a period: every account, and below it each day; a day of an account opens its entries (ops-150). */
export function OpsLedger() {
  const opened = useStore($openEntries)
  const of = opened && `${opened.account}/${opened.date}`
  const close = useCallback(() => {
    setQuery({ open: undefined, page: undefined, sort: undefined, order: undefined })
    // The table may have been hidden until now.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-day="${of}"]`)?.focus())
  }, [of])
  return (
    <SidePanel
      label={opened ? `Mutasi ${ledgerAccountLabels[opened.account]}` : 'Mutasi'}
      onClose={close}
      table={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OpsPeriod />
          <OpsLoaded of={ledger}>
            {value => (
              <>
                <Accounts accounts={value.accounts} />
                <Days days={value.days} />
              </>
            )}
          </OpsLoaded>
        </div>
      }
    >
      {opened && <OpsLedgerEntries key={`${opened.account}/${opened.date}`} {...opened} />}
    </SidePanel>
  )
}

type FileProps<T> = { of: string; file: (period: Period) => TableFile<T>; rows: readonly T[] }

/** The file of what is shown of the period (ops-416). */
function PeriodFile<T>({ of, file, rows }: FileProps<T>) {
  return <FileButton of={of} onFile={async () => saveWhole(file(periodOf($place.get().query)), rows)} />
}

const figure = 'text-right tabular whitespace-nowrap'
/** The name stays while the figures beside it scroll. */
const account = 'sticky left-0 bg-base-100 font-normal'

function Accounts({ accounts }: { accounts: OpsLedger['accounts'] }) {
  return (
    <section aria-labelledby="akun" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="akun" className="font-bold">
          Semua akun
        </h2>
        <PeriodFile of="semua akun" file={accountFile} rows={accounts} />
      </div>
      <p className="text-sm text-muted">
        Angka positif adalah utang kita kepada akun itu. Jumlah semua akun selalu nol.
      </p>
      <WideTable label="Semua akun">
        <table className="table table-sm" aria-labelledby="akun">
          <thead>
            <tr>
              <th scope="col" className={account}>
                Akun
              </th>
              {['Saldo awal', 'Masuk', 'Keluar', 'Saldo akhir'].map(head => (
                <th key={head} scope="col" className="text-right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map(one => (
              <tr key={one.account}>
                <th scope="row" className={account}>
                  {ledgerAccountLabels[one.account]}
                </th>
                {[one.opening, one.incoming, one.outgoing, one.closing].map((amount, i) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the columns never change
                  <td key={i} className={figure}>
                    {rupiah(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}

function Days({ days }: { days: OpsLedger['days'] }) {
  if (days.length === 0) return <p className="text-muted">Tidak ada mutasi pada periode ini.</p>
  const dates = [...new Set(days.map(({ day }) => day))]
  return (
    <section aria-labelledby="harian" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="harian" className="font-bold">
          Per hari
        </h2>
        <PeriodFile of="per hari" file={dayFile} rows={days} />
      </div>
      <WideTable label="Per hari">
        <table className="table table-sm" aria-labelledby="harian">
          <thead>
            <tr>
              <th scope="col" className={account}>
                Akun
              </th>
              {['Masuk', 'Keluar', 'Saldo akhir', 'Mutasi'].map(head => (
                <th key={head} scope="col" className="text-right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {dates.map(date => (
            <tbody key={date}>
              <tr className="bg-base-200">
                <th scope="rowgroup" colSpan={5}>
                  {shortDay(date)}
                </th>
              </tr>
              {days
                .filter(({ day }) => day === date)
                .map(one => (
                  <tr key={one.account}>
                    <th scope="row" className={account}>
                      <button
                        type="button"
                        className="min-h-11 min-w-11 link text-left"
                        data-day={`${one.account}/${date}`}
                        onClick={() => setQuery({ open: `${one.account}/${date}`, page: undefined }, true)}
                      >
                        {ledgerAccountLabels[one.account]}
                        <span className="sr-only">, {shortDay(date)}</span>
                      </button>
                    </th>
                    <td className={figure}>{rupiah(one.incoming)}</td>
                    <td className={figure}>{rupiah(one.outgoing)}</td>
                    <td className={figure}>{rupiah(one.closing)}</td>
                    <td className={figure}>{one.entries.toLocaleString('id-ID')}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </WideTable>
    </section>
  )
}
