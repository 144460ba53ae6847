import { productLimits } from '#lib/goods/product-input.ts'
import { type ColumnKey, headingOf, type Row } from '#lib/import/columns.ts'
import type { ProductDraft, VariantDraft } from '#lib/import/draft.ts'
import { readNumber } from '#lib/import/read-number.ts'
import { readCondition, readContentUnit, readFlag, readSaleUnit, readState } from '#lib/import/words.ts'

/** Takes the value of a column away, where it may be without one. */
const nothing = '-'

type Readers = {
  [K in ColumnKey]?: (text: string, draft: ProductDraft, variant: VariantDraft) => string | undefined
}

/**
 * The rows of a table as products: those of one code, else of one name in a shop, and rows that name neither after them. In a table
 * that names nothing, such as a price list, each row is one: see merge-by-sku.ts.
 */
export function draftProducts(rows: readonly Row[]): ProductDraft[] {
  const drafts: ProductDraft[] = []
  const byKey = new Map<string, ProductDraft>()
  const values = new Map<ProductDraft, Map<ColumnKey, string>>()
  let last: { draft: ProductDraft; key: string } | undefined
  const isNamed = rows.some(row => keyOf(row) !== undefined)
  for (const row of rows) {
    const own = keyOf(row)
    const key = own ?? (isNamed ? last?.key : undefined) ?? `row ${row.row}`
    const shop = row.cells.shop === undefined ? undefined : String(row.cells.shop)
    const shopKey =
      shop?.toLowerCase() ?? (last?.key === key ? last.draft.shop?.toLowerCase() : undefined) ?? ''
    const draft = byKey.get(`${shopKey} ${key}`) ?? { rows: [], variants: [], problems: [] }
    if (draft.rows.length === 0) drafts.push(draft)
    byKey.set(`${shopKey} ${key}`, draft)
    last = { draft, key }
    draft.rows.push(row.row)
    const seen = values.get(draft) ?? new Map<ColumnKey, string>()
    values.set(draft, seen)
    readRow(row, draft, seen)
  }
  for (const draft of drafts) {
    if (draft.variants.length > productLimits.variants) {
      draft.variants.length = 0
      draft.problems.push({
        row: draft.rows[0]!,
        text: `Satu produk paling banyak memiliki ${productLimits.variants} varian.`
      })
    }
  }
  return drafts
}

function keyOf({ cells }: Row): string | undefined {
  if (cells.code !== undefined) return `code ${String(cells.code).toLowerCase()}`
  return cells.name === undefined ? undefined : `name ${String(cells.name).toLowerCase()}`
}

/** Columns that may say something else in each row. */
const ofVariant = new Set<ColumnKey>([
  'name_1',
  'name_2',
  'sku',
  'price',
  'stock',
  'weight',
  'length',
  'width',
  'height',
  'photo',
  'variant_status'
])

function readRow({ row, cells }: Row, draft: ProductDraft, seen: Map<ColumnKey, string>): void {
  const variant: VariantDraft = { row }
  const say = (text: string) => void (draft.problems.length < 20 && draft.problems.push({ row, text }))
  for (const [name, value] of Object.entries(cells)) {
    const key = name as ColumnKey
    const text = String(value)
    if (!ofVariant.has(key)) {
      const before = seen.get(key)
      if (before !== undefined) {
        if (before !== text) say(`${headingOf(key)} berbeda dari baris di atasnya untuk produk yang sama.`)
        continue
      }
      seen.set(key, text)
    }
    const number = numberFields[key]
    const problem = number
      ? readFigure(key, number, value, draft, variant)
      : readers[key]?.(text, draft, variant)
    if (problem) say(problem)
  }
  draft.variants.push(variant)
}

const numberFields: Partial<
  Record<ColumnKey, { kind: 'whole' | 'decimal'; of: 'draft' | 'variant'; example: string }>
> = {
  content_amount: { kind: 'decimal', of: 'draft', example: '1,44' },
  min: { kind: 'whole', of: 'draft', example: '1' },
  multiple: { kind: 'whole', of: 'draft', example: '1' },
  pre_order_days: { kind: 'whole', of: 'draft', example: '7' },
  price: { kind: 'whole', of: 'variant', example: '12.500' },
  stock: { kind: 'whole', of: 'variant', example: '100' },
  weight: { kind: 'whole', of: 'variant', example: '1.000' },
  length: { kind: 'whole', of: 'variant', example: '600' },
  width: { kind: 'whole', of: 'variant', example: '600' },
  height: { kind: 'whole', of: 'variant', example: '10' }
}

function readFigure(
  key: ColumnKey,
  { kind, of, example }: { kind: 'whole' | 'decimal'; of: 'draft' | 'variant'; example: string },
  cell: string | number,
  draft: ProductDraft,
  variant: VariantDraft
): string | undefined {
  const figure = readNumber(cell, kind)
  const isFit =
    figure !== undefined && Number.isFinite(figure) && (kind === 'decimal' || Number.isInteger(figure))
  if (!isFit) {
    const what = kind === 'whole' ? 'bilangan bulat' : 'angka'
    return `${headingOf(key)} harus ${what}, misalnya ${example}; tertulis '${String(cell).slice(0, 40)}'.`
  }
  Reflect.set(of === 'draft' ? draft : variant, key, figure)
  return undefined
}

const unread = (key: ColumnKey, text: string, hint: string) =>
  `${headingOf(key)} '${text.slice(0, 40)}' tidak dikenal. ${hint}`

const readers: Readers = {
  shop: (text, draft) => void (draft.shop = text),
  code: (text, draft) => void (draft.code = text.slice(0, 200)),
  name: (text, draft) => void (draft.name = text),
  description: (text, draft) => void (draft.description = text),
  category: (text, draft) => void (draft.category = text),
  brand: (text, draft) => void (draft.brand = text),
  dimension_1: (text, draft) => void (draft.dimension_1 = text),
  dimension_2: (text, draft) => void (draft.dimension_2 = text),
  name_1: (text, _draft, variant) => void (variant.name_1 = text),
  name_2: (text, _draft, variant) => void (variant.name_2 = text),
  sku: (text, _draft, variant) => void (variant.sku = text),
  photo: (text, _draft, variant) => void (variant.photo = text === nothing ? null : text),
  condition(text, draft) {
    const condition = readCondition(text)
    if (!condition) return unread('condition', text, "Tulis 'baru' atau 'bekas'.")
    draft.condition = condition
    return undefined
  },
  sale_unit(text, draft) {
    const unit = readSaleUnit(text)
    if (!unit) return unread('sale_unit', text, 'Contoh: pcs, sak, dus, batang, lembar.')
    draft.sale_unit = unit
    return undefined
  },
  content_unit(text, draft) {
    const unit = readContentUnit(text)
    if (!unit) return unread('content_unit', text, 'Pilih kg, m2, m, liter, atau buah.')
    draft.content_unit = unit
    return undefined
  },
  is_bendable: flagOf('is_bendable'),
  cod_expedition: flagOf('cod_expedition'),
  cod_shop: flagOf('cod_shop'),
  photos: (text, draft) => void (draft.photos = parts(text)),
  specifications(text, draft) {
    draft.specifications = []
    for (const part of text === nothing ? [] : parts(text)) {
      const colon = part.indexOf(':')
      if (colon < 1) return `Spesifikasi '${part.slice(0, 40)}' harus ditulis 'Label: isi', dipisah '|'.`
      draft.specifications.push({ label: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() })
    }
    return undefined
  },
  status(text, draft) {
    const state = readState(text)
    if (!state) return unread('status', text, "Tulis 'aktif' atau 'arsip'.")
    draft.is_archived = state === 'off'
    return undefined
  },
  variant_status(text, _draft, variant) {
    const state = readState(text)
    if (!state) return unread('variant_status', text, "Tulis 'aktif' atau 'nonaktif'.")
    variant.is_active = state === 'on'
    return undefined
  }
}

function flagOf(key: 'is_bendable' | 'cod_expedition' | 'cod_shop') {
  return (text: string, draft: ProductDraft): string | undefined => {
    const value = readFlag(text)
    if (value === undefined) return unread(key, text, "Tulis 'ya' atau 'tidak'.")
    draft[key] = value
    return undefined
  }
}

/** 'a.jpg | b.jpg' // => ['a.jpg', 'b.jpg']; a doubled bar is a bar. */
const parts = (text: string): string[] =>
  text
    .replaceAll('||', '\u0000')
    .split('|')
    .map(part => part.replaceAll('\u0000', '|').trim())
    .filter(part => part !== '')
