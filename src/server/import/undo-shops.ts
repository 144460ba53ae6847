import { and, desc, eq } from 'drizzle-orm'

import { ApiException } from '#server/core/api-exception.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isRetryable, transactor } from '#server/core/transact.ts'
import { removeShop } from '#server/goods/remove-shop.ts'
import { setShopClosed } from '#server/goods/shop-changes.ts'
import { removeUnusedSeller } from '#server/goods/shop-seller.ts'
import { readGoodsShop } from '#server/goods/shop-rows.ts'
import { showShopChange } from '#server/goods/show-shop-change.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { askedByImport } from './asked.ts'
import { LeaseLost } from './check-import.ts'
import { type Held, renewLease } from './lease.ts'
import { reasonOf } from './reason-of.ts'
import { importShops } from './schema.ts'

type Undone = { result: 'deleted' | 'closed' | 'kept'; reason: string | null }

const texts = {
  gone: 'Toko ini sudah tidak ada.',
  failed: 'Tidak dapat dihapus karena kesalahan pada sistem. Periksa toko ini sendiri.'
} as const

/**
 * Removes the last shop that an import has created and that is left, after its products. One on which something else hangs is closed:
 * orders go on. One with products that still are sold is kept open. The seller's account that came with a removed shop goes too, unless
 * somebody signed in with it or another shop has it. False where none is left.
 */
export async function undoShops(services: Services, held: Held): Promise<boolean> {
  const [last] = await services.db
    .select({ id: importShops.id, shopId: importShops.shopId, madeSellerId: importShops.madeSellerId })
    .from(importShops)
    .where(and(eq(importShops.importId, held.id), eq(importShops.result, 'created')))
    .orderBy(desc(importShops.id))
    .limit(1)
  if (!last) return false
  const mark = (work: (step: GoodsStep) => Promise<Undone>) =>
    transactor(
      services,
      askedByImport(held, 'undo')
    )(async (tx, after) => {
      const now = services.clock.now()
      if (!(await renewLease(tx, held, now))) throw new LeaseLost()
      const undone = await work({ tx, after, now })
      await tx.update(importShops).set(undone).where(eq(importShops.id, last.id))
    })
  try {
    await mark(step => undoOne(step, last))
  } catch (error) {
    if (error instanceof LeaseLost || isUnavailable(error) || isRetryable(error)) throw error
    services.log.error({ error, row: last.id }, 'a shop of an import is not undone')
    const reason = error instanceof ApiException ? reasonOf(error.error) : texts.failed
    await mark(async () => ({ result: 'kept', reason }))
  }
  return true
}

type Made = Pick<typeof importShops.$inferSelect, 'shopId' | 'madeSellerId'>

async function undoOne(step: GoodsStep, { shopId, madeSellerId }: Made): Promise<Undone> {
  const id = shopId ?? 0
  const removed = await removeShop(step, id)
  if (!removed) return { result: 'kept', reason: texts.gone }
  if (removed.isGone) {
    if (madeSellerId !== null) await removeUnusedSeller(step.tx, madeSellerId)
    return { result: 'deleted', reason: null }
  }
  const before = (await readGoodsShop(step.tx, id))!
  const hangs = removed.hangs.join(', ')
  if (before.product_count > 0) {
    return { result: 'kept', reason: `Masih menjual produk lain, jadi tidak dihapus (ada ${hangs}).` }
  }
  await setShopClosed(step.tx, id, true, step.now)
  await showShopChange(step, id, before)
  return { result: 'closed', reason: `Ada ${hangs}, jadi ditutup dan tidak dihapus.` }
}
