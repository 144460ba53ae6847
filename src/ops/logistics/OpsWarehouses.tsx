import { localPhone } from '#lib/core/schema/identifier.ts'

import type { Column } from '../table/column.ts'
import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { type OpsWarehouse, warehouses } from './logistics-store.ts'
import { stateColumn } from './row-columns.tsx'
import { RowEditor } from './RowEditor.tsx'
import { NewWarehouse, WarehouseForm } from './WarehouseForm.tsx'

const columns: readonly Column<OpsWarehouse>[] = [
  { id: 'name', title: 'Gudang', isFixed: true, cell: ({ name }) => name, text: ({ name }) => name },
  stateColumn,
  { id: 'city', title: 'Kota', needs: 'some', cell: ({ city }) => city, text: ({ city }) => city },
  {
    id: 'phone',
    title: 'Telepon',
    needs: 'much',
    cell: ({ phone }) => localPhone(phone),
    text: ({ phone }) => localPhone(phone)
  }
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
