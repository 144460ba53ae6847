import { rupiah } from '#lib/format/rupiah.ts'

import type { Column } from '../table/column.ts'
import { EditorTable } from '../table/EditorTable.tsx'
import { newWord } from '../table/new-word.ts'
import { sortRows } from '../table/sort-rows.ts'
import { type FileColumn, saveTable } from '../table/table-csv.ts'
import { zones } from './courier-values.ts'
import { CourierForm, NewCourier } from './CourierForm.tsx'
import { type Courier, couriers } from './logistics-store.ts'
import { figure, stateColumn } from './row-columns.tsx'
import { RowEditor } from './RowEditor.tsx'

const loadOf = ({ min_kg: min, max_kg: max }: Courier) =>
  `${min.toLocaleString('id-ID')}–${figure(max, 'kg')}`
const cityRate = ({ rates: { city } }: Courier) =>
  city ? `${rupiah(city.first)} + ${rupiah(city.next)}/kg` : 'tidak dilayani'

/** Services without rates in the city are sorted behind the dearest. */
const unserved = Number.MAX_SAFE_INTEGER

const columns: readonly Column<Courier>[] = [
  {
    id: 'name',
    title: 'Layanan',
    isFixed: true,
    sort: { by: 'name', first: 'asc', both: true },
    cell: ({ courier, service }) => `${courier} ${service}`,
    text: ({ courier, service }) => `${courier} ${service}`
  },
  stateColumn,
  {
    id: 'kind',
    title: 'Jenis',
    needs: 'some',
    sort: { by: 'kind', first: 'asc', both: true },
    cell: one => (one.is_cargo ? 'Kargo' : 'Paket'),
    text: one => (one.is_cargo ? 'Kargo' : 'Paket')
  },
  {
    id: 'load',
    title: 'Berat',
    needs: 'some',
    sort: { by: 'load', first: 'desc', both: true, value: ({ max_kg: max }) => max },
    cell: loadOf,
    text: loadOf
  },
  {
    id: 'city',
    title: 'Dalam kota',
    needs: 'much',
    sort: { by: 'city', first: 'asc', both: true, value: ({ rates: { city } }) => city?.first ?? unserved },
    cell: cityRate,
    text: cityRate
  }
]

/** Their file has the rates of each zone, each figure in a cell of its own. */
const fileColumns: readonly FileColumn<Courier>[] = [
  ...columns.filter(({ id }) => id !== 'load' && id !== 'city'),
  { title: 'Berat terkecil (kg)', text: one => one.min_kg },
  { title: 'Berat terbesar (kg)', text: one => one.max_kg },
  { title: 'Panjang terbesar (mm)', text: one => one.max_length },
  ...zones.flatMap(([zone, name]): FileColumn<Courier>[] => [
    { title: `${name}: kg pertama`, text: ({ rates }) => rates[zone]?.first ?? '' },
    { title: `${name}: kg berikutnya`, text: ({ rates }) => rates[zone]?.next ?? '' },
    { title: `${name}: hari tercepat`, text: ({ rates }) => rates[zone]?.min_days ?? '' },
    { title: `${name}: hari terlama`, text: ({ rates }) => rates[zone]?.max_days ?? '' }
  ]),
  { title: 'Urutan', text: ({ sort }) => sort }
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
      isWhole
      onFile={query =>
        saveTable('kurir', 'GET /ops/courier', {}, fileColumns, rows => sortRows(rows, columns, query))
      }
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
