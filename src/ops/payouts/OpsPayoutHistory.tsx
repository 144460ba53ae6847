import type { PlaceQuery } from '../console-place.ts'
import { ShopFilter } from '../goods/ShopFilter.tsx'
import { OpsPeriod } from '../OpsPeriod.tsx'
import { EditorTable } from '../table/EditorTable.tsx'
import { requestRows } from '../table/keyset.ts'
import { OpenedRow } from '../table/OpenedRow.tsx'
import { RowFacts } from '../table/RowFacts.tsx'
import { saveKeyset } from '../table/table-csv.ts'
import { openTransfer, transferFilter, transferRows, transfers } from './payout-store.ts'
import { ReturnPayout } from './ReturnPayout.tsx'
import { transferColumns, transferFile } from './transfer-columns.tsx'

/** Transfers to and from all shops in a period, or of one, the last first, and the open one beside them (ops-206, ops-403). */
export const OpsPayoutHistory = () => (
  <EditorTable
    name="transfers"
    label="Transfer toko"
    columns={transferColumns}
    of={transfers}
    empty="Tidak ada transfer yang cocok."
    filters={
      <>
        <div className="w-full">
          <OpsPeriod />
        </div>
        <ShopFilter />
      </>
    }
    onFile={saveFile}
    panel="Rincian transfer"
  >
    {open => (
      <OpenedRow of={openTransfer} open={open} none={`Transfer ${open} tidak ditemukan.`}>
        {transfer => (
          <div className="grid gap-4">
            <RowFacts columns={transferColumns} row={transfer} />
            <div className="empty:hidden">
              <ReturnPayout payout={transfer} onDone={transfers.refresh} />
            </div>
          </div>
        )}
      </OpenedRow>
    )}
  </EditorTable>
)

const saveFile = (query: PlaceQuery) =>
  saveKeyset(transferFile, from =>
    requestRows('GET /ops/payout/history', { ...transferFilter(query), ...from, per_page: 200 }, transferRows)
  )
