import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { ProductInput } from '#lib/goods/product-input.ts'
import { stockAfter, variantProblems } from '#lib/goods/variants.ts'

import type { productDetails } from '#server/product/schema.ts'
import type { Place } from './category-place.ts'
import type { GoodsShop } from './find-shop.ts'
import { photosOf, photosShown, type SaveFacts } from './save-facts.ts'
import { checkSkus, ownSku } from './skus.ts'

type VariantColumns = Omit<typeof productDetails.$inferSelect, 'id' | 'productId'>

/** A variant as a save leaves it; without an id it is new. `sku` is undefined where it stays as it is. */
export type PlannedVariant = {
  id: number | undefined
  columns: VariantColumns
  sku: string | null | undefined
}

export type PlannedSave = {
  columns: ReturnType<typeof columnsOf>
  variants: PlannedVariant[]
  photos: string[]
}

/**
 * What a save writes, or why it is rejected. `before` is the product that is changed, whose variants the caller has locked; `facts` are
 * those of this save.
 */
export function planSave(
  facts: SaveFacts,
  {
    shop,
    place,
    input,
    before
  }: { shop: GoodsShop; place: Place; input: ProductInput; before?: GoodsProduct }
): Result<PlannedSave> {
  const problems = variantProblems(input)
  if (Object.keys(problems).length > 0) return fail(goodsErrors.variants_differ, { fields: problems })
  if (input.min % input.multiple !== 0)
    return fail(goodsErrors.min_not_multiple, { fields: minProblem(input) })
  const variants = planVariants(input, before)
  if (!variants.ok) return variants
  const free = checkSkus(facts.skus(shop.id), input.variants)
  if (!free.ok) return free
  const shown = photosShown(before)
  const unknown = new Set(photosOf(input).filter(path => !shown.has(path) && !facts.uploaded.has(path)))
  if (unknown.size > 0) return fail(goodsErrors.photo_unknown, { fields: photoProblems(input, unknown) })
  const brand = facts.spelling(input.brand)
  const photos = [...new Set(input.photos)]
  return ok({ columns: columnsOf(input, { shop, place, brand }), variants: variants.value, photos })
}

const minProblem = ({ multiple }: ProductInput) => ({ min: `Minimal pembelian harus kelipatan ${multiple}.` })

const photoProblems = ({ photos, variants }: ProductInput, unknown: ReadonlySet<string>) =>
  Object.fromEntries([
    ...photos.flatMap((path, index) =>
      unknown.has(path) ? [[`photos.${index}`, goodsErrors.photo_unknown.message]] : []
    ),
    ...variants.flatMap(({ photo }, index) =>
      photo !== null && unknown.has(photo)
        ? [[`variants.${index}.photo`, goodsErrors.photo_unknown.message]]
        : []
    )
  ])

function planVariants(input: ProductInput, before: GoodsProduct | undefined): Result<PlannedVariant[]> {
  const known = new Map(before?.variants.map(one => [one.id, one]))
  const planned: PlannedVariant[] = []
  for (const [sort, variant] of input.variants.entries()) {
    const was = variant.id === undefined ? undefined : known.get(variant.id)
    if (variant.id !== undefined && !was) {
      return fail(goodsErrors.variant_missing, {
        fields: { [`variants.${sort}.id`]: goodsErrors.variant_missing.message }
      })
    }
    const stock = stockAfter(was?.stock ?? 0, variant)
    if (stock === undefined)
      return fail(goodsErrors.stock_below_zero, { fields: lowStock(sort, was?.stock ?? 0) })
    planned.push({
      id: variant.id,
      sku: ownSku(variant),
      columns: {
        subName1: variant.name_1,
        subName2: variant.name_2,
        price: variant.price,
        stock,
        weightG: variant.weight,
        lengthMm: variant.length,
        widthMm: variant.width,
        heightMm: variant.height,
        photoPath: variant.photo,
        sort,
        isActive: variant.is_active
      }
    })
  }
  return ok(planned)
}

/** The field of a variant of which fewer pieces are left than are to be taken off. */
export const lowStock = (index: number, left: number) => ({
  [`variants.${index}.stock`]: `Sekarang tersisa ${left}.`
})

function columnsOf(
  input: ProductInput,
  { shop, place, brand }: { shop: GoodsShop; place: Place; brand: string }
) {
  return {
    name: input.name,
    description: input.description,
    merk: brand,
    ...place,
    condition: input.condition,
    min: input.min,
    multiple: input.multiple,
    contentAmount: input.content_amount,
    contentUnit: input.content_unit,
    saleUnit: input.sale_unit,
    isPreOrder: input.pre_order_days > 0,
    preOrderDays: input.pre_order_days,
    isBendable: input.is_bendable,
    codExpedition: input.cod_expedition,
    // Paid at the door of the shop's own courier: only where there is one.
    codShop: input.cod_shop && shop.hasCourier,
    isFreeShipping: shop.hasCourier,
    specifications: input.specifications,
    variantName1: input.dimension_1,
    variantName2: input.dimension_2,
    photoPath: input.photos[0]!
  }
}
