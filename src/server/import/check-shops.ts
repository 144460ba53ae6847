import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { findSeller } from '#server/goods/shop-seller.ts'
import { findShopPlace } from '#server/goods/shop-place.ts'
import { findPhotos } from './find-photos.ts'
import { findRegions } from './find-regions.ts'
import { findTwin } from './find-twin.ts'
import type { Held } from './lease.ts'
import { listShops, type ListedShop } from './listed-shops.ts'
import { planShop, tellShop } from './plan-shop.ts'
import { reasonOf } from './reason-of.ts'
import { importShops } from './schema.ts'

const checkedAtOnce = 100

type Waiting = Pick<typeof importShops.$inferSelect, 'id' | 'draft'>
type Judged = Pick<typeof importShops.$inferInsert, 'verdict' | 'reason' | 'changes' | 'plan' | 'shopId'>

/** Says of some shops of an import what running would do. False where none is left to be checked. */
export async function checkShops(
  tx: Db,
  held: Held,
  { siteUrl }: Pick<Services['config'], 'siteUrl'>
): Promise<boolean> {
  const waiting = await tx
    .select({ id: importShops.id, draft: importShops.draft })
    .from(importShops)
    .where(and(eq(importShops.importId, held.id), isNull(importShops.verdict)))
    .orderBy(asc(importShops.id))
    .limit(checkedAtOnce)
  if (waiting.length === 0) return false
  const listed = await listShops(tx, held.id)
  const regionsOf = await findRegions(
    tx,
    waiting.map(({ draft }) => draft)
  )
  const photos = await findPhotos(
    tx,
    waiting.flatMap(({ draft }) => draft.photo ?? []),
    { importId: held.id, siteUrl }
  )
  const photoOf = photos(new Set())
  for (const one of waiting) {
    const { photo } = one.draft
    const found = { regions: regionsOf(one.draft), photo: photo === undefined ? undefined : photoOf(photo) }
    const judged = await judge(tx, one, listed, found)
    await tx
      .update(importShops)
      .set({ reason: null, changes: [], plan: sql`null`, shopId: null, ...judged })
      .where(eq(importShops.id, one.id))
  }
  return true
}

async function judge(
  tx: Db,
  { id, draft }: Waiting,
  listed: readonly ListedShop[],
  found: Pick<Parameters<typeof planShop>[1], 'regions' | 'photo'>
): Promise<Judged> {
  const name = draft.name ?? ''
  const twin =
    name === '' ? undefined : await findTwin(tx, { name, slug: draft.slug }, slugsOfOthers(listed, id))
  const planned = planShop(draft, { ...found, twin, problem: twiceIn(listed, id) })
  if (planned.verdict === 'reject') return planned
  if (planned.verdict === 'same') return planned
  const seller = await findSeller(tx, planned.plan.seller)
  if (!seller.ok) return { verdict: 'reject', reason: `Kontak: ${seller.error.message}` }
  const place = await findShopPlace(tx, planned.plan.input)
  if (!place.ok) return { verdict: 'reject', reason: reasonOf(place.error) }
  const changes = tellShop(planned.plan, {
    regions: planned.regions,
    photo: draft.photo,
    isNewSeller: seller.value === undefined
  })
  return { verdict: 'create', plan: planned.plan, changes }
}

/** The addresses that other rows of the table name: a shop with one of them is theirs. */
export const slugsOfOthers = (listed: readonly ListedShop[], id: number): Set<string> =>
  new Set(listed.flatMap(one => (one.id === id ? [] : (one.slug ?? []))))

/** Rows of one address are one shop, and so are rows of one name unless both name different addresses. */
function twiceIn(listed: readonly ListedShop[], id: number): string | undefined {
  const own = listed.find(one => one.id === id)!
  const first = listed.find(
    one =>
      one.row < own.row &&
      (one.slug && own.slug
        ? one.slug === own.slug
        : one.name !== '' && one.name.toLowerCase() === own.name.toLowerCase())
  )
  return first && `Toko ini sudah ada di baris ${first.row} tabel toko. Hapus salah satunya.`
}
