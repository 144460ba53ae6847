import { bounds } from './bounds.ts'
import { TableProblem } from './table-problem.ts'

/** The beginning of a row, a cell or a value, a place that is written in a tag, or the beginning of any other tag. */
const marks = /<(?:[^<>\s/]*:)?(row|c|v|is)(?=[\s/>])|[\s:"']r\s*=\s*["']([^"'<]{0,12})|</g
/** A place as spreadsheets write it. */
const writtenPlace = /^([A-Z]{0,3})(\d{1,7})$/
/** The last row that a spreadsheet has. Programs write rows down to it where somebody chose a look for a whole column. */
const lastOfAll = 1_048_576

/** Values may stand further down than a table may go: one with too many rows is told that it has too many. */
const lastWithValue = 99_999

/**
 * How many cells the library makes of a part of an XLSX, and how many of them are only filled in: up to the last row and column that have
 * a value. Rows and cells without one, which have a look alone, take no more than their rows. Throws TableProblem where the place of a row
 * or cell is not written as spreadsheets do, whatever else stands in its tag, or a value is far outside of any table.
 */
export function countCells(part: string): { all: number; empty: number } {
  let [written, lastRow, lastColumn] = [0, 0, 0]
  /** The row that is read, and the cell in it: the furthest place that its tag may mean. */
  let row = 0
  let column = 0
  let tag: string | undefined
  for (const { 0: mark, 1: begun, 2: place, index } of part.matchAll(marks)) {
    if (place === undefined) {
      tag = begun
      if ((tag === 'row' || tag === 'c') && !isWhole(part, index + mark.length)) tooFar()
      // A row without a place follows the one before.
      if (tag === 'row') row += 1
      if (tag === 'c') column = 0
      if (tag === 'v' || tag === 'is') {
        written += 1
        lastRow = Math.max(lastRow, row)
        lastColumn = Math.max(lastColumn, column)
        if (lastRow > lastWithValue || lastColumn > bounds.columns) tooFar()
      }
    } else if (tag === 'row' || tag === 'c') {
      const [, letters, number] = writtenPlace.exec(place) ?? tooFar()
      row = Math.max(row, Number(number))
      column = Math.max(column, columnNumber(letters!))
      if (row > lastOfAll) tooFar()
    }
  }
  // Other parts list cells too, but nothing is made of those.
  const all = part.includes('sheetData') ? Math.max(row, lastRow * lastColumn) : 0
  return { all, empty: Math.max(0, all - written) }
}

/** Whether a tag ends before another begins, also within its attributes: that is no XML, and a place behind it would not be seen. */
function isWhole(part: string, from: number): boolean {
  const edges = /["'<>]/g
  edges.lastIndex = from
  for (let edge = edges.exec(part)?.[0]; edge === '"' || edge === "'"; edge = edges.exec(part)?.[0]) {
    const end = part.indexOf(edge, edges.lastIndex)
    if (end === -1 || part.slice(edges.lastIndex, end).includes('<')) return false
    edges.lastIndex = end + 1
  }
  return part[edges.lastIndex - 1] === '>'
}

/** 'A' // => 1, 'GR' // => 200 */
const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.codePointAt(0)! - 64, 0)

function tooFar(): never {
  throw new TableProblem(
    'Berkas XLSX ini terlalu besar: ada sel yang jauh di luar tabel. Salin tabelnya ke berkas baru, lalu unggah lagi.'
  )
}
