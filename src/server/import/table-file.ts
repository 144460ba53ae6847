import { ReadableStream } from 'node:stream/web'

import type { Cell } from '#lib/import/columns.ts'
import type { tableKinds } from '#lib/import/contract.ts'

import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
} as const

type Tables<T> = Record<(typeof tableKinds)[number], T>
type Slices = AsyncIterable<Cell[][]>

/** Tables as a file to be saved, written while they are read: an XLSX holds both, a CSV the one that is asked for. */
export const tableFile = (
  names: Tables<string>,
  { format, table }: { format: keyof typeof types; table: keyof Tables<string> },
  tables: Tables<Slices>
) => ({
  name: `${format === 'csv' ? names[table] : names.products}.${format}`,
  type: types[format],
  body: ReadableStream.from(
    format === 'csv'
      ? writeCsv(tables[table])
      : writeXlsx([
          { name: 'Produk', slices: tables.products },
          { name: 'Toko', slices: tables.shops }
        ])
  ) as unknown as globalThis.ReadableStream<Uint8Array>
})
