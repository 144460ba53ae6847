import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'

import { columnOf } from '#lib/import/columns.ts'
import { protectCell, protectDigits, unprotectCell } from '#lib/format/formula-guard.ts'
import { readNumber } from '#lib/import/read-number.ts'

import { htmlText } from '#server/import/html-text.ts'
import { readTable } from '#server/import/read-table.ts'
import { unzipBounded } from '#server/import/zip-entries.ts'
import { readInThread } from '#server/import/table-reader.ts'

const read = (text: string | Uint8Array) => readTable(typeof text === 'string' ? strToU8(text) : text)
const problemOf = (text: string | Uint8Array) =>
  read(text).then(
    () => undefined,
    (error: Error) => error.message
  )

describe('[import-2] numbers as people write them', () => {
  it.each([
    ['1.250.000', 'whole', 1_250_000],
    ['Rp 12.500', 'whole', 12_500],
    ['Rp12.500,-', 'whole', 12_500],
    ['12,500', 'whole', 12_500],
    ['12.500,00', 'whole', 12_500],
    ['1,250.50', 'decimal', 1_250.5],
    ['1,44', 'decimal', 1.44],
    ['1.44', 'decimal', 1.44],
    ['0.125', 'decimal', 0.125],
    ['1,125', 'decimal', 1.125],
    [7, 'whole', 7],
    ['1.2.3', 'whole', Number.NaN],
    ['satu', 'whole', undefined],
    ['1e3', 'whole', undefined],
    ['9'.repeat(50), 'whole', undefined]
  ] as const)('%s', (text, kind, figure) => expect(readNumber(text, kind)).toEqual(figure))
})

describe('[import-3] headings', () => {
  it('are read without case, spaces and signs, in Indonesian and English', () => {
    expect(
      ['HARGA', ' nama ', 'Berat (g)', 'berat', 'Kode  produk', 'Price', 'Weight (g)'].map(columnOf)
    ).toEqual(['price', 'name', 'weight', 'weight', 'code', 'price', 'weight'])
    expect(columnOf('Catatan')).toBeUndefined()
  })
  it('that are there twice or not at all are told', async () => {
    expect(await problemOf('Nama,Harga,Price\na,1,2')).toBe(
      "Kolom 'Harga' ada dua kali. Hapus salah satunya."
    )
    expect(await problemOf('Apa,Itu\n1,2')).toContain('Judul kolom tidak dikenali')
    expect(await problemOf('')).toBe('Berkas ini kosong.')
  })
})

describe('[import-4] a CSV', () => {
  it.each([
    ['comma', 'Nama,Harga\nSemen,5000'],
    ['semicolon', 'Nama;Harga\r\nSemen;5000\r\n'],
    ['tab', 'Nama\tHarga\nSemen\t5000'],
    ['a mark of UTF-8', '\uFEFFNama,Harga\nSemen,5000'],
    ['a named delimiter', 'sep=;\nNama;Harga\nSemen;5000']
  ])('is read with %s', async (_name, text) => {
    const { drafts } = await read(text)
    expect(drafts).toMatchObject([{ name: 'Semen', variants: [{ price: 5_000 }], problems: [] }])
  })
  it('of old Excel is read in its own letters', async () => {
    const bytes = Buffer.from('Nama;Harga\nUkuran 5 m\u00B2 \u0096 caf\u00E9;5000', 'latin1')
    expect((await read(new Uint8Array(bytes))).drafts[0]!.name).toBe('Ukuran 5 m² – café')
  })
  it('that is none is told in words', async () => {
    expect(await problemOf('Nama,Harga\n"Semen,5000')).toContain('Tanda kutip')
    expect(await problemOf(new Uint8Array([0x80, 0x81, 0x00, 0xff]))).toContain('bukan CSV')
    expect(await problemOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toContain('XLS lama')
    expect(await problemOf(`Nama,Harga\n${'a,1\n'.repeat(50_001)}`)).toContain('50.000 baris')
  })
})

describe('[import-1] rows of a product', () => {
  it('have one code, else one name in a shop; rows that name neither follow', async () => {
    const { drafts } = await read(
      'Toko,Kode Produk,Nama,SKU,Harga\nA,K,Cat,1,100\nA,K,,2,200\nA,,Kuas,3,300\nB,,Kuas,4,400\n,,,5,500'
    )
    expect(drafts.map(({ shop, rows }) => [shop, rows])).toEqual([
      ['A', [2, 3]],
      ['A', [4]],
      ['B', [5, 6]]
    ])
  })
  it('that differ in what is said of the whole product are told', async () => {
    const { drafts } = await read('Kode Produk,Nama,SKU\nK,Cat,1\nK,Kuas,2')
    expect(drafts[0]!.problems).toEqual([
      { row: 3, text: 'Nama berbeda dari baris di atasnya untuk produk yang sama.' }
    ])
  })
})

describe('[import-6] an XLSX', () => {
  const sheet = [
    ['Nama', 'SKU', 'Harga', 'Isi'].map(value => ({ value })),
    [{ value: 'Semen' }, { value: '001' }, { value: 12_500 }, { value: 1.44 }]
  ]
  const workbook = async () => new Uint8Array(await writeXlsxFile(sheet).toBuffer())
  const withSheet = (xml: string, more: Record<string, string> = {}) =>
    zipSync({
      ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8(
        '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>'
      ),
      'xl/worksheets/sheet1.xml': strToU8(xml)
    })

  it('is read with its numbers', async () => {
    expect((await read(await workbook())).drafts).toMatchObject([
      { name: 'Semen', content_amount: 1.44, variants: [{ sku: '001', price: 12_500 }] }
    ])
  })
  it('that unpacks to too much, has entities or is broken is told', async () => {
    // What its directory says of the size is believed only where it is too much.
    const said = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(1_000) }))
    said.writeUInt32LE(400_000_000, said.lastIndexOf('PK\u0001\u0002') + 24)
    expect(await problemOf(new Uint8Array(said))).toContain('terlalu besar')
    const bomb = Buffer.from(zipSync({ 'a.xml': new Uint8Array(1_000_000) }))
    bomb.writeUInt32LE(10, bomb.lastIndexOf('PK\u0001\u0002') + 24)
    const bounds = { maxEntries: 5, maxBytes: 100_000, filter: () => true }
    expect(() => unzipBounded(bomb, bounds)).toThrow('terlalu besar')
    expect(await problemOf(withSheet('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'))).toContain(
      'bagian yang tidak dikenal'
    )
    expect(await problemOf((await workbook()).slice(0, 900))).toContain('rusak')
    expect(await problemOf(zipSync({ 'a.txt': strToU8('a') }))).toContain('bukan XLSX')
  })
  it('[import-55] with a number that no calendar has as a date is read all the same', async () => {
    const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
    const table = withSheet(
      `<worksheet><sheetData><row r="1">${text('A1', 'Nama')}${text('B1', 'SKU')}</row>` +
        `<row r="2">${text('A2', 'Semen')}<c r="B2" s="1"><v>8991234567890</v></c></row></sheetData></worksheet>`,
      { 'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>' }
    )
    expect((await read(table)).drafts).toMatchObject([{ name: 'Semen' }])
  })
  it('whose one text stands in thousands of cells is told before it is stored so often', async () => {
    const row = (n: number) =>
      `<row r="${n}"><c r="A${n}"><v>${n}</v></c><c r="B${n}" t="s"><v>0</v></c></row>`
    const heads = ['Nama', 'Deskripsi'].map(
      (name, at) => `<c r="${'AB'[at]}1" t="inlineStr"><is><t>${name}</t></is></c>`
    )
    const table = (rows: number) =>
      withSheet(
        `<worksheet><sheetData><row r="1">${heads.join('')}</row>${Array.from({ length: rows }, (_, n) => row(n + 2)).join('')}</sheetData></worksheet>`,
        { 'xl/sharedStrings.xml': `<sst><si><t>${'panjang '.repeat(1_250).trim()}</t></si></sst>` }
      )
    expect((await read(table(10))).drafts).toHaveLength(10)
    expect(await problemOf(table(5_100))).toContain('50 juta huruf')
  })
  it.each([
    ['many letters', `x="${'y'.repeat(300)}" `],
    ['a sign that ends tags', 'x=">" ']
  ])(
    '[import-97] whose far cell stands behind other attributes is told before it is read: %s',
    async (_what, attributes) => {
      const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nama</t></is></c></row>'
      const far = `<row ${attributes}r="1048576"><c r="A1"><v>1</v></c></row>`
      expect(
        await problemOf(withSheet(`<worksheet><sheetData>${head}${far}</sheetData></worksheet>`))
      ).toContain('jauh di luar tabel')
    }
  )
  it.each([
    ['a power of ten', '<row r="1e8"><c r="A1"><v>1</v></c></row>'],
    ['another base', '<row r="2"><c r="A0x5F5E100"><v>1</v></c></row>'],
    ['small letters', '<row r="2"><c r="zzzzz1"><v>1</v></c></row>'],
    ['characters by number', '<row r="&#49;048576"><c r="A1"><v>1</v></c></row>'],
    ['a prefix', '<row x:r="1048576"><c r="A1"><v>1</v></c></row>'],
    ['spaces', '<row spans="1:1" r = "1048576"><c r="A1"><v>1</v></c></row>']
  ])('[import-97] whose far place is written by %s is told before it is read', async (_how, far) => {
    const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nama</t></is></c></row>'
    expect(
      await problemOf(withSheet(`<worksheet><sheetData>${head}${far}</sheetData></worksheet>`))
    ).toContain('jauh di luar tabel')
  })
  it('whose one cell lies at the end of the world does not take the process with it', async () => {
    const far = withSheet(
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Nama</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
    )
    const heard: unknown[] = []
    const reading = readInThread(
      { table: far },
      {
        onHead: async head => void heard.push(head),
        onSlice: async () => {}
      }
    )
    await expect(reading).rejects.toThrow(/terlalu besar|50\.000 baris|bukan XLSX/)
    expect(heard).toEqual([])
  })
})

describe('[import-7] cells that a spreadsheet takes for a formula', () => {
  it.each(['0812', '8991234567890', '1234567890123456'])('[ops-376] %s comes back from a table', text => {
    expect(unprotectCell(protectDigits(text))).toBe(text)
  })

  it('[ops-376] keeps a text that only looks like digits of a table', () => {
    for (const text of ['="0812"', '="a"', '=""']) {
      expect(unprotectCell(protectCell(text))).toBe(text)
      expect(unprotectCell(protectDigits(text))).toBe(text)
    }
  })

  it.each(['=1+1', '+62', '-5', '@a', '\n=1', "'\t@a", ' =1', "'=1", "''-a", "it's", 'plain', "'quoted'"])(
    '%s comes back as it was',
    text => {
      expect(unprotectCell(protectCell(text))).toBe(text)
      expect(/^\s*[=+\-@]/.test(protectCell(text))).toBe(false)
    }
  )
})

describe('[import-8] Shopify’s CSV', () => {
  it('is recognised in its first form', async () => {
    const { format, drafts } = await read(
      `Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Image Position,Variant Image,Status
cat,Cat Tembok,"<p>Cat <b>putih</b></p><script>alert(1)</script><ul><li>Kuat</li></ul>",Avian,Warna,Putih,C-1,5000,10,125000.00,https://cdn.example/b.jpg,2,,active
cat,,,,,Biru,C-2,5000,4,130000.00,https://cdn.example/a.jpg,1,https://cdn.example/v.jpg,
cat,,,,,,,,,,https://cdn.example/c.jpg,3,,`
    )
    expect(format).toBe('shopify')
    expect(drafts).toMatchObject([
      {
        name: 'Cat Tembok',
        description: 'Cat putih\n• Kuat',
        brand: 'Avian',
        dimension_1: 'Warna',
        is_archived: false,
        photos: ['https://cdn.example/a.jpg', 'https://cdn.example/b.jpg', 'https://cdn.example/c.jpg'],
        variants: [
          { sku: 'C-1', name_1: 'Putih', price: 125_000, stock: 10, weight: 5_000 },
          { sku: 'C-2', name_1: 'Biru', price: 130_000, photo: 'https://cdn.example/v.jpg' }
        ],
        problems: []
      }
    ])
  })
  it('is recognised in its newer form', async () => {
    const { format, drafts } = await read(
      `Title,URL handle,Description,Vendor,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity,Weight value (grams),Product image URL,Image position
Kuas,kuas,Kuas 3 inci,Eterna,Draft,K-1,Title,Default Title,9500,7,120,https://cdn.example/k.jpg,1`
    )
    expect(format).toBe('shopify')
    expect(drafts[0]).toMatchObject({
      name: 'Kuas',
      is_archived: true,
      variants: [{ sku: 'K-1', price: 9_500, weight: 120 }]
    })
    expect(drafts[0]!.dimension_1).toBeUndefined()
  })
  it('keeps what stands after letters that grow when they are written small', () => {
    expect(htmlText('İİİİİİ<!-- tidak --><p>Semen</p>')).toBe('İİİİİİSemen')
  })
  it('makes plain text of hostile HTML', () => {
    expect(
      htmlText('<img src=x onerror=alert(1)>Halo<style>a{}</style> &lt;b&gt; &#60;i&#62; &amp;amp;')
    ).toBe('Halo <b> <i> &amp;')
    expect(htmlText('<scr<script>x</script>ipt>a')).not.toContain('<script')
    expect(htmlText(`<${'a'.repeat(50_000)}`).length).toBeLessThan(60_000)
  })
})
