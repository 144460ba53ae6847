import { inArray, sql } from 'drizzle-orm'

import { cartLines } from '#server/cart/schema.ts'
import { productViews } from '#server/catalogue/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import { setOnSale } from '#server/goods/archive-product.ts'
import { readGoods } from '#server/goods/read-goods.ts'
import { settleGoods } from '#server/goods/show-change.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { products } from '#server/product/schema.ts'
import type { Goods } from './plan.ts'
import { reasonOf } from './reason-of.ts'
import type { importProducts } from './schema.ts'

type Done = typeof importProducts.$inferSelect

/** What became of a product when its import was undone, and why. */
export type Undone = { result: 'deleted' | 'archived' | 'restored' | 'kept'; reason?: string }

export const undoTexts = {
  gone: 'Barang ini sudah tidak ada.',
  ordered: 'Sudah dipesan, jadi diarsipkan dan tidak dihapus.',
  changed: 'Diubah lagi setelah impor, jadi dibiarkan seperti sekarang.',
  failed: 'Tidak dapat dikembalikan karena kesalahan pada sistem. Periksa barang ini sendiri.'
} as const

/** Removes products that the import created; those that were ordered are archived. The caller has locked them. */
export async function takeAway(step: GoodsStep, created: readonly Done[]): Promise<Map<Done, Undone>> {
  const ids = created.map(({ productId }) => productId!)
  const known = new Map((await readGoods(step.tx, ids)).map(product => [product.id, product]))
  const orderedIds = await findOrdered(step.tx, ids)
  const undone = new Map<Done, Undone>()
  const deleted: Goods[] = []
  for (const one of created) {
    const before = known.get(one.productId!)
    if (!before) undone.set(one, { result: 'kept', reason: undoTexts.gone })
    else if (orderedIds.has(before.id)) undone.set(one, await archive(step, before.id))
    else {
      undone.set(one, { result: 'deleted' })
      deleted.push(before)
    }
  }
  await remove(step, deleted)
  return undone
}

async function findOrdered(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select distinct product_id as id from transaction_lines where product_id in ${idList(ids)}`
  )
  return new Set(found.map(({ id }) => Number(id)))
}

async function archive(step: GoodsStep, id: number): Promise<Undone> {
  const archived = await setOnSale(step, { id }, false)
  return archived.ok
    ? { result: 'archived', reason: undoTexts.ordered }
    : { result: 'kept', reason: reasonOf(archived.error) }
}

async function remove(step: GoodsStep, deleted: readonly Goods[]): Promise<void> {
  if (deleted.length === 0) return
  const { tx, after } = step
  const ids = deleted.map(({ id }) => id)
  await tx.delete(cartLines).where(inArray(cartLines.productId, ids))
  await tx.delete(productViews).where(inArray(productViews.productId, ids))
  // Variants, SKUs, pictures and vouchers go with them.
  await tx.delete(products).where(inArray(products.id, ids))
  await settleGoods(
    step,
    deleted.map(({ id, shop }) => ({ id, shopId: shop.id }))
  )
  for (const before of deleted) after.act({ kind: 'product', id: before.id, before })
}
