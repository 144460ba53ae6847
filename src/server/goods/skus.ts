import { and, eq, inArray } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type { VariantInput } from '#lib/goods/product-input.ts'
import { defaultSku, variantOfSku } from '#lib/goods/sku.ts'
import type { Result } from '#lib/core/schema/result.ts'
import { ok } from '#lib/core/schema/result.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Db } from '#server/core/db/connect.ts'
import { productDetails, products, skus } from '#server/product/schema.ts'

/** The SKU of a variant in a save: its own, null for none, undefined for as it is. */
export const ownSku = ({ id, sku }: Pick<VariantInput, 'id' | 'sku'>): string | null | undefined =>
  sku && id !== undefined && sku === defaultSku(id) ? null : sku

/**
 * The variants of a shop by their SKUs: those that have them, and those without one that are called so, 'BB' and their number
 * (goods-8). What nobody is called is absent.
 */
export async function findBySku(
  db: Db,
  shopId: number,
  names: readonly string[]
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const found = await db
    .select({ sku: skus.sku, id: skus.variantId })
    .from(skus)
    .where(and(eq(skus.shopId, shopId), inArray(skus.sku, [...names])))
  const numbers = names.flatMap(name => variantOfSku(name) ?? [])
  const called =
    numbers.length === 0
      ? []
      : await db
          .select({ id: productDetails.id, sku: skus.sku })
          .from(productDetails)
          .innerJoin(products, eq(products.id, productDetails.productId))
          .leftJoin(skus, eq(skus.variantId, productDetails.id))
          .where(and(eq(products.shopId, shopId), inArray(productDetails.id, numbers)))
  return new Map([
    ...called.filter(({ sku }) => sku === null).map(({ id }) => [defaultSku(id), id] as const),
    ...found.map(({ sku, id }) => [sku, id] as const)
  ])
}

/** The SKUs that variants of a save are given. */
export const ownSkus = (variants: readonly VariantInput[]): string[] =>
  variants.flatMap(variant => ownSku(variant) ?? [])

/** Rejects SKUs that variants of the shop have, `taken` by them, which this save does not rename. */
export function checkSkus(
  taken: ReadonlyMap<string, number>,
  variants: readonly VariantInput[]
): Result<undefined> {
  /** What the variants whose SKU this save sets are called after it: their names before are free. */
  const after = new Map(
    variants.flatMap(({ id, ...one }) => {
      const sku = ownSku({ id, ...one })
      return id === undefined || sku === undefined ? [] : [[id, sku ?? defaultSku(id)] as const]
    })
  )
  const fields: Record<string, string> = {}
  for (const [index, variant] of variants.entries()) {
    const sku = ownSku(variant)
    const holder = sku ? taken.get(sku) : undefined
    if (holder === undefined || holder === variant.id) continue
    if ((after.get(holder) ?? sku) === sku) fields[`variants.${index}.sku`] = goodsErrors.sku_taken.message
  }
  return Object.keys(fields).length > 0 ? fail(goodsErrors.sku_taken, { fields }) : ok(undefined)
}

/** Writes SKUs of variants instead of those that they have, as `writeSkus` does; null removes one. */
export async function renameSkus(
  tx: Db,
  shopId: number,
  changed: readonly { variantId: number; sku: string | null }[]
): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map(({ variantId }) => variantId)
  await tx.delete(skus).where(inArray(skus.variantId, ids))
  await writeSkus(tx, shopId, changed)
}

/**
 * Writes the SKUs of variants of a shop that have none. A variant without its own whose default name somebody has gets one beside it, so
 * that no two of a shop are called the same. Throws `sku_taken` where another save was faster.
 */
export async function writeSkus(
  tx: Db,
  shopId: number,
  changed: readonly { variantId: number; sku: string | null }[]
): Promise<void> {
  const unnamed = changed.flatMap(({ variantId, sku }) => (sku === null ? [variantId] : []))
  const own = changed.flatMap(({ variantId, sku }) => (sku === null ? [] : [{ shopId, sku, variantId }]))
  if (own.length > 0) {
    const written = await tx.insert(skus).values(own).onConflictDoNothing().returning({ sku: skus.sku })
    if (written.length < own.length) throw new ApiException(goodsErrors.sku_taken)
  }
  if (unnamed.length === 0) return
  const clashes = await tx
    .select({ sku: skus.sku })
    .from(skus)
    .where(and(eq(skus.shopId, shopId), inArray(skus.sku, unnamed.map(defaultSku))))
  const beside = clashes.map(({ sku }) => ({ shopId, sku: `${sku}-1`, variantId: variantOfSku(sku)! }))
  if (beside.length > 0) await tx.insert(skus).values(beside).onConflictDoNothing()
}
