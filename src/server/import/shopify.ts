import type { Cell, ColumnKey, Row } from '#lib/import/columns.ts'
import { sameHeading } from '#lib/import/headings.ts'

import { htmlText } from './html-text.ts'
import { readCell } from './read-cell.ts'

/** Headings of Shopify's product CSV, of its two generations, by what they say. */
const headings = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  status: ['Status'],
  published: ['Published', 'Published on online store'],
  name_1: ['Option1 Name'],
  value_1: ['Option1 Value'],
  name_2: ['Option2 Name'],
  value_2: ['Option2 Value'],
  name_3: ['Option3 Name'],
  value_3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  image: ['Image Src', 'Product image URL'],
  image_place: ['Image Position'],
  variant_image: ['Variant Image', 'Variant image URL']
} as const
type Field = keyof typeof headings

/** Whether a table is Shopify's: both generations name the handle, the title and an option or the picture. */
export function isShopify(header: readonly string[]): boolean {
  const has = (field: Field) => header.some(one => headings[field].some(name => sameHeading(one, name)))
  const isOld = header.some(one => sameHeading(one, 'Variant Price'))
  const isNew = header.some(one => sameHeading(one, 'URL handle'))
  return has('handle') && has('title') && (isOld || isNew) && (has('value_1') || has('image'))
}

/** The option that Shopify writes where a product has no variants. */
const noOption = 'Default Title'

/**
 * Shopify's rows in our columns: the rows of a handle are one product; a row without price and option is a further picture. HTML
 * becomes plain text; a price is written with a decimal point there.
 */
export function shopifyRows(header: readonly string[], body: readonly Cell[][], first: number): Row[] {
  const places = new Map<Field, number>()
  for (const [field, names] of Object.entries(headings)) {
    const place = header.findIndex(one => names.some(name => sameHeading(one, name)))
    if (place >= 0) places.set(field as Field, place)
  }
  const read = (line: readonly Cell[], field: Field) => {
    const value = readCell(line[places.get(field) ?? -1])
    return value === undefined ? undefined : String(value)
  }
  const products = new Map<string, { rows: Row[]; pictures: [place: number, src: string][] }>()
  body.forEach((line, index) => {
    const handle = read(line, 'handle')
    if (handle === undefined) return
    const product = products.get(handle) ?? { rows: [], pictures: [] }
    products.set(handle, product)
    const image = read(line, 'image')
    const at = Number(read(line, 'image_place')) || product.pictures.length + 1
    if (image !== undefined) product.pictures.push([at, image])
    const isVariant = read(line, 'price') !== undefined || read(line, 'value_1') !== undefined
    if (isVariant) product.rows.push({ row: first + index, cells: cellsOf(field => read(line, field)) })
  })
  return [...products.entries()].flatMap(([handle, { rows, pictures }]) => {
    const sorted = pictures.toSorted(([a], [b]) => a - b).map(([, src]) => src)
    const photos = [...new Set(sorted)].slice(0, 12).join(' | ')
    return rows.map((row, index) => ({
      row: row.row,
      cells: { ...row.cells, code: handle, ...(index === 0 && photos !== '' && { photos }) }
    }))
  })
}

function cellsOf(read: (field: Field) => string | undefined): Row['cells'] {
  const body = read('body')
  const grams = Number(read('grams'))
  const price = Number(read('price'))
  const second = [read('value_2'), read('value_3')].filter(value => value !== undefined).join(' / ')
  const secondName = [read('name_2'), read('name_3')].filter(value => value !== undefined).join(' / ')
  const isPlain = read('value_1') === noOption
  const isOff = /^(?:draft|archived)$/i.test(read('status') ?? '') || /^false$/i.test(read('published') ?? '')
  const cells: Partial<Record<ColumnKey, string | number | undefined>> = {
    name: read('title'),
    description: body === undefined ? undefined : htmlText(body),
    brand: read('vendor'),
    sku: read('sku')?.replace(/^'/, ''),
    price: read('price') === undefined ? undefined : Math.round(price),
    stock: read('stock'),
    weight: grams > 0 ? Math.max(1, Math.round(grams)) : undefined,
    photo: read('variant_image'),
    ...(!isPlain && {
      dimension_1: read('name_1'),
      name_1: read('value_1'),
      dimension_2: secondName === '' ? undefined : secondName,
      name_2: second === '' ? undefined : second
    }),
    status: read('title') === undefined ? undefined : isOff ? 'arsip' : 'aktif'
  }
  return Object.fromEntries(
    Object.entries(cells).filter(([, value]) => value !== undefined && value !== '')
  ) as Row['cells']
}
