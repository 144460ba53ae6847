import { zipSync } from 'fflate'
import sharp from 'sharp'
import writeXlsxFile from 'write-excel-file/node'

/** Products of the table; every fourth one is of the second shop. */
export const products = 300
/** Pictures of the ZIP: several products share each. */
const pictures = 10
export const shops = ['Toko Batu Jaya', 'Toko Besi Makmur'] as const
/** A product that the buyer of the journey looks for. */
export const wanted = 'Paku Beton Rajawali 042'

const nameOf = (n: number) => `Paku Beton Rajawali ${String(n).padStart(3, '0')}`

const shopRows = [
  [
    'Nama',
    'Penjual',
    'Kontak',
    'Alamat',
    'Provinsi',
    'Kota',
    'Kecamatan',
    'Jam Buka',
    'Kurir Toko (km)',
    'Kurir Toko per km',
    'Kurir Toko gratis (km)'
  ],
  ...shops.map((name, at) => [
    name,
    'Sari Wijaya',
    // As a spreadsheet keeps a phone: a number without its first 0.
    81_377_770_001 + at,
    `Jl. Tebet Raya No. ${at + 1}`,
    'Jakarta',
    'Jakarta Selatan',
    'Tebet',
    'Setiap hari 08.00–20.00',
    60,
    3_000,
    50
  ])
]

const head = [
  'Toko',
  'Kode Produk',
  'Nama',
  'Deskripsi',
  'Kategori',
  'Merek',
  'Satuan',
  'SKU',
  'Harga',
  'Stok',
  'Berat (g)',
  'Panjang (mm)',
  'Lebar (mm)',
  'Tinggi (mm)',
  'Foto'
]

const productRow = (n: number) => [
  shops[n % 4 === 3 ? 1 : 0],
  `P-${n}`,
  nameOf(n),
  'Paku untuk beton, satu dus berisi 100 buah.',
  'Alat Tukang > Paku > Paku Beton',
  'Rajawali',
  'dus',
  `P-${n}`,
  // One price cannot be read: its product is rejected, and the others go on.
  n === 7 ? 'tanya' : 10_000 + n * 100,
  50,
  1_000,
  200,
  100,
  50,
  `paku-${n % pictures}.jpg`
]

const cells = (rows: (string | number)[][]) => rows.map(row => row.map(value => ({ value })))

/** The workbook of two shops and their products, as an operator keeps it in a spreadsheet. */
export async function ownTable(): Promise<Buffer> {
  const goods = [head, ...Array.from({ length: products }, (_, n) => productRow(n))]
  return writeXlsxFile([
    { data: cells(goods), sheet: 'Produk' },
    { data: cells(shopRows), sheet: 'Toko' }
  ]).toBuffer()
}

/** The ZIP of their pictures. */
export async function ownPictures(): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {}
  for (let n = 0; n < pictures; n += 1) {
    const background = { r: 200 - n * 10, g: 120, b: 60 + n * 15 }
    files[`foto/paku-${n}.jpg`] = await sharp({
      create: { width: 400, height: 400, channels: 3, background }
    })
      .jpeg()
      .toBuffer()
  }
  return Buffer.from(zipSync(files, { level: 0 }))
}
