import { asc, eq } from 'drizzle-orm'

import { opsErrors } from '#lib/ops/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { targetOf } from '#lib/notification/target.ts'
import * as contract from '#lib/ops/promotion-contract.ts'

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
  api.ops(contract.deleteBanner, async ({ transact, input }) =>
    transact(async (tx, after) => {
      const gone = await tx.delete(banners).where(eq(banners.id, input.id)).returning()
      const [row] = gone
      if (!row) return fail(opsErrors.banner_not_found)
      after.act({ kind: 'banner', id: input.id, before: toBanner(row) })
      after.invalidate('home')
      return answer({ id: input.id })
    })
  )
}

const toBanner = (row: typeof banners.$inferSelect) => ({
  id: row.id,
  title: row.title,
  photo: row.photoPath,
  photo_narrow: row.photoNarrowPath,
  url: row.url,
  sort: row.sort,
  is_active: row.isActive
})

/** What the carousel shows: the whole width of a desktop's page, and 2 : 1 on phones. */
const wide = { width: 1280, height: 440 }
const narrow = { width: 1024, height: 512 }

async function save({ input, services, transact }: Context<InputOf<typeof contract.saveBanner>>) {
  const { id, photo, photo_narrow: other, title, url, sort, is_active: isActive } = input
  if (!targetOf({ type: 'promotion', value: url })) return fail(opsErrors.target_elsewhere)
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
        const [row] =
          id === undefined
            ? await tx
                .insert(banners)
                .values({ ...facts, photoNarrowPath, photoPath: photoPath! })
                .returning()
            : await tx
                .update(banners)
                .set({ ...facts, ...pictures })
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
