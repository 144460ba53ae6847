import { maxElements, maxOpenings, maxRooms } from './sizes.ts'

/** A list of sizes in a form: each column is a field of a row, named by a letter and the row's number. */
export type RowGroup = {
  /** The field of the API. */
  name: 'room' | 'floor' | 'opening' | 'element'
  legend: string
  /** Label of a row: 'Ruang 2'. */
  row: string
  add: string
  columns: readonly { prefix: string; label: string; unit: string }[]
  max: number
  /** The rows of a new form. */
  first: readonly (readonly string[])[]
}

const m = (prefix: string, label: string) => ({ prefix, label, unit: 'm' })

export const roomRows: RowGroup = {
  name: 'room',
  legend: 'Ruang (keempat dindingnya)',
  row: 'Ruang',
  add: 'Tambah ruang',
  columns: [m('rp', 'Panjang'), m('rl', 'Lebar'), m('rt', 'Tinggi')],
  max: maxRooms,
  first: [['4', '3', '3']]
}
export const floorRows: RowGroup = {
  name: 'floor',
  legend: 'Ruang',
  row: 'Ruang',
  add: 'Tambah ruang',
  columns: [m('fp', 'Panjang'), m('fl', 'Lebar')],
  max: maxRooms,
  first: [['4', '3']]
}
export const openingRows: RowGroup = {
  name: 'opening',
  legend: 'Pintu dan jendela',
  row: 'Bukaan',
  add: 'Tambah bukaan',
  columns: [{ prefix: 'bn', label: 'Jumlah', unit: 'buah' }, m('bl', 'Lebar'), m('bt', 'Tinggi')],
  max: maxOpenings,
  first: [['1', '0,9', '2,1']]
}
export const elementRows: RowGroup = {
  name: 'element',
  legend: 'Bagian: pondasi, sloof, kolom, balok atau plat',
  row: 'Bagian',
  add: 'Tambah bagian',
  columns: [
    { prefix: 'en', label: 'Jumlah', unit: 'buah' },
    m('ep', 'Panjang'),
    m('el', 'Lebar'),
    m('et', 'Tinggi')
  ],
  max: maxElements,
  first: [['10', '3', '0,2', '0,2']]
}
