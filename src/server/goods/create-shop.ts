import { sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type { GoodsShop } from '#lib/goods/shop-contract.ts'
import type { ShopInput } from '#lib/goods/shop-input.ts'

import type { Db } from '#server/core/db/connect.ts'
import { shops } from '#server/shop/schema.ts'
import { freeSlug, isSlugTaken, shopColumns, slugTaken, writeShopShipping } from './shop-changes.ts'
import { findShopPlace } from './shop-place.ts'
import { showShopChange } from './show-shop-change.ts'
import type { GoodsStep } from './step.ts'

/** Arbitrary number of the advisory lock: shops are added one after another, so that two never take one name or address. */
const lock = 727_277

/** Held until the transaction ends: what it finds of other shops stays so. */
export const lockNewShops = async (tx: Db): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${lock})`))

/**
 * Adds a shop of a seller, with an act: its place, address on the site and shipping. Errors: `shop_slug_taken`, `region_mismatch`;
 * nothing is written then.
 */
export async function createShop(
  step: GoodsStep,
  { sellerId, input, isClosed = false }: { sellerId: number; input: ShopInput; isClosed?: boolean }
): Promise<Result<GoodsShop>> {
  const { tx, now } = step
  await lockNewShops(tx)
  if (input.slug && (await isSlugTaken(tx, input.slug))) return fail(goodsErrors.shop_slug_taken, slugTaken)
  const place = await findShopPlace(tx, input)
  if (!place.ok) return place
  const [row] = await tx
    .insert(shops)
    .values({
      ...shopColumns(input, place.value),
      slug: input.slug ?? (await freeSlug(tx, input.name)),
      sellerId,
      createdAt: now,
      updatedAt: now,
      closedAt: isClosed ? now : null
    })
    .returning({ id: shops.id })
  await writeShopShipping(tx, row!.id, input)
  return ok(await showShopChange(step, row!.id))
}
