import { useStore } from '@nanostores/react'
import { useCallback } from 'react'

import { clockTime, shortDay } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { ledgerAccountLabels } from '#lib/money/ledger-accounts.ts'

import { setQuery } from './console-place.ts'
import { $entriesPassed, $openEntries, ledger, ledgerEntries, type OpsLedger } from './finance-store.ts'
import { OpsKeysetPages } from './OpsKeysetPages.tsx'
import { OpsLoaded } from './OpsLoaded.tsx'
import { OpsPeriod } from './OpsPeriod.tsx'
import { showOrder } from './order-store.ts'
import { SidePanel } from './table/SidePanel.tsx'

/** The ledger of a period: every account, and below it each day; a day of an account opens its entries (ops-150). */
export function OpsLedger() {
  const opened = useStore($openEntries)
  const close = useCallback(() => setQuery({ open: undefined }), [])
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
      {opened && <Entries key={`${opened.account}/${opened.date}`} {...opened} />}
    </SidePanel>
  )
}

const figure = 'text-right tabular whitespace-nowrap'

function Accounts({ accounts }: { accounts: OpsLedger['accounts'] }) {
  return (
    <section aria-labelledby="akun" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="akun" className="font-bold">
        Semua akun
      </h2>
      <p className="text-sm text-muted">
        Angka positif adalah utang kita kepada akun itu. Jumlah semua akun selalu nol.
      </p>
      <div className="overflow-x-auto rounded-box border border-base-300 bg-base-100">
        <table className="table table-sm" aria-labelledby="akun">
          <thead>
            <tr>
              <th scope="col">Akun</th>
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
                <th scope="row" className="font-normal">
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
      </div>
    </section>
  )
}

function Days({ days }: { days: OpsLedger['days'] }) {
  if (days.length === 0) return <p className="text-muted">Tidak ada mutasi pada periode ini.</p>
  const dates = [...new Set(days.map(({ day }) => day))]
  return (
    <section aria-labelledby="harian" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="harian" className="font-bold">
        Per hari
      </h2>
      <div className="overflow-x-auto rounded-box border border-base-300 bg-base-100">
        <table className="table table-sm" aria-labelledby="harian">
          <thead>
            <tr>
              <th scope="col">Akun</th>
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
                    <th scope="row" className="font-normal">
                      <button
                        type="button"
                        className="min-h-11 link text-left"
                        onClick={() => setQuery({ open: `${one.account}/${date}` }, true)}
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
      </div>
    </section>
  )
}

type EntriesProps = NonNullable<ReturnType<typeof $openEntries.get>>

function Entries({ account, date }: EntriesProps) {
  const of = `${account}/${date}`
  const passed = useStore($entriesPassed)
  const ids = passed.of === of ? passed.ids : []
  return (
    <>
      <h2 className="font-bold">
        {ledgerAccountLabels[account]}, {shortDay(date)}
      </h2>
      <OpsLoaded of={ledgerEntries}>
        {({ entries, next }) => (
          <>
            {entries.length === 0 && <p className="text-muted">Tidak ada mutasi.</p>}
            <ul className="grid gap-2">
              {entries.map(one => (
                <li key={one.id} className="grid gap-1 border-b border-base-300 pb-2 text-sm">
                  <p className="flex flex-wrap justify-between gap-2">
                    <span className="text-muted">{clockTime(one.date)}</span>
                    <b className={`tabular ${one.amount < 0 ? 'text-error' : ''}`}>{rupiah(one.amount)}</b>
                  </p>
                  <p className="wrap-anywhere">{one.remark}</p>
                  <p className="flex flex-wrap gap-2 wrap-anywhere text-muted">
                    {one.trx_id}
                    {one.order_code !== null && (
                      <button type="button" className="link" onClick={() => showOrder(one.order_code ?? '')}>
                        Lihat pesanan
                      </button>
                    )}
                  </p>
                </li>
              ))}
            </ul>
            <OpsKeysetPages passed={ids} next={next} onPass={next => $entriesPassed.set({ of, ids: next })} />
          </>
        )}
      </OpsLoaded>
    </>
  )
}
