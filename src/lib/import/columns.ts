import { headingsOf } from './headings.ts'

/** A value of a table: text as it was written, or a number of a spreadsheet. */
export type Cell = string | number | null

type Column = {
  key: string
  /** Its heading in the template and the export. */
  name: string
  /** Whether it says something of the whole product; its first row with a value counts. */
  of: 'product' | 'variant'
  also: readonly string[]
}

/**
 * The columns of a table of products, one row per variant, in the order of template and export: the only list. Headings are read
 * without case, spaces and signs.
 */
export const columns = [
  { key: 'shop', name: 'Toko', of: 'product', also: ['shop', 'store', 'nama toko'] },
  { key: 'code', name: 'Kode Produk', of: 'product', also: ['product code', 'kode', 'handle'] },
  { key: 'name', name: 'Nama', of: 'product', also: ['name', 'nama produk', 'product name', 'title'] },
  { key: 'description', name: 'Deskripsi', of: 'product', also: ['description'] },
  { key: 'category', name: 'Kategori', of: 'product', also: ['category'] },
  { key: 'brand', name: 'Merek', of: 'product', also: ['brand', 'merk', 'vendor'] },
  { key: 'condition', name: 'Kondisi', of: 'product', also: ['condition'] },
  { key: 'sale_unit', name: 'Satuan', of: 'product', also: ['unit', 'sale unit'] },
  { key: 'content_amount', name: 'Isi', of: 'product', also: ['content', 'content amount'] },
  { key: 'content_unit', name: 'Satuan Isi', of: 'product', also: ['content unit'] },
  { key: 'min', name: 'Minimal', of: 'product', also: ['minimum', 'min', 'minimal pembelian'] },
  { key: 'multiple', name: 'Kelipatan', of: 'product', also: ['multiple', 'kelipatan pembelian'] },
  {
    key: 'pre_order_days',
    name: 'Pre-order (hari)',
    of: 'product',
    also: ['pre-order', 'pre-order days', 'preorder']
  },
  { key: 'is_bendable', name: 'Bisa Ditekuk', of: 'product', also: ['bendable'] },
  {
    key: 'cod_expedition',
    name: 'COD Baba Logistik',
    of: 'product',
    also: ['cod expedition', 'cod logistik', 'cod']
  },
  { key: 'cod_shop', name: 'COD Kurir Toko', of: 'product', also: ['cod shop', 'cod toko'] },
  { key: 'dimension_1', name: 'Dimensi 1', of: 'product', also: ['dimension 1', 'option1 name'] },
  { key: 'name_1', name: 'Nilai 1', of: 'variant', also: ['value 1', 'varian 1', 'option1 value'] },
  { key: 'dimension_2', name: 'Dimensi 2', of: 'product', also: ['dimension 2', 'option2 name'] },
  { key: 'name_2', name: 'Nilai 2', of: 'variant', also: ['value 2', 'varian 2', 'option2 value'] },
  { key: 'sku', name: 'SKU', of: 'variant', also: ['sku induk', 'kode sku'] },
  { key: 'price', name: 'Harga', of: 'variant', also: ['price', 'harga (rp)'] },
  { key: 'stock', name: 'Stok', of: 'variant', also: ['stock', 'jumlah stok'] },
  {
    key: 'weight',
    name: 'Berat (g)',
    of: 'variant',
    also: ['berat', 'weight', 'weight (g)', 'berat (gram)']
  },
  { key: 'length', name: 'Panjang (mm)', of: 'variant', also: ['panjang', 'length', 'length (mm)'] },
  { key: 'width', name: 'Lebar (mm)', of: 'variant', also: ['lebar', 'width', 'width (mm)'] },
  { key: 'height', name: 'Tinggi (mm)', of: 'variant', also: ['tinggi', 'height', 'height (mm)'] },
  { key: 'photos', name: 'Foto', of: 'product', also: ['photos', 'photo', 'foto produk', 'images'] },
  { key: 'photo', name: 'Foto Varian', of: 'variant', also: ['variant photo', 'variant image'] },
  { key: 'specifications', name: 'Spesifikasi', of: 'product', also: ['specifications', 'specs'] },
  { key: 'status', name: 'Status', of: 'product', also: [] },
  { key: 'variant_status', name: 'Status Varian', of: 'variant', also: ['variant status'] }
] as const satisfies readonly Column[]

export type ColumnKey = (typeof columns)[number]['key']

/** A row of a table by column; a missing column is absent, an empty cell too. */
export type Row = { row: number; cells: Partial<Record<ColumnKey, string | number>> }

const { keyOf, nameOf } = headingsOf(columns)

/** The column of a heading: ' HARGA ' // => 'price'; undefined for one that is not ours. */
export const columnOf = keyOf
/** The heading of a column, for messages: 'weight' // => 'Berat (g)' */
export const headingOf = nameOf
