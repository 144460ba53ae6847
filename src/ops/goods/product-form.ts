import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { SaleUnit } from '#lib/product/sale-units.ts'
import type { Sent } from '#lib/calls.ts'

import { sentWhole } from '../form/typed-whole.ts'

type Input = Sent<'POST /ops/product'>
export type VariantKey = `v${number}` | `n${number}`
type Figure = 'price' | 'stock' | 'weight' | 'length' | 'width' | 'height'

/** A variant as it is typed: figures are digits. */
export type VariantForm = Record<Figure, string> & {
  sku: string
  name_1: string | null
  name_2: string | null
  /** The pieces that were seen when the typing began (goods-10). */
  stock_was?: number
  photo: string | null
  is_active: boolean
}

type Facts = Record<
  'name' | 'description' | 'brand' | 'content_amount' | 'min' | 'multiple' | 'pre_order_days',
  string
> & {
  /** Of a new product. */
  shop_id: number | undefined
  category_id: number | undefined
  condition: GoodsProduct['condition']
  sale_unit: SaleUnit
  content_unit: GoodsProduct['content_unit']
  is_bendable: boolean
  cod_expedition: boolean
  cod_shop: boolean
  specifications: readonly { label: string; value: string }[]
  dimension_1: string | null
  dimension_2: string | null
  photos: readonly string[]
  /** New variants, which nothing has stored yet. */
  added: readonly VariantKey[]
  /** Variants in the order that was chosen; empty while it is as stored. */
  order: readonly VariantKey[]
}

/**
 * A product as it is typed. What was typed for a variant stands beside it under its key, so that everything else about it stays the
 * newest: 'v7' is a stored one, 'n1' a new one.
 */
export type ProductForm = Facts & Partial<Record<VariantKey, Partial<VariantForm>>>

/** A variant of the form with its key: what is stored, with what was typed over it. */
export type VariantRow = VariantForm & { key: VariantKey; id: number | undefined; kept: string }

/** What a form of a new product has: one variant, sold by the piece. */
export const emptyProduct: ProductForm = {
  name: '',
  description: '',
  brand: '',
  content_amount: '1',
  min: '1',
  multiple: '1',
  pre_order_days: '0',
  shop_id: undefined,
  category_id: undefined,
  condition: 'new',
  sale_unit: 'pcs',
  content_unit: 'piece',
  is_bendable: false,
  cod_expedition: false,
  cod_shop: false,
  specifications: [],
  dimension_1: null,
  dimension_2: null,
  photos: [],
  added: ['n1'],
  order: []
}

const emptyVariant: VariantForm = {
  sku: '',
  name_1: null,
  name_2: null,
  price: '',
  stock: '0',
  weight: '',
  length: '',
  width: '',
  height: '',
  photo: null,
  is_active: true
}

/** The form of a stored product. */
export const formOf = (product: GoodsProduct): ProductForm => ({
  ...product,
  shop_id: undefined,
  content_amount: String(product.content_amount),
  min: String(product.min),
  multiple: String(product.multiple),
  pre_order_days: String(product.pre_order_days),
  added: [],
  order: []
})

type StoredVariant = GoodsProduct['variants'][number]

const storedVariant = (stored: StoredVariant): VariantForm => ({
  ...stored,
  price: String(stored.price),
  stock: String(stored.stock),
  weight: String(stored.weight),
  length: String(stored.length),
  width: String(stored.width),
  height: String(stored.height)
})

/** The variants of a form in the order that was chosen, then those of the product and the new ones that it does not name. */
export function rowsOf(form: ProductForm, stored: readonly StoredVariant[]): VariantRow[] {
  const known = stored.map(variant => {
    const key = `v${variant.id}` as const
    // Its SKU is what it is called; one that it has by its number alone is not its own.
    const kept = variant.sku
    return { ...storedVariant(variant), ...form[key], key, id: variant.id, kept }
  })
  const fresh = form.added.map(key => ({ ...emptyVariant, ...form[key], key, id: undefined, kept: '' }))
  const rows = [...known, ...fresh]
  const placeOf = new Map(form.order.map((key, place) => [key, place]))
  const place = ({ key }: VariantRow) => placeOf.get(key) ?? rows.length
  return [...rows].sort((a, b) => place(a) - place(b))
}

/** What was typed for a variant, over what was typed before: pieces remember how many were seen. */
export function typeVariant(
  form: ProductForm,
  row: VariantRow,
  typed: Partial<VariantForm>
): Partial<ProductForm> {
  const before = form[row.key]
  const seen =
    typed.stock !== undefined && row.id !== undefined && before?.stock_was === undefined
      ? { stock_was: Number(row.stock) }
      : {}
  return { [row.key]: { ...before, ...seen, ...typed } }
}

/** What a save sends: the whole product (goods-6). A product alone has no price; its variants have. */
export function inputOf(form: ProductForm, rows: readonly VariantRow[]): Omit<Input, 'shop_id'> {
  return {
    name: form.name,
    description: form.description,
    category_id: form.category_id as number,
    brand: form.brand.trim(),
    condition: form.condition,
    sale_unit: form.sale_unit,
    content_amount: sentWhole(form.content_amount),
    content_unit: form.content_unit,
    min: sentWhole(form.min),
    multiple: sentWhole(form.multiple),
    pre_order_days: sentWhole(form.pre_order_days),
    is_bendable: form.is_bendable,
    cod_expedition: form.cod_expedition,
    cod_shop: form.cod_shop,
    specifications: form.specifications.map(({ label, value }) => ({ label, value })),
    dimension_1: form.dimension_1,
    dimension_2: form.dimension_2,
    photos: [...form.photos],
    variants: rows.map(row => ({
      ...(row.id !== undefined && { id: row.id }),
      // Absent: as it is.
      ...(row.sku.trim() !== row.kept && { sku: row.sku.trim() || null }),
      name_1: row.name_1 || null,
      name_2: row.name_2 || null,
      price: sentWhole(row.price),
      stock: sentWhole(row.stock),
      ...(row.id !== undefined && { stock_was: row.stock_was ?? Number(row.stock) }),
      weight: sentWhole(row.weight),
      length: sentWhole(row.length),
      width: sentWhole(row.width),
      height: sentWhole(row.height),
      photo: row.photo,
      is_active: row.is_active
    }))
  }
}
