import { outcomeLabels } from './outcome-labels.ts'
import { reportColumns, reportFile } from './report-columns.tsx'
import { openReport, reportFilter, reports } from './report-store.ts'
import { ChoiceFilter } from './table/ChoiceFilter.tsx'
import { DayFilters } from './table/DayFilters.tsx'
import { EditorTable } from './table/EditorTable.tsx'
import { FoldedFilters } from './table/FoldedFilters.tsx'
import { type Shown, useNone } from './table/none-text.ts'
import { OpenedRow } from './table/OpenedRow.tsx'
import { RowFacts } from './table/RowFacts.tsx'
import { saveBeyond } from './table/table-csv.ts'

/** What the gateway told: first what was not booked: another amount, an unknown account, a closed one (payment-10, ops-321). */
export function OpsPayments() {
  return (
    <EditorTable
      name="reports"
      label="Laporan gateway"
      columns={reportColumns}
      of={reports}
      empty={useNone('laporan', shown)}
      filters={<Filters />}
      onFile={query => saveBeyond(reportFile, 'GET /ops/payment/notification', reportFilter(query))}
      panel="Rincian laporan"
    >
      {open => (
        <OpenedRow of={openReport} open={open} none={`Laporan ${open} tidak ditemukan.`}>
          {report => <RowFacts columns={reportColumns} row={report} />}
        </OpenedRow>
      )}
    </EditorTable>
  )
}

const outcomes = { '': 'Tidak dibukukan', ...outcomeLabels }

const shown: Shown = { word: 'outcome', clauses: { '': 'yang tidak dibukukan' } }

/** Each stands in the address. */
function Filters() {
  return (
    <>
      <ChoiceFilter name="outcome" label="Laporan gateway" options={outcomes} />
      <FoldedFilters names={['from', 'to']}>
        <DayFilters />
      </FoldedFilters>
    </>
  )
}
