import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import type { ProductInput } from '#lib/goods/product-input.ts'

import { cartLines } from '#server/cart/schema.ts'
import { productViews } from '#server/catalogue/schema.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import { rows } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isRetryable, transactor } from '#server/core/transact.ts'
import { setOnSale } from '#server/goods/archive-product.ts'
import { changeProduct } from '#server/goods/change-product.ts'
import { lockProducts } from '#server/goods/lock-products.ts'
import { readGoods } from '#server/goods/read-goods.ts'
import { settleGoods, settleShops } from '#server/goods/show-change.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { products } from '#server/product/schema.ts'
import { askedByImport } from './asked.ts'
import { LeaseLost } from './check-import.ts'
import { type Held, renewLease } from './lease.ts'
import { reasonOf } from './reason-of.ts'
import { importProducts, imports } from './schema.ts'
import { undoCategories } from './undo-categories.ts'
import { undoShops } from './undo-shops.ts'

const undoneAtOnce = 20

type Done = typeof importProducts.$inferSelect
type Undone = { result: 'deleted' | 'archived' | 'restored' | 'kept'; reason?: string }

const texts = {
  gone: 'Barang ini sudah tidak ada.',
  ordered: 'Sudah dipesan, jadi diarsipkan dan tidak dihapus.',
  changed: 'Diubah lagi setelah impor, jadi dibiarkan seperti sekarang.',
  failed: 'Tidak dapat dikembalikan karena kesalahan pada sistem. Periksa barang ini sendiri.'
} as const

/** One step of undoing, the last product first; like a step of running. Returns false when all are done. */
export async function undoStep(services: Services, held: Held): Promise<boolean> {
  const waiting = await services.db
    .select()
    .from(importProducts)
    .where(and(eq(importProducts.importId, held.id), inArray(importProducts.result, ['created', 'changed'])))
    .orderBy(desc(importProducts.id))
    .limit(undoneAtOnce)
  if (waiting.length === 0) {
    // Goods that hang on a shop are gone now.
    if (await undoShops(services, held)) return true
    if (await undoCategories(services, held)) return true
    await finish(services, held)
    return false
  }
  try {
    await undoAll(services, held, waiting)
  } catch (error) {
    if (error instanceof LeaseLost || isUnavailable(error)) throw error
    for (const one of waiting) await undoAlone(services, held, one)
  }
  return true
}

async function undoAlone(services: Services, held: Held, one: Done): Promise<void> {
  try {
    await undoAll(services, held, [one])
  } catch (error) {
    if (error instanceof LeaseLost || isUnavailable(error) || isRetryable(error)) throw error
    services.log.error({ error, row: one.id }, 'a product of an import is not undone')
    const reason = error instanceof ApiException ? reasonOf(error.error) : texts.failed
    await undoAll(services, held, [one], { result: 'kept', reason })
  }
}

function undoAll(services: Services, held: Held, done: readonly Done[], told?: Undone): Promise<void> {
  return transactor(
    services,
    askedByImport(held, 'undo')
  )(async (tx, after) => {
    const now = services.clock.now()
    const step: GoodsStep = { tx, after, now, shopsLater: new Set() }
    if (!(await renewLease(tx, held, now))) throw new LeaseLost()
    if (!told)
      await lockProducts(
        tx,
        done.flatMap(({ productId }) => productId ?? []),
        // Against carts and negotiations that are just taking one of them (import-74, import-81).
        { toDelete: true }
      )
    const undone: (Undone & { id: number })[] = []
    for (const one of done) undone.push({ ...(told ?? (await undoOne(step, one))), id: one.id })
    await settleShops(step)
    await tx.execute(sql`
      update import_products p set result = v.result, reason = v.reason
      from jsonb_to_recordset(${JSON.stringify(undone)}::text::jsonb) as v (id bigint, result text, reason text)
      where p.id = v.id`)
  })
}

async function undoOne(step: GoodsStep, one: Done): Promise<Undone> {
  if (one.productId === null) return { result: 'kept', reason: texts.gone }
  return one.result === 'created' ? takeAway(step, one.productId) : restore(step, one.productId, one)
}

/** Removes a product that the import created; one that was ordered is archived. The caller has locked it. */
async function takeAway(step: GoodsStep, id: number): Promise<Undone> {
  const { tx, after } = step
  const [before] = await readGoods(tx, [id])
  if (!before) return { result: 'kept', reason: texts.gone }
  const ordered = await rows(tx, sql`select 1 from transaction_lines where product_id = ${id} limit 1`)
  if (ordered.length > 0) {
    const archived = await setOnSale(step, { id }, false)
    return archived.ok
      ? { result: 'archived', reason: texts.ordered }
      : { result: 'kept', reason: reasonOf(archived.error) }
  }
  await tx.delete(cartLines).where(eq(cartLines.productId, id))
  await tx.delete(productViews).where(eq(productViews.productId, id))
  // Variants, SKUs, pictures and vouchers go with it.
  await tx.delete(products).where(eq(products.id, id))
  await settleGoods(step, [{ id, shopId: before.shop.id }])
  after.act({ kind: 'product', id, before })
  return { result: 'deleted' }
}

/** Gives a product its earlier state back, unless somebody changed it since; what was sold meanwhile stays sold. */
async function restore(
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
    return { result: 'kept', reason: isLate ? texts.changed : reasonOf(saved.error) }
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

async function finish(services: Services, held: Held): Promise<void> {
  await transactor(
    services,
    askedByImport(held, 'undo')
  )(async (tx, after) => {
    const now = services.clock.now()
    if (!(await renewLease(tx, held, now))) throw new LeaseLost()
    await tx
      .update(imports)
      .set({ state: 'undone', undoneAt: now, lease: null, leaseUntil: null })
      .where(eq(imports.id, held.id))
    after.act({ kind: 'import', id: held.id, before: { state: 'undoing' }, after: { state: 'undone' } })
  })
}
