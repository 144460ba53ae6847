import { Zip, ZipDeflate } from 'fflate'

import type { Cell } from '#lib/import/columns.ts'
import { protectCell } from '#lib/format/formula-guard.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'

/** The parts of a workbook with these sheets; what is not said has its default. */
const parts = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${each(names, (_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets>${each(names, (name, n) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships">${each(names, (_, n) => `<Relationship Id="rId${n}" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${xml}<styleSheet xmlns="${office}/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf/></cellXfs></styleSheet>`
})

const each = (names: readonly string[], write: (name: string, number: number) => string): string =>
  names.map((name, at) => write(name, at + 1)).join('')

const encoder = new TextEncoder()

/** The time of all parts: the same goods make the same file at any time. */
const noTime = new Date(1980, 0, 1)

/**
 * Tables as the sheets of an XLSX, written slice by slice: the library that writes whole workbooks would keep all of it in memory. Texts are texts,
 * whatever they begin with; the first row stays in sight.
 */
export async function* writeXlsx(
  sheets: readonly { name: string; slices: AsyncIterable<Cell[][]> }[]
): AsyncGenerator<Uint8Array> {
  const out: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else out.push(chunk)
  })
  const taken = () => {
    if (failure) throw failure
    return Buffer.concat(out.splice(0))
  }
  const add = (name: string) => {
    const part = new ZipDeflate(name)
    part.mtime = noTime
    zip.add(part)
    return (text: string, isLast: boolean) => part.push(encoder.encode(text), isLast)
  }
  for (const [name, text] of Object.entries(parts(sheets.map(({ name }) => name)))) add(name)(text, true)
  for (const [at, { slices }] of sheets.entries()) {
    const sheet = add(`xl/worksheets/sheet${at + 1}.xml`)
    sheet(
      `${xml}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
      false
    )
    let row = 0
    for await (const rows of slices) {
      sheet(rows.map(cells => writeRow(cells, (row += 1))).join(''), false)
      yield taken()
    }
    sheet('</sheetData></worksheet>', true)
  }
  zip.end()
  yield taken()
}

const writeRow = (cells: readonly Cell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, column) => writeCell(cell, `${letters(column)}${row}`)).join('')}</row>`

function writeCell(cell: Cell, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escape(protectCell(cell))}</t></is></c>`
}

/** 0 // => 'A', 27 // => 'AB' */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Text in XML, without the characters that no XML may hold. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>\r]/g, sign => signs[sign] ?? sign)
