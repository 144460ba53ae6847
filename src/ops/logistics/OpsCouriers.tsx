import { rupiah } from '#lib/format/rupiah.ts'

import type { Column } from '../table/column.ts'
import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { CourierForm, NewCourier } from './CourierForm.tsx'
import { type Courier, couriers } from './logistics-store.ts'
import { figure, stateColumn } from './row-columns.tsx'
import { RowEditor } from './RowEditor.tsx'

const loadOf = ({ min_kg: min, max_kg: max }: Courier) =>
  `${min.toLocaleString('id-ID')}–${figure(max, 'kg')}`
const cityRate = ({ rates: { city } }: Courier) =>
  city ? `${rupiah(city.first)} + ${rupiah(city.next)}/kg` : 'tidak dilayani'

const columns: readonly Column<Courier>[] = [
  {
    id: 'name',
    title: 'Layanan',
    isFixed: true,
    cell: ({ courier, service }) => `${courier} ${service}`,
    text: ({ courier, service }) => `${courier} ${service}`
  },
  stateColumn,
  {
    id: 'kind',
    title: 'Jenis',
    needs: 'some',
    cell: one => (one.is_cargo ? 'Kargo' : 'Paket'),
    text: one => (one.is_cargo ? 'Kargo' : 'Paket')
  },
  { id: 'load', title: 'Berat', needs: 'some', cell: loadOf, text: loadOf },
  { id: 'city', title: 'Dalam kota', needs: 'much', cell: cityRate, text: cityRate }
]

/** Services of couriers and their rates (ops-135). */
export function OpsCouriers() {
  return (
    <EditorTable
      name="couriers"
      label="Kurir"
      columns={columns}
      of={couriers}
      empty="Belum ada kurir."
      add="Layanan baru"
      panel="Rincian kurir"
    >
      {open =>
        open === newWord ? (
          <NewCourier />
        ) : (
          <RowEditor of={couriers} open={open}>
            {row => <CourierForm row={row} />}
          </RowEditor>
        )
      }
    </EditorTable>
  )
}
