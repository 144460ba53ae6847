import { eq } from 'drizzle-orm'

import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isRetryable, transactor } from '#server/core/transact.ts'
import { removeCategory } from '#server/goods/end-category.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { askedByImport } from './asked.ts'
import { LeaseLost } from './check-import.ts'
import { type Held, renewLease } from './lease.ts'
import { imports } from './schema.ts'

/**
 * Removes the last category that an import has created and that is left, after its products and shops; one that holds products or
 * subcategories stays. Categories come after their parents, so that an empty branch goes as a whole. False where none is left.
 */
export async function undoCategories(services: Services, held: Held): Promise<boolean> {
  const last = (await madeCategoriesOf(services.db, held.id)).at(-1)
  if (last === undefined) return false
  const mark = (work: (step: GoodsStep) => Promise<unknown>) =>
    transactor(
      services,
      askedByImport(held, 'undo')
    )(async (tx, after) => {
      const now = services.clock.now()
      if (!(await renewLease(tx, held, now))) throw new LeaseLost()
      await work({ tx, after, now })
      const left = (await madeCategoriesOf(tx, held.id)).filter(id => id !== last)
      await tx.update(imports).set({ madeCategories: left }).where(eq(imports.id, held.id))
    })
  try {
    await mark(step => removeCategory(step, { id: last }, { isUndo: true }))
  } catch (error) {
    if (error instanceof LeaseLost || isUnavailable(error) || isRetryable(error)) throw error
    services.log.error({ error, category: last }, 'a category of an import is not undone')
    await mark(async () => undefined)
  }
  return true
}

async function madeCategoriesOf(db: Db, importId: number): Promise<number[]> {
  const [found] = await db
    .select({ ids: imports.madeCategories })
    .from(imports)
    .where(eq(imports.id, importId))
  return found?.ids ?? []
}
