import type { Cell } from '#lib/import/columns.ts'
import { protectCell } from '#lib/format/formula-guard.ts'
import { writeDecimal } from '#lib/import/read-number.ts'

const encoder = new TextEncoder()

/** A table as CSV that Excel opens: with the mark of UTF-8, semicolons, and no cell that it takes for a formula. */
export async function* writeCsv(slices: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  let mark = '\uFEFF'
  for await (const rows of slices) {
    yield encoder.encode(mark + rows.map(row => `${row.map(writeCell).join(';')}\r\n`).join(''))
    mark = ''
  }
}

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return writeDecimal(cell)
  const text = protectCell(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
