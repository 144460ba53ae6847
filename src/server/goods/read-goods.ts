import { and, asc, eq, sql } from 'drizzle-orm'

import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import { productLimits } from '#lib/goods/product-input.ts'
import { defaultSku } from '#lib/goods/sku.ts'

import { categories } from '#server/catalogue/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { productDetails, productPhotos, products, skus } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

/**
 * Products with everything that a save takes, in the order of the ids, in four statements however many there are (goods-2); those
 * that do not exist or are outside of the scope are left out.
 */
export async function readGoods(
  db: Db,
  ids: readonly number[],
  scope: Scope = 'all'
): Promise<GoodsProduct[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ product: products, shop: { id: shops.id, slug: shops.slug, name: shops.name } })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(sql`${products.id} in ${idList(ids)}`, inScope(scope, products.shopId)))
  const known = new Map(found.map(row => [row.product.id, row]))
  const variants = await readVariants(db, [...known.keys()])
  const photos = await db
    .select({ productId: productPhotos.productId, path: productPhotos.path })
    .from(productPhotos)
    .where(sql`${productPhotos.productId} in ${idList([...known.keys()])}`)
    .orderBy(asc(productPhotos.sort), asc(productPhotos.id))
  const crumbs = await readCrumbs(db, found)
  const variantsOf = Map.groupBy(variants, ({ variant }) => variant.productId)
  const photosOf = Map.groupBy(photos, ({ productId }) => productId)
  return ids.flatMap(id => {
    const row = known.get(id)
    if (!row) return []
    const { product, shop } = row
    const path = [...new Set([product.c1, product.c2, product.c3])]
    return {
      id,
      slug: product.slug,
      shop,
      name: product.name,
      description: product.description,
      category_id: product.c3,
      categories: path.flatMap(one => crumbs.get(one) ?? []),
      brand: product.merk,
      condition: product.condition,
      sale_unit: product.saleUnit,
      content_amount: product.contentAmount,
      content_unit: product.contentUnit,
      min: product.min,
      multiple: product.multiple,
      pre_order_days: product.preOrderDays,
      is_bendable: product.isBendable,
      cod_expedition: product.codExpedition,
      cod_shop: product.codShop,
      specifications: product.specifications,
      dimension_1: product.variantName1,
      dimension_2: product.variantName2,
      variants: withinLimit(variantsOf.get(id) ?? []).map(toVariant),
      photos: (photosOf.get(id) ?? []).map(photo => photo.path),
      is_active: product.isActive,
      sold: product.sold,
      created_at: product.createdAt.toISOString(),
      updated_at: product.updatedAt.toISOString()
    }
  })
}

type VariantRow = { variant: typeof productDetails.$inferSelect; sku: string | null }

const readVariants = (db: Db, productIds: readonly number[]): Promise<VariantRow[]> =>
  db
    .select({ variant: productDetails, sku: skus.sku })
    .from(productDetails)
    .leftJoin(skus, eq(skus.variantId, productDetails.id))
    .where(sql`${productDetails.productId} in ${idList(productIds)}`)
    .orderBy(asc(productDetails.sort), asc(productDetails.id))

/** As many as a save takes: of the ones that are off, the oldest are left out. They stay off. */
function withinLimit(variants: VariantRow[]): VariantRow[] {
  const tooMany = variants.length - productLimits.variants
  if (tooMany <= 0) return variants
  const off = variants
    .filter(({ variant }) => !variant.isActive)
    .toSorted((a, b) => a.variant.id - b.variant.id)
  const left = new Set(off.slice(0, tooMany))
  return variants.filter(one => !left.has(one))
}

const toVariant = ({ variant, sku }: VariantRow) => ({
  id: variant.id,
  sku: sku ?? defaultSku(variant.id),
  name_1: variant.subName1,
  name_2: variant.subName2,
  price: variant.price,
  stock: variant.stock,
  weight: variant.weightG,
  length: variant.lengthMm,
  width: variant.widthMm,
  height: variant.heightMm,
  photo: variant.photoPath,
  is_active: variant.isActive
})

async function readCrumbs(db: Db, found: readonly { product: typeof products.$inferSelect }[]) {
  const ids = [...new Set(found.flatMap(({ product: { c1, c2, c3 } }) => [c1, c2, c3]))]
  const list = await db
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .where(sql`${categories.id} in ${idList(ids)}`)
  return new Map(list.map(one => [one.id, one]))
}

/** The version of a product, as `changedMeanwhile` takes it. */
export const versionOf = ({ id, updated_at }: GoodsProduct) => ({
  kind: 'product',
  id,
  updatedAt: new Date(updated_at)
})
