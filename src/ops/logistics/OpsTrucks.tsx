import { rupiah } from '#lib/format/rupiah.ts'

import type { Column } from '../table/column.ts'
import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { sortRows } from '../table/sort-rows.ts'
import { type FileColumn, saveTable } from '../table/table-csv.ts'
import { type Truck, trucks } from './logistics-store.ts'
import { figure, stateColumn } from './row-columns.tsx'
import { RowEditor } from './RowEditor.tsx'
import { NewTruck, TruckForm } from './TruckForm.tsx'

const columns: readonly Column<Truck>[] = [
  {
    id: 'name',
    title: 'Truk',
    isFixed: true,
    sort: { by: 'name', first: 'asc', both: true },
    cell: ({ name }) => name,
    text: ({ name }) => name
  },
  stateColumn,
  {
    id: 'load',
    title: 'Muatan',
    needs: 'some',
    sort: { by: 'load', first: 'desc', both: true, value: one => one.max_kg },
    cell: one => `${figure(one.max_kg, 'kg')}, ${figure(one.max_m3, 'm³')}`,
    text: one => `${figure(one.max_kg, 'kg')}, ${figure(one.max_m3, 'm³')}`
  },
  {
    id: 'base',
    title: 'Sekali jalan',
    isFigure: true,
    needs: 'some',
    sort: { by: 'base', first: 'asc', both: true },
    cell: ({ base }) => rupiah(base),
    text: ({ base }) => base
  },
  {
    id: 'per_km',
    title: 'Tiap km',
    isFigure: true,
    needs: 'much',
    sort: { by: 'per_km', first: 'asc', both: true },
    cell: one => rupiah(one.per_km),
    text: one => one.per_km
  }
]

/** Their file has each figure in a cell of its own. */
const fileColumns: readonly FileColumn<Truck>[] = [
  ...columns.filter(({ id }) => id !== 'load'),
  { title: 'Muatan (kg)', text: one => one.max_kg },
  { title: 'Muatan (m³)', text: one => one.max_m3.toLocaleString('id-ID') },
  { title: 'Panjang terbesar (mm)', text: one => one.max_length },
  { title: 'Urutan', text: ({ sort }) => sort }
]

/** Truck classes of Baba Logistik and their rates (ops-135). */
export function OpsTrucks() {
  return (
    <EditorTable
      name="trucks"
      label="Truk"
      columns={columns}
      of={trucks}
      empty="Belum ada truk."
      isWhole
      onFile={query =>
        saveTable('truk', 'GET /ops/truck', {}, fileColumns, rows => sortRows(rows, columns, query))
      }
      add="Truk baru"
      panel="Rincian truk"
    >
      {open =>
        open === newWord ? (
          <NewTruck />
        ) : (
          <RowEditor of={trucks} open={open}>
            {row => <TruckForm row={row} />}
          </RowEditor>
        )
      }
    </EditorTable>
  )
}
