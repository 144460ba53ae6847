import { productInput, type ProductInput } from '#lib/goods/product-input.ts'
import { variantProblems } from '#lib/goods/variants.ts'
import { headingOf } from '#lib/import/columns.ts'
import type { RowChange } from '#lib/import/shapes.ts'
import type { Problem, ProductDraft, VariantDraft } from '#lib/import/draft.ts'

import { differences } from './differences.ts'
import type { Found, FoundShop, Goods, ImportOptions, Plan, Source } from './plan.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Merged = Mutable<Omit<ProductInput, 'variants'>> & { variants: ProductInput['variants'] }

type Planned =
  | { verdict: 'reject'; reason: string }
  | { verdict: 'create' | 'change' | 'same'; plan: Plan; changes: RowChange[] }

const maxReason = 1_000

/**
 * What a draft would do: create a product, change one, or nothing, and why not. What the table does not say stays as it is; for a new
 * product the options count, then the defaults of the contract.
 */
export function planProduct(draft: ProductDraft, found: Found, options: ImportOptions): Planned {
  const first = draft.rows[0] ?? 0
  const problems = [...draft.problems]
  const say = (text: string, row = first) => void problems.push({ row, text })
  const { shop, category, current } = found
  if (typeof shop === 'string') say(shop)
  if (typeof category === 'string') say(category)
  const photos = photoReader(found, say)
  const merged = merge(draft, found, options, photos.read)
  if (problems.length > 0) return reject(problems, draft)
  // Before its fields are judged: what an earlier program wrote may stay, whatever is asked of what is new.
  const isUntouched = current && typeof shop !== 'string' && typeof category !== 'string'
  if (isUntouched) {
    const asked = planOf(draft, shop, category, merged, photos.pending)
    if (differences(current, asked, found.categoryName).length === 0) {
      return { verdict: 'same', plan: asked, changes: [] }
    }
  }
  if (!current && category === undefined) say("Kategori wajib diisi: 'Utama > Sub > Rinci'.")
  const parsed = productInput.safeParse(merged)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) sayField(issue.path.map(String), issue.message, draft, say)
    return reject(problems, draft)
  }
  for (const [field, text] of Object.entries(variantProblems(parsed.data))) {
    sayField(field.split('.'), text, draft, say)
  }
  if (problems.length > 0 || typeof shop === 'string') return reject(problems, draft)
  const plan = planOf(draft, shop, category, parsed.data, photos.pending)
  const changes = differences(current, plan, found.categoryName)
  return { verdict: !current ? 'create' : changes.length > 0 ? 'change' : 'same', plan, changes }
}

const planOf = (
  draft: ProductDraft,
  shop: FoundShop,
  category: Found['category'],
  input: ProductInput,
  pending: Plan['pending']
): Plan => ({
  shop_id: shop.id,
  ...(shop.new_shop !== undefined && { new_shop: shop.new_shop }),
  input,
  pending,
  ...(typeof category === 'object' && 'path' in category && { new_category: category.path }),
  ...(draft.is_archived !== undefined && { is_archived: draft.is_archived })
})

function reject(problems: readonly Problem[], draft: ProductDraft): Planned {
  const isOne = draft.rows.length === 1
  const texts = problems.map(({ row, text }) => (isOne ? text : `Baris ${row}: ${text}`))
  return { verdict: 'reject', reason: [...new Set(texts)].join(' ').slice(0, maxReason) }
}

/**
 * A message at its row and column, which is named once: ['variants', '1', 'price'] // => 'Harga: …' of the second variant's row
 */
function sayField(
  path: readonly string[],
  text: string,
  draft: ProductDraft,
  say: (text: string, row?: number) => void
): void {
  const isVariant = path[0] === 'variants' && path.length > 1
  const field = isVariant ? path[2] : path[0]
  const row = isVariant ? draft.variants[Number(path[1])]?.row : undefined
  const heading = headingOf(field ?? '')
  const name = heading === 'variants' ? 'Varian' : heading
  const isNamed = text.toLowerCase().startsWith(`${name.toLowerCase()} `)
  say(`${isNamed ? '' : `${name}: `}${text}${/[.!?]$/.test(text) ? '' : '.'}`, row)
}

/** Reads references of pictures; what is to be stored gets a place-holder. */
function photoReader(found: Found, say: (text: string) => void) {
  const pending: Record<string, Source> = {}
  const read = (ref: string): string => {
    const photo = found.photo(ref)
    if ('path' in photo) return photo.path
    if ('problem' in photo) say(photo.problem)
    const holder = `pending/${Object.keys(pending).length}`
    if ('source' in photo) {
      const known = Object.entries(pending).find(
        ([, one]) => JSON.stringify(one) === JSON.stringify(photo.source)
      )
      if (known) return known[0]
      pending[holder] = photo.source
    }
    return holder
  }
  return { pending, read }
}

function merge(
  draft: ProductDraft,
  { current, brand, category }: Found,
  options: ImportOptions,
  photoOf: (ref: string) => string
): Merged {
  const categoryId = typeof category === 'object' && 'id' in category ? category.id : undefined
  const isNewPath = typeof category === 'object' && 'path' in category
  const dimension_1 = draft.dimension_1 ?? current?.dimension_1 ?? null
  const dimension_2 = draft.dimension_2 ?? current?.dimension_2 ?? null
  return {
    name: draft.name ?? current?.name ?? '',
    description: draft.description ?? current?.description ?? '',
    category_id: isNewPath ? 1 : (categoryId ?? current?.category_id ?? 1),
    brand: brand ?? current?.brand ?? '',
    condition: draft.condition ?? current?.condition ?? 'new',
    sale_unit: draft.sale_unit ?? current?.sale_unit ?? 'pcs',
    content_amount: draft.content_amount ?? current?.content_amount ?? 1,
    content_unit: draft.content_unit ?? current?.content_unit ?? 'piece',
    min: draft.min ?? current?.min ?? 1,
    multiple: draft.multiple ?? current?.multiple ?? 1,
    pre_order_days: draft.pre_order_days ?? current?.pre_order_days ?? 0,
    is_bendable: draft.is_bendable ?? current?.is_bendable ?? false,
    cod_expedition: draft.cod_expedition ?? current?.cod_expedition ?? false,
    cod_shop: draft.cod_shop ?? current?.cod_shop ?? false,
    specifications: draft.specifications ?? current?.specifications ?? [],
    dimension_1,
    dimension_2,
    variants: mergeVariants(draft, current, options, photoOf),
    photos: draft.photos?.map(photoOf) ?? current?.photos ?? []
  }
}

type Variant = ProductInput['variants'][number]
type Known = Goods['variants'][number]

/** The variants of the table in its order, then those of the product that it does not name, as they are. */
function mergeVariants(
  draft: ProductDraft,
  current: Goods | undefined,
  options: ImportOptions,
  photoOf: (ref: string) => string
): Variant[] {
  const left = new Map((current?.variants ?? []).map(variant => [variant.id, variant]))
  const known = draft.variants.map(variant => {
    const one = [...left.values()].find(candidate => isSame(variant, candidate))
    if (one) left.delete(one.id)
    return one
  })
  const named = draft.variants.map((variant, index) => mergeVariant(variant, known[index], options, photoOf))
  const others = [...left.values()].map(({ stock: _stock, ...variant }) => variant)
  return inOrder([...named, ...others], current)
}

/** By its SKU, or where the table has none, by its values. */
const isSame = (variant: VariantDraft, known: Known) =>
  variant.sku === undefined
    ? lower(variant.name_1) === lower(known.name_1) && lower(variant.name_2) === lower(known.name_2)
    : variant.sku === known.sku
const lower = (name: string | null | undefined) => (name ?? '').toLowerCase()

function mergeVariant(
  said: VariantDraft,
  known: Known | undefined,
  options: ImportOptions,
  photoOf: (ref: string) => string
): Variant {
  const photo =
    said.photo === undefined ? (known?.photo ?? null) : said.photo === null ? null : photoOf(said.photo)
  const stock = said.stock ?? (known ? undefined : 0)
  return {
    ...(known && { id: known.id }),
    ...((said.sku ?? known?.sku) !== undefined && { sku: said.sku ?? known?.sku }),
    name_1: said.name_1 ?? known?.name_1 ?? null,
    name_2: said.name_2 ?? known?.name_2 ?? null,
    price: said.price ?? known?.price ?? 0,
    ...(stock !== undefined && { stock }),
    ...(known && stock !== undefined && { stock_was: known.stock }),
    weight: said.weight ?? known?.weight ?? options.weight ?? 0,
    length: said.length ?? known?.length ?? options.length ?? 0,
    width: said.width ?? known?.width ?? options.width ?? 0,
    height: said.height ?? known?.height ?? options.height ?? 0,
    photo,
    is_active: said.is_active ?? known?.is_active ?? true
  }
}

/** A table that names some variants of a product does not move them to the front. */
function inOrder(variants: Variant[], current: Goods | undefined): Variant[] {
  const places = new Map((current?.variants ?? []).map(({ id }, place) => [id, place]))
  const isPart = variants.some(({ id }) => id !== undefined)
  const placeOf = ({ id }: Variant) => places.get(id ?? 0) ?? Number.MAX_SAFE_INTEGER
  return isPart ? variants.toSorted((a, b) => placeOf(a) - placeOf(b)) : variants
}
