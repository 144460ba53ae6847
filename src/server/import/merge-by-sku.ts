import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { ProductDraft } from '#lib/import/draft.ts'

import type { Db } from '#server/core/db/connect.ts'
import { findBySku } from '#server/goods/skus.ts'
import { findProductIds } from './find-goods.ts'
import { findShops } from './find-places.ts'
import type { Held } from './lease.ts'
import { importProducts, imports } from './schema.ts'

const readAtOnce = 1_000

type Unnamed = { id: number; draft: ProductDraft }

/**
 * Puts rows together that name neither a code nor a product and whose SKUs belong to one product: the lines of a price list. Otherwise
 * the second one would find its product changed by the first.
 */
export async function mergeBySku(tx: Db, { id: importId, options }: Held): Promise<void> {
  const firstOf = new Map<number, Unnamed>()
  const grown = new Set<Unnamed>()
  const merged: number[] = []
  for (let after = 0; ;) {
    const slice = await readUnnamed(tx, importId, after)
    const shopOf = await findShops(
      tx,
      slice.map(({ draft }) => draft),
      options
    )
    const byShop = Map.groupBy(slice, ({ draft }) => {
      const shop = shopOf(draft)
      return typeof shop === 'string' ? 0 : shop.id
    })
    for (const [shopId, list] of byShop) {
      if (shopId === 0) continue
      const variants = await findBySku(tx, shopId, [...new Set(list.flatMap(skusOf))])
      const products = await findProductIds(tx, [...variants.values()])
      for (const one of list) {
        const productId = skusOf(one).flatMap(sku => products.get(variants.get(sku) ?? 0) ?? [])[0]
        if (productId === undefined) continue
        const first = firstOf.get(productId)
        if (!first) firstOf.set(productId, one)
        else {
          first.draft.rows.push(...one.draft.rows)
          first.draft.variants.push(...one.draft.variants)
          first.draft.problems.push(...one.draft.problems)
          grown.add(first)
          merged.push(one.id)
        }
      }
    }
    if (slice.length < readAtOnce) break
    after = slice.at(-1)!.id
  }
  for (const { id, draft } of grown)
    await tx.update(importProducts).set({ draft }).where(eq(importProducts.id, id))
  if (merged.length === 0) return
  await tx.delete(importProducts).where(inArray(importProducts.id, merged))
  const products = await tx.$count(importProducts, eq(importProducts.importId, importId))
  await tx.update(imports).set({ products }).where(eq(imports.id, importId))
}

const skusOf = ({ draft }: Unnamed) => draft.variants.flatMap(({ sku }) => sku ?? [])

const readUnnamed = (tx: Db, importId: number, after: number): Promise<Unnamed[]> =>
  tx
    .select({ id: importProducts.id, draft: importProducts.draft })
    .from(importProducts)
    .where(
      and(
        eq(importProducts.importId, importId),
        gt(importProducts.id, after),
        sql`${importProducts.draft}->'name' is null and ${importProducts.draft}->'code' is null`
      )
    )
    .orderBy(asc(importProducts.id))
    .limit(readAtOnce)
