import { asc, eq } from 'drizzle-orm'

import { opsErrors } from '#lib/ops/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { versionMissing } from '#lib/core/schema/fields.ts'
import { targetOf } from '#lib/notification/target.ts'
import * as contract from '#lib/ops/promotion-contract.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Context } from '#server/core/http/context.ts'
import { type InputOf } from '#lib/core/schema/endpoint.ts'
import type { Api } from '#server/core/http/registry.ts'
import { withPhoto } from '#server/core/images/photos.ts'
import { banners } from '#server/home/schema.ts'

/** The home page's banners as the operator keeps them (D20); the kept page and list go with each change. */
export function bannerRoutes(api: Api): void {
  api.ops(contract.listOpsBanners, async ({ db }) => {
    const found = await db.select().from(banners).orderBy(asc(banners.sort), asc(banners.id))
    return answer(found.map(toBanner))
  })
  api.ops(contract.saveBanner, save)
  api.ops(contract.orderBanners, order)
  api.ops(contract.deleteBanner, remove)
}

const toBanner = (row: typeof banners.$inferSelect) => ({
  id: row.id,
  title: row.title,
  photo: row.photoPath,
  photo_narrow: row.photoNarrowPath,
  url: row.url,
  sort: row.sort,
  is_active: row.isActive,
  updated_at: row.updatedAt.toISOString()
})

/** What the carousel shows: the whole width of a desktop's page, and 2 : 1 on phones. */
const wide = { width: 1280, height: 440 }
const narrow = { width: 1024, height: 512 }

async function save({ input, now, services, transact }: Context<InputOf<typeof contract.saveBanner>>) {
  const { id, photo, photo_narrow: other, title, url, sort, is_active: isActive, updated_at: seen } = input
  if (!targetOf({ type: 'promotion', value: url })) return fail(opsErrors.target_elsewhere)
  if (id !== undefined && !seen)
    return fail(coreErrors.invalid_input, { fields: { updated_at: versionMissing } })
  if (id === undefined && !photo) return fail(opsErrors.banner_photo_required)
  const upload = { folder: 'banners', by: 'operator' } as const
  return withPhoto(services, { ...upload, photo, shape: wide }, photoPath =>
    // A new wide picture has a narrow one of its own: the old one showed something else.
    withPhoto(services, { ...upload, photo: other ?? photo, shape: narrow }, photoNarrowPath =>
      transact(async (tx, after) => {
        const facts = { title, url, sort, isActive }
        const pictures = { ...(photoPath && { photoPath }), ...(photoNarrowPath && { photoNarrowPath }) }
        const [before] =
          id === undefined ? [] : await tx.select().from(banners).where(eq(banners.id, id)).for('update')
        const changed = before && seen && (await changedMeanwhile(tx, { kind: 'banner', ...before }, seen))
        if (changed) return changed
        const [row] =
          id === undefined
            ? await tx
                .insert(banners)
                .values({ ...facts, photoNarrowPath, photoPath: photoPath!, updatedAt: now })
                .returning()
            : await tx
                .update(banners)
                .set({ ...facts, ...pictures, updatedAt: nextVersion(banners.updatedAt, now) })
                .where(eq(banners.id, id))
                .returning()
        if (!row) return fail(opsErrors.banner_not_found)
        after.act({ kind: 'banner', id: row.id, before: before && toBanner(before), after: toBanner(row) })
        after.invalidate('home')
        return answer(toBanner(row))
      })
    )
  )
}

/** Takes away the banner that the caller has seen; one that somebody else changed meanwhile stays (goods-67). */
async function remove({ input, transact }: Context<InputOf<typeof contract.deleteBanner>>) {
  return transact(async (tx, after) => {
    const [row] = await tx.select().from(banners).where(eq(banners.id, input.id)).for('update')
    if (!row) return fail(opsErrors.banner_not_found)
    const changed = await changedMeanwhile(tx, { kind: 'banner', ...row }, input.updated_at)
    if (changed) return changed
    await tx.delete(banners).where(eq(banners.id, row.id))
    after.act({ kind: 'banner', id: row.id, before: toBanner(row) })
    after.invalidate('home')
    return answer({ id: row.id })
  })
}

/**
 * One after the other, in this order, made from the places that the caller has seen (ops-240). Saves of a banner and two orders at once
 * wait for each other.
 */
async function order({ input, now, transact }: Context<InputOf<typeof contract.orderBanners>>) {
  return transact(async (tx, after) => {
    const before = await tx.select().from(banners).orderBy(asc(banners.id)).for('update')
    const wanted = new Map(input.banners.map(({ id, updated_at: seen }, place) => [id, { place, seen }]))
    // A new one that the caller has not seen has no place; one that is gone is no row.
    if (before.length !== wanted.size || before.some(({ id }) => !wanted.has(id)))
      return fail(opsErrors.banners_differ)
    for (const row of before) {
      const changed = await changedMeanwhile(tx, { kind: 'banner', ...row }, wanted.get(row.id)!.seen)
      if (changed) return changed
    }
    for (const row of before) {
      const sort = wanted.get(row.id)!.place
      if (row.sort === sort) continue
      const [saved] = await tx
        .update(banners)
        .set({ sort, updatedAt: nextVersion(banners.updatedAt, now) })
        .where(eq(banners.id, row.id))
        .returning()
      after.act({ kind: 'banner', id: row.id, before: toBanner(row), after: toBanner(saved!) })
    }
    after.invalidate('home')
    const found = await tx.select().from(banners).orderBy(asc(banners.sort), asc(banners.id))
    return answer(found.map(toBanner))
  })
}
