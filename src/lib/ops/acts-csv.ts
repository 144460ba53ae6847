import { sortableTime } from '#lib/format/dates.ts'
import { cell } from '#lib/money/csv.ts'
import type { Act } from './act-contract.ts'

const columns = [
  'id',
  'waktu',
  'nama',
  'peran',
  'toko',
  'tindakan',
  'jenis',
  'nomor',
  'objek',
  'dikirim',
  'sebelum',
  'sesudah'
]

/** Acts as CSV: UTF-8, semicolons, a line for each; what was sent and changed as JSON, times of Jakarta. */
export const actsCsv = (acts: readonly Act[]): string =>
  [
    columns,
    ...acts.map(one => [
      String(one.id),
      sortableTime(new Date(one.date)),
      one.name,
      one.role,
      one.shop_id === null ? '' : String(one.shop_id),
      one.call,
      one.kind,
      one.object_id === null ? '' : String(one.object_id),
      one.object ?? '',
      one.input,
      one.before ?? '',
      one.after ?? ''
    ])
  ]
    .map(cells => `${cells.map(cell).join(';')}\r\n`)
    .join('')

/** (2026-11-27T02:30:00Z) // => 'catatan-20261127-0930.csv' */
export const actsFileName = (at: Date): string =>
  `catatan-${sortableTime(at).replaceAll(/[-:]/g, '').replace(' ', '-')}.csv`
