import type { ApiError } from '#lib/core/schema/api-error.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { photosOf, photosShown } from '#server/goods/save-facts.ts'
import type { Held } from './lease.ts'
import { madeShops } from './run-shops.ts'
import type { importProducts } from './schema.ts'
import { nameAgain, type StorePhotos, storePlanned } from './store-photos.ts'

type Waiting = typeof importProducts.$inferSelect
type Failed = { one: Waiting; error: ApiError }
/** A product with the paths of its pictures, or why it cannot be written. */
export type Ready = { one: Waiting; photos: Map<string, string> } | Failed

/**
 * Products with the shops that the import has created for them and with their pictures, which are stored here and which the next step may
 * name. Slow: never inside a transaction.
 */
export const prepareProducts = async (
  services: Services,
  held: Held,
  { waiting, steps }: { waiting: readonly Waiting[]; steps: StorePhotos }
): Promise<Ready[]> => preparePhotos(services, await inShops(services.db, held, waiting), steps)

/** Products with the shops that the import has created for them, or why there is none. */
async function inShops(db: Db, held: Held, waiting: readonly Waiting[]): Promise<(Waiting | Failed)[]> {
  if (waiting.every(({ plan }) => plan!.new_shop === undefined)) return [...waiting]
  const made = await madeShops(db, held.id)
  return waiting.map(one => {
    const plan = one.plan!
    if (plan.new_shop === undefined) return one
    const shop = made.get(plan.new_shop) ?? 'Toko tidak dapat dibuat.'
    return typeof shop === 'string'
      ? { one, error: { ...shopErrors.shop_not_found, message: shop } }
      : { ...one, plan: { ...plan, shop_id: shop } }
  })
}

async function preparePhotos(
  services: Services,
  placed: readonly (Waiting | Failed)[],
  steps: StorePhotos
): Promise<Ready[]> {
  const pending = placed.map(item => ('error' in item ? {} : item.plan!.pending))
  const stored = await storePlanned(services, pending, steps)
  const ready = placed.map((item, at): Ready => {
    if ('error' in item) return item
    const paths = stored[at]!
    return paths.ok ? { one: item, photos: paths.value } : { one: item, error: paths.error }
  })
  await nameAgain(services, ready.flatMap(newPhotos))
  return ready
}

/** The pictures that a product does not show yet. */
function newPhotos(ready: Ready): string[] {
  if ('error' in ready) return []
  const { plan, before } = ready.one
  const shown = photosShown(before)
  const named = photosOf(plan!.input).filter(path => !(path in plan!.pending) && !shown.has(path))
  return [...ready.photos.values(), ...named]
}
