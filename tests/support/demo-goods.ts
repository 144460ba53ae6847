import { sql } from 'drizzle-orm'

import { categories } from '#server/catalogue/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { productDetails, products } from '#server/product/schema.ts'
import type { ProductEntry } from '#server/search/index/product-entry.ts'

/** Added to the ids of the demo's goods: those of the world come before. */
const firstId = 100_000

/**
 * Writes goods of the demo's index into a world, instead of its own, and returns the number of each by its id: what is
 * searched in the database is the same catalogue as in memory.
 */
export async function writeDemoGoods(db: Db, goods: readonly ProductEntry[]): Promise<Map<number, number>> {
  await db.update(products).set({ isActive: false })
  const [model] = await db.select().from(products).limit(1)
  if (!model) throw new Error('The world has products')
  const idsOf = await readLeaves(db)
  const { canBuy: _canBuy, ...fields } = model
  const rows = goods.map(({ id, facts, ...texts }) => ({
    ...fields,
    id: firstId + id,
    slug: `barang-${id}`,
    name: texts.name,
    merk: texts.merk,
    description: texts.description,
    ...idsOf(texts.category),
    type: facts.type,
    condition: facts.condition,
    specifications: [],
    variantName1: null,
    variantName2: null,
    isActive: true,
    minPrice: facts.price,
    cardPrice: facts.price,
    maxPrice: facts.price,
    min: 1,
    stock: facts.isSold ? 0 : 9,
    bestStock: facts.isSold ? 0 : 9,
    sold: facts.sold,
    sold30d: facts.sold30d,
    rating: facts.rating,
    rank: facts.rank,
    createdAt: new Date(facts.createdAt)
  }))
  await insertRows(db, products, rows)
  const details = goods.flatMap(({ id, facts, variants }) =>
    variants.split(' | ').map(subName1 => ({
      productId: firstId + id,
      subName1: subName1 || null,
      price: facts.price,
      stock: facts.isSold ? 0 : 9,
      weightG: 1,
      lengthMm: 1,
      widthMm: 1,
      heightMm: 1
    }))
  )
  await insertRows(db, productDetails, details)
  await db.execute(sql`analyze products`)
  return new Map(goods.map(({ id }) => [firstId + id, id]))
}

async function readLeaves(db: Db): Promise<(name: string) => { c1: number; c2: number; c3: number }> {
  const all = await db.select().from(categories)
  const parentOf = new Map(all.map(({ id, parentId }) => [id, parentId ?? 0]))
  const leaves = new Map(all.filter(({ level }) => level === 3).map(({ name, id }) => [name, id]))
  return name => {
    const c3 = leaves.get(name)
    if (c3 === undefined) throw new Error(`No such category: ${name}`)
    const c2 = parentOf.get(c3) ?? 0
    return { c1: parentOf.get(c2) ?? 0, c2, c3 }
  }
}
