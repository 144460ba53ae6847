import { localPhone } from '#lib/core/schema/identifier.ts'

import type { Column } from '../table/column.ts'
import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { sortRows } from '../table/sort-rows.ts'
import { type FileColumn, saveTable } from '../table/table-csv.ts'
import { type OpsWarehouse, warehouses } from './logistics-store.ts'
import { stateColumn } from './row-columns.tsx'
import { RowEditor } from './RowEditor.tsx'
import { NewWarehouse, WarehouseForm } from './WarehouseForm.tsx'

const columns: readonly Column<OpsWarehouse>[] = [
  {
    id: 'name',
    title: 'Gudang',
    isFixed: true,
    sort: { by: 'name', first: 'asc', both: true },
    cell: ({ name }) => name,
    text: ({ name }) => name
  },
  stateColumn,
  {
    id: 'city',
    title: 'Kota',
    needs: 'some',
    sort: { by: 'city', first: 'asc', both: true },
    cell: ({ city }) => city,
    text: ({ city }) => city
  },
  {
    id: 'phone',
    title: 'Telepon',
    needs: 'much',
    cell: ({ phone }) => localPhone(phone),
    text: ({ phone }) => localPhone(phone)
  }
]

/** Their file has where they are, too. */
const fileColumns: readonly FileColumn<OpsWarehouse>[] = [
  ...columns,
  { title: 'Alamat', text: one => one.address_detail },
  { title: 'Lintang', text: ({ lat }) => lat },
  { title: 'Bujur', text: ({ lng }) => lng }
]

/** Warehouses of Baba Logistik where buyers pick up (ops-136). */
export function OpsWarehouses() {
  return (
    <EditorTable
      name="warehouses"
      label="Gudang"
      columns={columns}
      of={warehouses}
      empty="Belum ada gudang."
      isWhole
      onFile={query =>
        saveTable('gudang', 'GET /ops/warehouse', {}, fileColumns, rows => sortRows(rows, columns, query))
      }
      add="Gudang baru"
      panel="Rincian gudang"
    >
      {open =>
        open === newWord ? (
          <NewWarehouse />
        ) : (
          <RowEditor of={warehouses} open={open}>
            {row => <WarehouseForm row={row} />}
          </RowEditor>
        )
      }
    </EditorTable>
  )
}
