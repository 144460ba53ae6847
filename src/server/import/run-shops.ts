import { and, asc, eq, isNull } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { ApiException } from '#server/core/api-exception.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isRetryable, transactor } from '#server/core/transact.ts'
import { createShop, lockNewShops } from '#server/goods/create-shop.ts'
import { findOrAddSeller } from '#server/goods/shop-seller.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { askedByImport } from './asked.ts'
import { LeaseLost } from './check-import.ts'
import { slugsOfOthers } from './check-shops.ts'
import { findTwin } from './find-twin.ts'
import { type Held, renewLease } from './lease.ts'
import { listShops } from './listed-shops.ts'
import { reasonOf } from './reason-of.ts'
import { importShops } from './schema.ts'
import { nameAgain, type StorePhotos, storePlanned } from './store-photos.ts'

type Waiting = typeof importShops.$inferSelect
type Made = Pick<Waiting, 'result'> & Partial<Pick<Waiting, 'shopId' | 'madeSellerId' | 'reason'>>

/**
 * Creates the next shop of an import, in one transaction with the mark that it is done: a kill repeats nothing. False where none is
 * left. A shop that fails is rejected with its reason, and its products after it.
 */
export async function runShops(services: Services, held: Held, steps: StorePhotos): Promise<boolean> {
  const [next] = await services.db
    .select()
    .from(importShops)
    .where(
      and(eq(importShops.importId, held.id), eq(importShops.verdict, 'create'), isNull(importShops.result))
    )
    .orderBy(asc(importShops.id))
    .limit(1)
  if (!next) return false
  const photo = await storeShopPhoto(services, next, steps)
  try {
    await mark(services, held, next, async step => {
      if (!photo.ok) throw new ApiException(photo.error)
      return make(step, next, photo.value)
    })
  } catch (error) {
    if (error instanceof LeaseLost || isUnavailable(error) || isRetryable(error)) throw error
    if (!(error instanceof ApiException))
      services.log.error({ error, row: next.id }, 'a shop is not imported')
    const told = error instanceof ApiException ? error.error : coreErrors.server_error
    await mark(services, held, next, async () => ({ result: 'rejected', reason: reasonOf(told) }))
  }
  return true
}

const mark = (services: Services, held: Held, { id }: Waiting, work: (step: GoodsStep) => Promise<Made>) =>
  transactor(
    services,
    askedByImport(held, 'run')
  )(async (tx, after) => {
    const now = services.clock.now()
    if (!(await renewLease(tx, held, now))) throw new LeaseLost()
    await tx
      .update(importShops)
      .set(await work({ tx, after, now }))
      .where(eq(importShops.id, id))
  })

/** The path of a shop's picture, stored now where it is not yet; null without one. Slow: never inside a transaction. */
async function storeShopPhoto(
  services: Services,
  { plan }: Waiting,
  steps: StorePhotos
): Promise<Result<string | null>> {
  const { input, photo } = plan!
  const [stored] = await storePlanned(services, [photo ? { photo } : {}], steps)
  if (!stored!.ok) return stored!
  const path = stored!.value.get('photo') ?? input.photo
  if (path !== null) await nameAgain(services, [path])
  return ok(path)
}

/** Creates a shop as it was planned, unless it came into being since the check. Throws ApiException, so that nothing of it stays. */
async function make(
  step: GoodsStep,
  { id, importId, name, slug, plan }: Waiting,
  photo: string | null
): Promise<Made> {
  const { tx, now } = step
  const { seller, is_closed } = plan!
  const input = { ...plan!.input, photo }
  // Of two imports that name one shop, one creates it.
  await lockNewShops(tx)
  const twin = await findTwin(tx, { name, slug }, slugsOfOthers(await listShops(tx, importId), id))
  if (typeof twin === 'string') return { result: 'rejected', reason: twin }
  if (twin) return { result: 'same', shopId: twin.id, reason: meanwhile }
  const account = await findOrAddSeller(tx, seller, now)
  if (!account.ok) throw new ApiException(account.error)
  const made = await createShop(step, { sellerId: account.value.id, input, isClosed: is_closed })
  if (!made.ok) throw new ApiException(made.error)
  const { id: sellerId, isNew } = account.value
  return { result: 'created', shopId: made.value.id, madeSellerId: isNew ? sellerId : null }
}

const meanwhile = 'Toko ini ditambahkan setelah berkas diperiksa, dan dibiarkan seperti sekarang.'

/** The shop of each row of an import's table, and why there is none. */
export async function madeShops(db: Db, importId: number): Promise<Map<number, number | string>> {
  return new Map(
    (await listShops(db, importId)).map(({ id, shopId, name, reason }) => [
      id,
      shopId ?? `Toko '${name.slice(0, 60)}' tidak dapat dibuat. ${reason ?? ''}`.trim()
    ])
  )
}
