import { useStore } from '@nanostores/react'
import { useCallback } from 'react'

import { $place, type PlaceQuery, setQuery } from '../console-place.ts'
import { DataTable } from '../table/DataTable.tsx'
import { SidePanel } from '../table/SidePanel.tsx'
import { saveBeyond } from '../table/table-csv.ts'
import { Changes } from './Changes.tsx'
import { importRows, type ImportRow, rowFilter } from './import-store.ts'
import { maxFileRows, resultWords, verdictWords, wordOf } from './import-words.ts'
import { ImportFilter } from './ImportFilter.tsx'
import { rowColumns, rowFileColumns, rowsText } from './row-columns.tsx'
import { useNone } from '../table/none-text.ts'

async function saveRows(query: PlaceQuery): Promise<void> {
  const filter = rowFilter(query)
  const file = { name: `impor-${filter?.id}`, columns: rowFileColumns, maxRows: maxFileRows, atOnce: 500 }
  if (filter) await saveBeyond(file, 'GET /ops/import/{id}/row', filter)
}

/** The products of an import as a table, filtered by what would happen to them or has happened, and the open one beside it. */
export function ImportRows({ isRun }: { isRun: boolean }) {
  const { query } = useStore($place)
  const opened = useStore(importRows.$state).value?.items.find(({ id }) => String(id) === query['open'])
  const close = useCallback(() => setQuery({ open: undefined }), [])
  const { closed: _closed, ...results } = resultWords
  return (
    <SidePanel
      label={`Produk ${opened?.name ?? ''}`}
      onClose={close}
      table={
        <DataTable
          name="import-rows"
          label="Produk dari tabel"
          columns={rowColumns}
          of={importRows}
          empty={useNone('produk')}
          filters={
            <ImportFilter
              key={String(isRun)}
              name={isRun ? 'result' : 'verdict'}
              drops={['verdict', 'result', 'page']}
              label={isRun ? 'Hasil' : 'Yang akan terjadi'}
              all="Semua produk"
              words={isRun ? results : verdictWords}
            />
          }
          onFile={saveRows}
          openedId={opened?.id}
          onOpen={row => setQuery({ open: String(row.id) }, query['open'] === undefined)}
        />
      }
    >
      {opened && <Opened row={opened} />}
    </SidePanel>
  )
}

function Opened({ row }: { row: ImportRow }) {
  const { name, shop, reason, changes } = row
  return (
    <>
      <div>
        <h3 className="text-lg font-bold wrap-anywhere">{name || 'Tanpa nama'}</h3>
        <p className="text-sm text-muted">
          {wordOf(row)}. {rowsText(row)}
          {shop && `, toko ${shop}`}
        </p>
      </div>
      {reason && <p className="text-sm">{reason}</p>}
      {changes.length > 0 ? (
        <Changes changes={changes} label="Isian yang berubah" />
      ) : (
        !reason && <p className="text-sm text-muted">Tidak ada yang berubah.</p>
      )}
    </>
  )
}
