import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'

import type { Cell } from '#lib/import/columns.ts'

import { bounds } from './bounds.ts'
import { decodeText } from './decode-text.ts'
import { TableProblem } from './table-problem.ts'

/** Rows of a CSV file, divided by comma, semicolon or tab. Throws TableProblem. */
export function readCsv(bytes: Uint8Array): Cell[][] {
  const { text, delimiter, skipped } = withDelimiter(decodeText(bytes))
  try {
    const rows = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: bounds.cellLength * bounds.columns,
      to: bounds.rows + 2
    })
    return [...Array.from({ length: skipped }, () => []), ...rows]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(Reflect.get(error, 'lines')) || 1
    throw new TableProblem(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `Tanda kutip pada baris ${line} tidak ditutup. Perbaiki berkasnya, lalu unggah lagi.`
        : `Baris ${line} tidak dapat dibaca sebagai CSV. Perbaiki berkasnya, lalu unggah lagi.`
    )
  }
}

/** Excel may name the delimiter in a first line 'sep=;'; otherwise the most frequent one of the headings counts. */
function withDelimiter(text: string): { text: string; delimiter: string; skipped: number } {
  const [, named, rest] = /^sep=([,;\t])\r?\n([\s\S]*)$/.exec(text) ?? []
  if (named !== undefined && rest !== undefined) return { text: rest, delimiter: named, skipped: 1 }
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '')
  const line = /^[^\r\n]*/.exec(head.trimStart())?.[0] ?? ''
  const counts = [',', ';', '\t'].map(sign => [line.split(sign).length, sign] as const)
  const [, delimiter] = counts.reduce((most, one) => (one[0] > most[0] ? one : most))
  return { text, delimiter, skipped: 0 }
}
