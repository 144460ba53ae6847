import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'

import { bounds } from '#server/import/bounds.ts'
import { countCells } from '#server/import/count-cells.ts'
import { readTable } from '#server/import/read-table.ts'

/** A workbook of these sheets, each the XML of its rows, below a row with the heading 'Nama'. */
function workbook(...sheets: string[]): Uint8Array {
  const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nama</t></is></c></row>'
  const each = (text: (n: number) => string) => sheets.map((_, at) => text(at + 1)).join('')
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      `<workbook><sheets>${each(n => `<sheet name="L${n}" sheetId="${n}" r:id="r${n}"/>`)}</sheets></workbook>`
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${each(n => `<Relationship Id="r${n}" Type="${kind}" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`
    ),
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet><sheetData>${head}${rows}</sheetData></worksheet>`)
      ])
    )
  })
}
const cell = (place: string, attributes = '') =>
  `<row r="${/\d+/.exec(place)![0]}"><c ${attributes}r="${place}" t="inlineStr"><is><t>Semen</t></is></c></row>`
const problemOf = async (bytes: Uint8Array) => {
  try {
    await readTable(bytes)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

describe('[import-101] an XLSX', () => {
  it('whose cell stands behind column GR is told before anything is filled up to it', async () => {
    for (const place of ['GS2', 'ZZ99999'])
      expect(await problemOf(workbook(cell(place)))).toContain('jauh di luar tabel')
    expect(await problemOf(workbook(cell('GR2')))).toBeUndefined()
  })
  it('is counted with its empty cells, of all of its sheets', async () => {
    const tooMany = '4 juta sel kosong'
    expect(await problemOf(workbook(cell('GR20001')))).toContain(tooMany)
    expect(await problemOf(workbook('', cell('GR10000'), cell('GR10001')))).toContain(tooMany)
    expect(await problemOf(workbook('', cell('Z3000'), cell('GR300')))).toBeUndefined()
  })
  it('may have more cells where something is written in them, up to as many as a table may have', async () => {
    const own = { ...bounds }
    onTestFinished(() => void Object.assign(bounds, own))
    const full = (rows: number) => Array.from({ length: rows }, (_, n) => cell(`A${n + 2}`)).join('')
    Object.assign(bounds, { cells: 100, emptyCells: 20 })
    expect(await problemOf(workbook(full(99)))).toBeUndefined()
    expect(await problemOf(workbook(full(100)))).toContain('4 juta sel')
    expect(own).toMatchObject({ cells: 12_000_000, emptyCells: 4_000_000 })
  })
  it('is counted by every place that may be the one of its tag', () => {
    const sheet = (tag: string) => `<sheetData><row>${tag}<v>1</v></row></sheetData>`
    expect(countCells(sheet(`<c x='r="A1"' r="GR999" y='r="A1"'>`))).toEqual({ all: 199_800, empty: 199_799 })
    expect(() => countCells(sheet(`<c x="1"r="GS1">`))).toThrow('jauh di luar tabel')
  })
  it.each([`<c x="<" r="GR9999">`, `<c x='a<b' r="GR9999">`, `<row x="<" r="99999"><c r="A1">`])(
    'whose place stands behind a tag within a tag is no XML: %s',
    tag => {
      expect(() => countCells(`<sheetData>${tag}<v>1</v></sheetData>`)).toThrow('jauh di luar tabel')
    }
  )
  it('is counted with rows that say no place, and without what is no sheet', () => {
    expect(
      countCells(`<sheetData>${'<row/>'.repeat(500)}<row><c r="J2"><v>1</v></c></row></sheetData>`)
    ).toEqual({ all: 5_010, empty: 5_009 })
    expect(countCells('<calcChain><c r="GR99999" i="1"/></calcChain>').all).toBe(0)
    expect(
      countCells('<sheetData><row r="3"><c r="B3"><v>1</v></c></row></sheetData><cols r="ZZ9"/>').all
    ).toBe(6)
  })
  it('is read where cells and rows far outside have a look and no value', async () => {
    const looks = '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" s="3"/></row><row r="1048576" ht="15"/>'
    expect(await problemOf(workbook(looks))).toBeUndefined()
    expect(countCells(`<sheetData>${looks}</sheetData>`)).toEqual({ all: 1_048_576, empty: 1_048_575 })
    expect(await problemOf(workbook('<row r="1048577"/>'))).toContain('jauh di luar tabel')
  })
  it('is counted by its values: what is written in one says no place', () => {
    const text = '<is><t>a r="ZZ9" b</t></is>'
    expect(countCells(`<sheetData><row r="2"><c r="A2">${text}</c></row></sheetData>`)).toEqual({
      all: 2,
      empty: 1
    })
  })
  it('of a spreadsheet program with 200 columns is read', async () => {
    const columns = Array.from({ length: 200 }, (_, at) => ({ value: at === 0 ? 'Nama' : `Kolom ${at}` }))
    const bytes = await writeXlsxFile([columns, [{ value: 'Semen' }]]).toBuffer()
    expect((await readTable(new Uint8Array(bytes))).drafts).toMatchObject([{ name: 'Semen' }])
  })
  it('with more rows than may be imported is told how many may be', async () => {
    expect(await problemOf(workbook(cell('B60001')))).toContain('50.000 baris')
  })
})
