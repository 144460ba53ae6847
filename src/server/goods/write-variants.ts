import type { Db } from '#server/core/db/connect.ts'
import { updateRows } from '#server/core/db/update-rows.ts'
import { productDetails } from '#server/product/schema.ts'
import type { PlannedVariant } from './plan-save.ts'
import { renameSkus, writeSkus } from './skus.ts'

type Owner = { id: number; shopId: number }
type VariantRow = typeof productDetails.$inferSelect

/** Inserts the new ones of the planned variants of products, with their SKUs. */
export async function insertVariants(
  tx: Db,
  list: readonly { owner: Owner; planned: readonly PlannedVariant[] }[]
): Promise<void> {
  const fresh = list.flatMap(({ owner, planned }) =>
    planned.filter(({ id }) => id === undefined).map(variant => ({ owner, ...variant }))
  )
  if (fresh.length === 0) return
  const added = await tx
    .insert(productDetails)
    .values(fresh.map(({ owner, columns }) => ({ productId: owner.id, ...columns })))
    .returning({ id: productDetails.id, productId: productDetails.productId, sort: productDetails.sort })
  const placeOf = (productId: number, sort: number) => `${productId} ${sort}`
  const planned = new Map(fresh.map(one => [placeOf(one.owner.id, one.columns.sort), one]))
  const named = added.map(({ id, productId, sort }) => {
    const { owner, sku } = planned.get(placeOf(productId, sort))!
    return { shopId: owner.shopId, variantId: id, sku: sku ?? null }
  })
  for (const [shopId, own] of Map.groupBy(named, one => one.shopId)) await writeSkus(tx, shopId, own)
}

/** A product whose variants are to be what is planned, with those that it has, which the caller has locked, and their SKUs. */
export type Replaced = {
  owner: Owner
  planned: readonly PlannedVariant[]
  rows: readonly VariantRow[]
  skuOf: ReadonlyMap<number, string>
}

/**
 * Makes the variants of products what is planned: those that they have are updated, new ones inserted, and those that a plan does not
 * name are switched off and come last. Returns the products of which anything differed.
 */
export async function replaceVariants(tx: Db, list: readonly Replaced[]): Promise<Set<number>> {
  const changed = list.flatMap(changedRows)
  await updateRows(tx, productDetails, changed)
  const renamed = list.flatMap(renamedOf)
  for (const [shopId, own] of Map.groupBy(renamed, one => one.shopId)) await renameSkus(tx, shopId, own)
  await insertVariants(tx, list)
  const isGrown = ({ planned }: Replaced) => planned.some(({ id }) => id === undefined)
  return new Set([
    ...changed.map(({ productId }) => productId),
    ...renamed.map(({ productId }) => productId),
    ...list.filter(isGrown).map(({ owner }) => owner.id)
  ])
}

/** The variants of a product that shall hold something else than they do. */
function changedRows({ planned, rows }: Replaced): VariantRow[] {
  const wanted = new Map(planned.flatMap(({ id, columns }) => (id === undefined ? [] : [[id, columns]])))
  let last = planned.length
  const after = rows.map(row => ({ ...row, ...(wanted.get(row.id) ?? { isActive: false, sort: last++ }) }))
  return after.filter((row, index) => differs(row, rows[index]!))
}

/** The variants of a product that are given another SKU, or none. */
const renamedOf = ({ owner: { id: productId, shopId }, planned, skuOf }: Replaced) =>
  planned.flatMap(({ id, sku }) =>
    id === undefined || sku === undefined || sku === (skuOf.get(id) ?? null)
      ? []
      : [{ productId, shopId, variantId: id, sku }]
  )

/** Whether a row shall hold something else than it does. */
export const differs = <R extends object>(wanted: Partial<R>, row: R): boolean =>
  Object.entries(wanted).some(([key, value]) => JSON.stringify(value) !== JSON.stringify(row[key as keyof R]))
