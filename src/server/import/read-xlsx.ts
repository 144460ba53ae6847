import { zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'

import type { Cell } from '#lib/import/columns.ts'

import { bounds } from './bounds.ts'
import { countCells } from './count-cells.ts'
import { TableProblem } from './table-problem.ts'
import { unzipBounded } from './zip-entries.ts'

export type Sheet = { name: string; rows: Cell[][] }

/**
 * The sheets of an XLSX file. It is unpacked within bounds first and given to the library packed anew, so that no size in it has to be
 * believed. Formulas count by their last value, links by their text. Throws TableProblem.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = unzipBounded(bytes, {
    maxEntries: bounds.xlsxParts,
    maxBytes: bounds.xlsxBytes,
    filter: name => /\.(?:xml|rels)$/i.test(name)
  })
  checkParts(Object.values(parts))
  const clean = zipSync(parts, { level: 0 })
  try {
    const sheets = await readXlsxFile(clean.buffer as ArrayBuffer)
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.slice(0, bounds.rows + 2).map(row => row.map(toCell))
    }))
  } catch {
    throw new TableProblem(
      'Berkas ini bukan XLSX yang dapat dibaca. Buka di Excel, simpan lagi, lalu unggah lagi.'
    )
  }
}

/** Rejects parts with entities of their own, cells far outside of any table, and sheets that are too large together, empty cells too. */
function checkParts(parts: readonly Uint8Array[]): void {
  let [cells, emptyCells] = [0, 0]
  for (const part of parts) {
    const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1')
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
      throw new TableProblem(
        'Berkas XLSX ini berisi bagian yang tidak dikenal. Simpan lagi dari Excel, lalu unggah lagi.'
      )
    }
    const { all, empty } = countCells(text)
    cells += all
    emptyCells += empty
  }
  if (cells > bounds.cells || emptyCells > bounds.emptyCells) {
    throw new TableProblem(
      'Berkas XLSX ini terlalu besar: semua lembarnya memiliki lebih dari 12 juta sel, atau 4 juta sel kosong sebelum baris dan kolom terakhirnya. Salin tabelnya ke berkas baru, lalu unggah lagi.'
    )
  }
}

function toCell(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  // A number that was formatted as a date by mistake may be none.
  return value instanceof Date && Number.isFinite(value.getTime()) ? value.toISOString().slice(0, 10) : null
}
