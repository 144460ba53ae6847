import type { Db } from '#server/core/db/connect.ts'
import { updateRows } from '#server/core/db/update-rows.ts'
import { productDetails } from '#server/product/schema.ts'
import type { PlannedVariant } from './plan-save.ts'
import { writeSkus } from './skus.ts'

type Owner = { id: number; shopId: number }
type VariantRow = typeof productDetails.$inferSelect

/** Inserts the new ones of the planned variants of a product, with their SKUs. */
export async function insertVariants(
  tx: Db,
  { id: productId, shopId }: Owner,
  planned: readonly PlannedVariant[]
): Promise<void> {
  const fresh = planned.filter(({ id }) => id === undefined)
  if (fresh.length === 0) return
  const added = await tx
    .insert(productDetails)
    .values(fresh.map(({ columns }) => ({ productId, ...columns })))
    .returning({ id: productDetails.id, sort: productDetails.sort })
  const skuAt = new Map(fresh.map(({ columns, sku }) => [columns.sort, sku ?? null]))
  await writeSkus(
    tx,
    shopId,
    added.map(({ id, sort }) => ({ variantId: id, sku: skuAt.get(sort) ?? null }))
  )
}

/**
 * Makes the variants of a product what is planned: those that it has are updated, new ones inserted, and those that the plan does not
 * name are switched off and come last. The caller has locked them. Returns whether anything differed.
 */
export async function replaceVariants(
  tx: Db,
  owner: Owner,
  planned: readonly PlannedVariant[],
  { rows, skuOf }: { rows: readonly VariantRow[]; skuOf: ReadonlyMap<number, string> }
): Promise<boolean> {
  const wanted = new Map(planned.flatMap(({ id, columns }) => (id === undefined ? [] : [[id, columns]])))
  let last = planned.length
  const after = rows.map(row => {
    const { id, productId: _, ...rest } = row
    return { id, ...(wanted.get(id) ?? { ...rest, isActive: false, sort: last++ }) }
  })
  const changed = after.filter((row, index) => differs(row, rows[index]!))
  await updateRows(tx, productDetails, changed)
  const renamed = planned.flatMap(({ id, sku }) =>
    id === undefined || sku === undefined || sku === (skuOf.get(id) ?? null) ? [] : [{ variantId: id, sku }]
  )
  await writeSkus(tx, owner.shopId, renamed)
  await insertVariants(tx, owner, planned)
  return changed.length > 0 || renamed.length > 0 || planned.some(({ id }) => id === undefined)
}

/** Whether a row shall hold something else than it does. */
export const differs = <R extends object>(wanted: Partial<R>, row: R): boolean =>
  Object.entries(wanted).some(([key, value]) => JSON.stringify(value) !== JSON.stringify(row[key as keyof R]))
