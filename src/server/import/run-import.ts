import { eq, sql } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { goodsErrors } from '#lib/goods/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import { rows } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isRetryable, transactor } from '#server/core/transact.ts'
import { lockPlaces } from '#server/goods/category-place.ts'
import { lockProducts } from '#server/goods/lock-products.ts'
import { settleShops } from '#server/goods/show-change.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { type Applied, applyChanges, applyNew, type Placed } from './apply-plan.ts'
import { askedByImport } from './asked.ts'
import { inBatches } from './batches.ts'
import { LeaseLost } from './check-import.ts'
import { ensureCategory } from './create-categories.ts'
import { reasonOf } from './reason-of.ts'
import { type Held, keepLease, renewLease } from './lease.ts'
import { nextToRun } from './next-products.ts'
import { prepareProducts, type Ready } from './prepare-products.ts'
import { runShops } from './run-shops.ts'
import { type importProducts, imports } from './schema.ts'
import type { FetchPhoto, StorePhotos } from './store-photos.ts'

/** Products of one transaction. */
const runAtOnce = 20

type Waiting = typeof importProducts.$inferSelect

/** The worker was stopped before a picture: what the step would have written is left to the next one. */
export class WorkStopped extends Error {}

/**
 * One step of running: some products in one transaction with the marks that they are done, so that a kill at any point repeats
 * nothing. Returns false when all are done. A product that fails is rejected with its reason; the others go on. Throws WorkStopped
 * before the next picture once `isStopped`: the pictures of one step may take minutes.
 */
export async function runStep(
  services: Services,
  held: Held,
  fetchPhoto: FetchPhoto,
  isStopped = () => false
): Promise<boolean> {
  const { db } = services
  const onPicture = async () => {
    if (isStopped()) throw new WorkStopped()
    // The pictures of one step may take longer than a lease.
    if (!(await keepLease(db, held, services.clock.now()))) throw new LeaseLost()
  }
  const steps: StorePhotos = { fetchPhoto, onPicture }
  if (await runShops(services, held, steps)) return true
  const waiting = await nextToRun(db, held.id, runAtOnce)
  if (waiting.length === 0) {
    await finish(services, held)
    return false
  }
  const ready = await prepareProducts(services, held, { waiting, steps })
  try {
    await writeAll(services, held, ready)
  } catch (error) {
    if (error instanceof LeaseLost || isUnavailable(error) || ready.length === 0) throw error
    for (const one of ready) await writeAlone(services, held, one)
  }
  return true
}

async function writeAlone(services: Services, held: Held, ready: Ready): Promise<void> {
  try {
    await writeAll(services, held, [ready])
  } catch (error) {
    if (error instanceof LeaseLost || isUnavailable(error) || isRetryable(error)) throw error
    if (!(error instanceof ApiException))
      services.log.error({ error, row: ready.one.id }, 'a product is not imported')
    const told = error instanceof ApiException ? error.error : coreErrors.server_error
    await writeAll(services, held, [{ one: ready.one, error: told }])
  }
}

/** Writes products and their marks in one transaction. Locks in the order of goods: categories, then all products. */
function writeAll(services: Services, held: Held, ready: readonly Ready[]): Promise<void> {
  return transactor(
    services,
    askedByImport(held, 'run')
  )(async (tx, after) => {
    const now = services.clock.now()
    const step: GoodsStep = { tx, after, now, shopsLater: new Set() }
    if (!(await renewLease(tx, held, now))) throw new LeaseLost()
    const places = await findPlaces(step, held, ready)
    const shops = [...new Set(ready.map(({ one }) => one.plan!.shop_id))]
      .filter(id => id > 0)
      .toSorted((a, b) => a - b)
    // Two imports never add a product of one name to a shop at once.
    for (const id of shops) await tx.execute(sql`select pg_advisory_xact_lock(727276, ${id}::int)`)
    const ids = ready.flatMap(({ one }) => one.productId ?? [])
    if (ids.length > 0) await lockProducts(tx, ids)
    const done = (await applyAll(step, ready, places)).map(([{ id }, applied]) => ({ ...applied, id }))
    await settleShops(step)
    await tx.execute(sql`
      update import_products p set result = v.result, reason = v.reason,
        product_id = coalesce(v.product_id, p.product_id), after_version = v.after_version
      from jsonb_to_recordset(${JSON.stringify(done)}::text::jsonb) as v (id bigint, result text, reason text,
        product_id bigint, after_version timestamptz)
      where p.id = v.id`)
  })
}

/** Writes products, as many together as can be; returns what was done with each. */
async function applyAll(
  step: GoodsStep,
  ready: readonly Ready[],
  places: ReadonlyMap<number, number | undefined>
): Promise<[Waiting, Applied][]> {
  const done: [Waiting, Applied][] = []
  const placed: Placed[] = []
  for (const item of ready) {
    const { one } = item
    const categoryId = places.get(one.id)
    if ('error' in item) done.push([one, rejected(item.error)])
    else if (categoryId === undefined) done.push([one, rejected(goodsErrors.category_holds_products)])
    else placed.push({ one, photos: item.photos, categoryId })
  }
  for (const { isNew, list } of await inBatches(step.tx, placed)) {
    const applied = await (isNew ? applyNew : applyChanges)(step, list)
    for (const [{ one }, what] of applied) done.push([one, what])
  }
  return done
}

const rejected = (error: ApiError): Applied => ({ result: 'rejected', reason: reasonOf(error) })

/** The categories of plans, locked in one order; those that do not exist are created, as the import's own. */
async function findPlaces(
  step: GoodsStep,
  held: Held,
  ready: readonly Ready[]
): Promise<Map<number, number | undefined>> {
  const places = new Map<number, number | undefined>()
  const made = new Map<string, number | undefined>()
  const created: number[] = []
  for (const item of ready) {
    // A product that is rejected needs no place.
    if ('error' in item) continue
    const { one } = item
    const { new_category: path, input } = one.plan!
    if (!path) places.set(one.id, input.category_id)
    else {
      const key = path.join(' > ').toLowerCase()
      if (!made.has(key)) made.set(key, await ensureCategory(step, path, id => created.push(id)))
      places.set(one.id, made.get(key))
    }
  }
  if (created.length > 0) await noteCategories(step.tx, held, created)
  await lockPlaces(
    step.tx,
    [...places.values()].flatMap(id => id ?? [])
  )
  return places
}

/** Stores which categories the import has created, for undoing. */
const noteCategories = (tx: GoodsStep['tx'], { id }: Held, created: readonly number[]) =>
  tx
    .update(imports)
    .set({ madeCategories: sql`${imports.madeCategories} || ${JSON.stringify(created)}::text::jsonb` })
    .where(eq(imports.id, id))

async function finish(services: Services, held: Held): Promise<void> {
  await transactor(
    services,
    askedByImport(held, 'run')
  )(async (tx, after) => {
    const now = services.clock.now()
    if (!(await renewLease(tx, held, now))) throw new LeaseLost()
    await tx.execute(sql`
      update import_products set result = case verdict when 'same' then 'same' else 'rejected' end
      where import_id = ${held.id} and result is null`)
    await tx.execute(sql`
      update import_shops set result = case verdict when 'same' then 'same' else 'rejected' end
      where import_id = ${held.id} and result is null`)
    const counts = await rows<{ result: string; n: number }>(
      tx,
      sql`select result, count(*)::int as n from import_products where import_id = ${held.id} group by result order by result`
    )
    await tx
      .update(imports)
      .set({ state: 'done', finishedAt: now, lease: null, leaseUntil: null, file: null, shopFile: null })
      .where(eq(imports.id, held.id))
    await tx.execute(sql`delete from import_files where import_id = ${held.id}`)
    const results = Object.fromEntries(counts.map(({ result, n }) => [result, n]))
    after.act({
      kind: 'import',
      id: held.id,
      before: { state: 'running' },
      after: { state: 'done', ...results }
    })
  })
}
