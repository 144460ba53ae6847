import { ReadableStream } from 'node:stream/web'

import type { Cell } from '#lib/import/columns.ts'

import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
} as const

/** A table as a file to be saved, written while it is read. */
export const tableFile = (name: string, format: keyof typeof types, slices: AsyncIterable<Cell[][]>) => ({
  name: `${name}.${format}`,
  type: types[format],
  body: ReadableStream.from(
    format === 'csv' ? writeCsv(slices) : writeXlsx(slices)
  ) as unknown as globalThis.ReadableStream<Uint8Array>
})
