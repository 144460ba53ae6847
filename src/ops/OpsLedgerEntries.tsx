import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { clockTime, shortDay } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { ledgerAccountLabels } from '#lib/money/ledger-accounts.ts'

import { $entriesPassed, type $openEntries, ledgerEntries } from './finance-store.ts'
import { OpsKeysetPages } from './OpsKeysetPages.tsx'
import { OpsLoaded } from './OpsLoaded.tsx'
import { showOrder } from './order-store.ts'

type Props = NonNullable<ReturnType<typeof $openEntries.get>>

/** The entries of an account on a day, page by page, each with the way to its order. */
export function OpsLedgerEntries({ account: name, date }: Props) {
  const of = `${name}/${date}`
  const passed = useStore($entriesPassed)
  const ids = passed.of === of ? passed.ids : []
  // Below 1,280 px the entries take the table's place, where the focus was.
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.matches('[data-day]'))
      head.current?.focus()
  }, [])
  return (
    <>
      <h2 ref={head} tabIndex={-1} className="font-bold">
        {ledgerAccountLabels[name]}, {shortDay(date)}
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
