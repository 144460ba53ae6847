import { and, asc, desc, eq, ilike } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import * as contract from '#lib/goods/terms-contract.ts'

import { nextVersion } from '#server/core/db/columns.ts'
import type { Db } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { wholeWindow } from '#server/core/db/paging.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { curatedKeywords } from '#server/search/schema.ts'
import { hasRoom, whyNotAsSeen } from './own-terms.ts'

type Row = typeof curatedKeywords.$inferSelect

const lock = async (tx: Db, id: number) =>
  (await tx.select().from(curatedKeywords).where(eq(curatedKeywords.id, id)).for('update'))[0]

/** Popular searches: listed, added, moved and removed. */
export function keywordRoutes(api: Api): void {
  api.ops(contract.listOpsKeywords, async ({ db, input }) => {
    const where = and(
      eq(curatedKeywords.isActive, true),
      input.keyword ? ilike(curatedKeywords.keyword, containing(input.keyword)) : undefined,
      input.is_own === undefined ? undefined : eq(curatedKeywords.isOwn, input.is_own)
    )
    const direction = input.order === 'asc' ? asc : desc
    const byWord = direction(curatedKeywords.keyword)
    const found = await db
      .select()
      .from(curatedKeywords)
      .where(where)
      .orderBy(...(input.sort === 'place' ? [direction(curatedKeywords.sort)] : []), byWord)
      .limit(wholeWindow(input).limit)
      .offset(wholeWindow(input).offset)
    const total = await db.$count(curatedKeywords, where)
    return answer(found.map(toKeyword), { meta: pageMeta(input.page, input.per_page, total) })
  })
  api.ops(contract.showOpsKeyword, async ({ db, input }) => {
    const isIt = and(eq(curatedKeywords.id, input.id), eq(curatedKeywords.isActive, true))
    const [row] = await db.select().from(curatedKeywords).where(isIt)
    return row ? answer(toKeyword(row)) : fail(coreErrors.not_found)
  })
  api.ops(contract.addKeyword, async ({ transact, input, now }) =>
    transact(async (tx, after) => {
      const hasRoomLeft = await hasRoom(tx, curatedKeywords)
      const { keyword, sort } = input
      const isIt = eq(curatedKeywords.keyword, keyword)
      const [known] = await tx.select().from(curatedKeywords).where(isIt).for('update')
      if (known?.isActive)
        return known.sort === sort
          ? answer({ ...toKeyword(known), is_added: false })
          : fail(goodsErrors.keyword_exists)
      if (!known && !hasRoomLeft) return fail(goodsErrors.terms_full)
      const [row] = known
        ? await tx
            .update(curatedKeywords)
            .set({ sort, isActive: true, ...moved(now) })
            .where(isIt)
            .returning()
        : await tx.insert(curatedKeywords).values({ keyword, sort, isOwn: true, updatedAt: now }).returning()
      after.act({ kind: 'keyword', id: row!.id, after: toKeyword(row!) })
      return answer({ ...toKeyword(row!), is_added: true })
    })
  )
  api.ops(contract.moveKeyword, async ({ transact, input, now }) =>
    transact(async (tx, after) => {
      const row = await lock(tx, input.id)
      const why = await whyNotAsSeen(tx, 'keyword', row, input.updated_at)
      if (why) return why
      const before = toKeyword(row!)
      if (before.sort === input.sort) return answer(before)
      const [saved] = await tx
        .update(curatedKeywords)
        .set({ sort: input.sort, ...moved(now) })
        .where(eq(curatedKeywords.id, input.id))
        .returning()
      after.act({ kind: 'keyword', id: input.id, before, after: toKeyword(saved!) })
      return answer(toKeyword(saved!))
    })
  )
  api.ops(contract.removeKeyword, async ({ transact, input, now }) =>
    transact(async (tx, after) => {
      const row = await lock(tx, input.id)
      const why = await whyNotAsSeen(tx, 'keyword', row, input.updated_at)
      if (why) return why
      const isIt = eq(curatedKeywords.id, input.id)
      if (row!.isOwn) await tx.delete(curatedKeywords).where(isIt)
      else
        await tx
          .update(curatedKeywords)
          .set({ isActive: false, ...moved(now) })
          .where(isIt)
      after.act({ kind: 'keyword', id: input.id, before: toKeyword(row!) })
      return answer(toKeyword(row!))
    })
  )
}

const moved = (now: Date) => ({ updatedAt: nextVersion(curatedKeywords.updatedAt, now) })

const toKeyword = ({ id, keyword, sort, isOwn, updatedAt }: Row) => ({
  id,
  keyword,
  sort,
  is_own: isOwn,
  updated_at: updatedAt.toISOString()
})
