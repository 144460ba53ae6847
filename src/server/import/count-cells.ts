import { bounds } from './bounds.ts'
import { TableProblem } from './table-problem.ts'

/** The beginning of a row or cell, a place that is written in it, or the beginning of any other tag. */
const marks = /<(?:[^<>\s/]*:)?(row|c)(?=[\s/>])|[\s:"']r\s*=\s*["']([^"'<]{0,12})|</g
/** A place as spreadsheets write it, up to row 99,999: a table with too many rows is told that it has too many. */
const writtenPlace = /^([A-Z]{0,2})(\d{1,5})$/

/**
 * How many cells the library makes of a part of an XLSX, and how many of them are only filled in: up to its last row and column. Throws
 * TableProblem where the place of a row or cell is not written as spreadsheets do, whatever else stands in its tag, or is far outside
 * of any table.
 */
export function countCells(part: string): { all: number; empty: number } {
  let rows = 0
  let written = 0
  let lastRow = 0
  let lastColumn = 0
  let tag: string | undefined
  for (const [, begun, place] of part.matchAll(marks)) {
    if (place === undefined) {
      tag = begun
      if (tag === 'row') rows += 1
      if (tag === 'c') written += 1
    } else if (tag !== undefined) {
      const [, letters, row] = writtenPlace.exec(place) ?? tooFar()
      lastRow = Math.max(lastRow, Number(row))
      lastColumn = Math.max(lastColumn, columnNumber(letters!))
      if (lastColumn > bounds.columns) tooFar()
    }
  }
  // Rows without a place follow the one before. Other parts list cells too, but nothing is made of those.
  const all = part.includes('sheetData') ? Math.max(lastRow, rows) * lastColumn : 0
  return { all, empty: Math.max(0, all - written) }
}

/** 'A' // => 1, 'GR' // => 200 */
const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.codePointAt(0)! - 64, 0)

function tooFar(): never {
  throw new TableProblem(
    'Berkas XLSX ini terlalu besar: ada sel yang jauh di luar tabel. Salin tabelnya ke berkas baru, lalu unggah lagi.'
  )
}
