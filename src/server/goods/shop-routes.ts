import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import * as contract from '#lib/goods/shop-contract.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { sqlState } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { replayIfKeyed } from '#server/core/http/idempotency.ts'
import type { Api } from '#server/core/http/registry.ts'
import { shops } from '#server/shop/schema.ts'
import { createShop } from './create-shop.ts'
import { shopAccountRoutes } from './shop-account-routes.ts'
import {
  isSlugTaken,
  lockShopWithGoods,
  refreshShopGoods,
  setShopClosed,
  shopColumns,
  slugTaken,
  writeShopShipping
} from './shop-changes.ts'
import { findShopPlace } from './shop-place.ts'
import { readGoodsShop, readTokenTime } from './shop-rows.ts'
import { findOrAddSeller } from './shop-seller.ts'
import { showShopChange } from './show-shop-change.ts'
import { isStoredPhoto } from './stored-photo.ts'

/** Shops as the counter keeps them. */
export function goodsShopRoutes(api: Api): void {
  api.ops(contract.showGoodsShop, async ({ db, input }) => {
    const shop = await readGoodsShop(db, input.id)
    if (!shop) return fail(shopErrors.shop_not_found)
    return answer({ ...shop, token_issued_at: await readTokenTime(db, input.id) })
  })
  api.ops(contract.addShop, context => whereSlugIsFree(add(context)))
  api.ops(contract.changeShop, context => whereSlugIsFree(change(context)))
  api.ops(contract.closeShop, context => setClosed(context, true))
  api.ops(contract.reopenShop, context => setClosed(context, false))
  shopAccountRoutes(api)
}

/** Two saves at once may both find an address free; the database lets one have it. */
async function whereSlugIsFree<T>(saved: Promise<T>): Promise<T | ReturnType<typeof fail>> {
  try {
    return await saved
  } catch (error) {
    if (sqlState(error) === '23505') return fail(goodsErrors.shop_slug_taken, slugTaken)
    throw error
  }
}

const photoUnknown = () =>
  fail(goodsErrors.photo_unknown, { fields: { photo: goodsErrors.photo_unknown.message } })

async function add(context: CounterContext<InputOf<typeof contract.addShop>>) {
  const { input, services, transact, now } = context
  if (input.photo && !(await isStoredPhoto(services.storage, input.photo))) return photoUnknown()
  // Before the shop, since a retry is known by its owner: the account stays for the next try where the shop is rejected.
  const seller = await transact(tx => findOrAddSeller(tx, input.seller, now))
  if (!seller.ok) return seller
  const slot = { ownerId: seller.value.id, route: contract.addShop.name }
  return replayIfKeyed<contract.GoodsShop>(context, slot, async () => async (tx, after) => {
    const made = await createShop({ tx, after, now }, { sellerId: seller.value.id, input })
    return made.ok ? answer(made.value) : made
  })
}

async function change({
  input,
  services,
  transact,
  now
}: CounterContext<InputOf<typeof contract.changeShop>>) {
  const [known] = await services.db
    .select({ photo: shops.photoPath })
    .from(shops)
    .where(eq(shops.id, input.id))
  const isKept = input.photo === null || input.photo === known?.photo
  if (!isKept && !(await isStoredPhoto(services.storage, input.photo!))) return photoUnknown()
  return transact(async (tx, after) => {
    const row = await lockShopWithGoods(tx, input.id)
    if (!row) return fail(shopErrors.shop_not_found)
    const changed = await changedMeanwhile(tx, { kind: 'shop', ...row }, input.updated_at)
    if (changed) return changed
    if (input.slug && (await isSlugTaken(tx, input.slug, row.id)))
      return fail(goodsErrors.shop_slug_taken, slugTaken)
    const place = await findShopPlace(tx, input)
    if (!place.ok) return place
    const before = await readGoodsShop(tx, row.id)
    await tx
      .update(shops)
      .set({
        ...shopColumns(input, place.value),
        slug: input.slug ?? row.slug,
        updatedAt: nextVersion(shops.updatedAt, now)
      })
      .where(eq(shops.id, row.id))
    await writeShopShipping(tx, row.id, input)
    await refreshShopGoods(tx, row.id, now)
    return answer(await showShopChange({ tx, after }, row.id, before))
  })
}

/** Closes or opens a shop; one that is so already stays as it is, whatever version was seen (goods-62). */
function setClosed(
  { input, transact, now }: CounterContext<InputOf<typeof contract.closeShop>>,
  isClosed: boolean
) {
  return transact(async (tx, after) => {
    const row = await lockShopWithGoods(tx, input.id)
    if (!row) return fail(shopErrors.shop_not_found)
    const before = await readGoodsShop(tx, row.id)
    if ((row.closedAt !== null) !== isClosed) {
      const changed = await changedMeanwhile(tx, { kind: 'shop', ...row }, input.updated_at)
      if (changed) return changed
      await setShopClosed(tx, row.id, isClosed, now)
    }
    return answer(await showShopChange({ tx, after }, input.id, before))
  })
}
