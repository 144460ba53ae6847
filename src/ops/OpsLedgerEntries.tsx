import { useEffect, useRef } from 'react'

import { shortDay } from '#lib/format/dates.ts'
import { ledgerAccountLabels } from '#lib/money/ledger-accounts.ts'

import type { PlaceQuery } from './console-place.ts'
import { entryColumns, entryFile } from './entry-columns.tsx'
import { type $openEntries, entryFilter, entryRows, ledgerEntries } from './finance-store.ts'
import { DataTable } from './table/DataTable.tsx'
import { requestRows } from './table/keyset.ts'
import { saveKeyset } from './table/table-csv.ts'

type Props = NonNullable<ReturnType<typeof $openEntries.get>>

/** The entries of an account on a day, page by page, each with the way to its order (ops-322). */
export function OpsLedgerEntries({ account, date }: Props) {
  // Below 1,280 px the entries take the table's place, where the focus was.
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.matches('[data-day]'))
      head.current?.focus()
  }, [])
  const saveFile = (query: PlaceQuery) =>
    saveKeyset({ name: `mutasi-${account}`, day: date, ...entryFile(query) }, from =>
      requestRows(
        'GET /ops/ledger/entry',
        { ...entryFilter({ account, date }, query), ...from, per_page: 1_000 },
        entryRows
      )
    )
  return (
    <>
      <h2 ref={head} tabIndex={-1} className="font-bold">
        {ledgerAccountLabels[account]}, {shortDay(date)}
      </h2>
      <DataTable
        name="entries"
        label="Mutasi"
        columns={entryColumns}
        of={ledgerEntries}
        empty="Tidak ada mutasi."
        onFile={saveFile}
      />
    </>
  )
}
