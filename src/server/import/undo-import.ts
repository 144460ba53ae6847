import { eq, sql } from 'drizzle-orm'

import { ApiException } from '#server/core/api-exception.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isRetryable, transactor } from '#server/core/transact.ts'
import { lockProducts } from '#server/goods/lock-products.ts'
import { settleShops } from '#server/goods/show-change.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { askedByImport } from './asked.ts'
import { LeaseLost } from './check-import.ts'
import { type Held, renewLease } from './lease.ts'
import { nextToUndo } from './next-products.ts'
import { reasonOf } from './reason-of.ts'
import { restore } from './restore-products.ts'
import { type importProducts, imports } from './schema.ts'
import { undoCategories } from './undo-categories.ts'
import { takeAway, type Undone, undoTexts } from './undo-product.ts'
import { undoShops } from './undo-shops.ts'

const undoneAtOnce = 20

type Done = typeof importProducts.$inferSelect

/** One step of undoing, the last product first; like a step of running. Returns false when all are done. */
export async function undoStep(services: Services, held: Held): Promise<boolean> {
  const waiting = await nextToUndo(services.db, held.id, undoneAtOnce)
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
    const reason = error instanceof ApiException ? reasonOf(error.error) : undoTexts.failed
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
    const undone = told ? done.map(({ id }) => ({ ...told, id })) : await undoEach(step, done)
    await settleShops(step)
    await tx.execute(sql`
      update import_products p set result = v.result, reason = v.reason
      from jsonb_to_recordset(${JSON.stringify(undone)}::text::jsonb) as v (id bigint, result text, reason text)
      where p.id = v.id`)
  })
}

/** Undoes what was done with products: those that were created, then those that were changed. */
async function undoEach(step: GoodsStep, done: readonly Done[]): Promise<(Undone & { id: number })[]> {
  const there = done.filter(({ productId }) => productId !== null)
  const [created, changed] = [
    there.filter(({ result }) => result === 'created'),
    there.filter(({ result }) => result !== 'created')
  ]
  const undone = new Map([...(await takeAway(step, created)), ...(await restore(step, changed))])
  return done.map(one => ({ ...(undone.get(one) ?? { result: 'kept', reason: undoTexts.gone }), id: one.id }))
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
