import { and, eq, inArray, sql } from 'drizzle-orm'

import type { ProductInput } from '#lib/goods/product-input.ts'

import { cartLines } from '#server/cart/schema.ts'
import { productViews } from '#server/catalogue/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import { setOnSale } from '#server/goods/archive-product.ts'
import { changeProduct } from '#server/goods/change-product.ts'
import { readGoods } from '#server/goods/read-goods.ts'
import { settleGoods } from '#server/goods/show-change.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { products } from '#server/product/schema.ts'
import type { Goods } from './plan.ts'
import { reasonOf } from './reason-of.ts'
import { importProducts } from './schema.ts'

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
export async function takeAway(step: GoodsStep, ids: readonly number[]): Promise<Map<number, Undone>> {
  const known = new Map((await readGoods(step.tx, ids)).map(product => [product.id, product]))
  const isOrdered = await findOrdered(step.tx, ids)
  const undone = new Map<number, Undone>()
  const deleted: Goods[] = []
  for (const id of ids) {
    const before = known.get(id)
    if (!before) undone.set(id, { result: 'kept', reason: undoTexts.gone })
    else if (isOrdered.has(id)) undone.set(id, await archive(step, id))
    else {
      undone.set(id, { result: 'deleted' })
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

/** Gives a product its earlier state back, unless somebody changed it since; what was sold meanwhile stays sold. */
export async function restore(
  step: GoodsStep,
  id: number,
  { before, plan, seenVersion, afterVersion }: Done
): Promise<Undone> {
  const written = new Map(plan!.input.variants.map(variant => [variant.id, variant]))
  const { is_active, variants, ...earlier } = before!
  const [current] = await readGoods(step.tx, [id])
  const left = new Map(current?.variants.map(variant => [variant.id, variant.stock]))
  const input: ProductInput = {
    ...inputFields(earlier),
    variants: variants.map(({ stock, ...variant }) => {
      const was = written.get(variant.id)
      // Only what the import changed of the pieces is taken back.
      return was?.stock === undefined || was.stock === was.stock_was
        ? variant
        : {
            ...variant,
            stock: Math.max(0, (left.get(variant.id) ?? 0) + (was.stock_was ?? stock) - was.stock)
          }
    })
  }
  const saved = await changeProduct(step, id, input, afterVersion!)
  if (!saved.ok) {
    const isLate = saved.error.code === 'changed_meanwhile'
    return { result: 'kept', reason: isLate ? undoTexts.changed : reasonOf(saved.error) }
  }
  const settled = saved.value.is_active === is_active ? saved : await setOnSale(step, { id }, is_active)
  if (settled.ok) await carryVersion(step.tx, id, { from: seenVersion!, to: settled.value.updated_at })
  return { result: 'restored' }
}

/** An earlier import that left the product as it is again now finds it unchanged when it is undone too (import-80). */
async function carryVersion(
  tx: GoodsStep['tx'],
  productId: number,
  { from, to }: { from: Date; to: string }
): Promise<void> {
  await tx
    .update(importProducts)
    .set({ afterVersion: new Date(to) })
    .where(
      and(
        eq(importProducts.productId, productId),
        // As its index says it.
        sql`${importProducts.result} = 'changed'`,
        eq(importProducts.afterVersion, from)
      )
    )
}

type Earlier = Omit<NonNullable<Done['before']>, 'is_active' | 'variants'>

/** What a save takes of a product as it is read. */
function inputFields({
  id: _id,
  slug: _slug,
  shop: _shop,
  categories: _categories,
  sold: _sold,
  created_at: _created,
  updated_at: _updated,
  ...fields
}: Earlier) {
  return fields
}
