import { inArray, sql } from 'drizzle-orm'

import type { ProductDraft } from '#lib/import/draft.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { readGoods } from '#server/goods/read-goods.ts'
import { findBySku } from '#server/goods/skus.ts'
import { productDetails } from '#server/product/schema.ts'
import type { Goods } from './plan.ts'

type InShop = { draft: ProductDraft; shopId: number }

/**
 * The product that each draft is about: the one that has its SKUs in its shop; for a draft without any SKU the one of its name. A
 * text says why that cannot be told. Undefined: a new one.
 */
export async function findGoods(
  db: Db,
  drafts: readonly InShop[]
): Promise<Map<ProductDraft, Goods | string | undefined>> {
  const ids = new Map<ProductDraft, Set<number>>()
  for (const [shopId, own] of Map.groupBy(drafts, ({ shopId }) => shopId)) {
    const skus = own.flatMap(({ draft }) => skusOf(draft))
    const variants = await findBySku(db, shopId, [...new Set(skus)])
    const products = await findProductIds(db, [...variants.values()])
    const names = own.flatMap(({ draft }) => (skusOf(draft).length === 0 && draft.name ? [draft.name] : []))
    const named = await findByName(db, shopId, names)
    for (const { draft } of own) {
      const bySku = skusOf(draft).flatMap(sku => products.get(variants.get(sku) ?? 0) ?? [])
      const byName = skusOf(draft).length === 0 ? (named.get(draft.name ?? '') ?? []) : []
      ids.set(draft, new Set([...bySku, ...byName]))
    }
  }
  const goods = await readGoods(db, [...new Set([...ids.values()].flatMap(own => [...own]))])
  const byId = new Map(goods.map(one => [one.id, one]))
  return new Map(
    [...ids].map(([draft, own]): [ProductDraft, Goods | string | undefined] => {
      if (own.size > 1)
        return [
          draft,
          ambiguous(
            draft,
            [...own].flatMap(id => byId.get(id)?.name ?? [])
          )
        ]
      const [id] = own
      return [draft, id === undefined ? undefined : byId.get(id)]
    })
  )
}

const skusOf = ({ variants }: ProductDraft) => variants.flatMap(({ sku }) => sku ?? [])

const ambiguous = (draft: ProductDraft, names: readonly string[]) =>
  skusOf(draft).length > 0
    ? `SKU pada baris-baris ini milik produk yang berbeda: ${names.slice(0, 3).join('; ')}. Pisahkan menjadi beberapa Kode Produk.`
    : `Ada ${names.length} produk dengan nama ini di toko itu. Isi kolom SKU supaya jelas yang mana.`

/** The products of variants, by the variants' ids. */
export async function findProductIds(db: Db, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map()
  const found = await db
    .select({ id: productDetails.id, productId: productDetails.productId })
    .from(productDetails)
    .where(inArray(productDetails.id, [...variantIds]))
  return new Map(found.map(({ id, productId }) => [id, productId]))
}

/** The products of a shop that have these names in any case, by the names as they are asked for. Only the database makes letters small. */
export async function findByName(
  db: Db,
  shopId: number,
  names: readonly string[]
): Promise<Map<string, number[]>> {
  if (names.length === 0) return new Map()
  const found = await rows<{ id: string; name: string }>(
    db,
    sql`select p.id, wanted.name from jsonb_array_elements_text(${JSON.stringify([...new Set(names)])}::text::jsonb) wanted (name)
      join products p on p.shop_id = ${shopId} and lower(p.name) = lower(btrim(wanted.name))`
  )
  return new Map(
    [...Map.groupBy(found, ({ name }) => name)].map(([name, list]) => [
      name,
      list.map(({ id }) => Number(id))
    ])
  )
}
