import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import * as contract from '#lib/goods/terms-contract.ts'

import { type Db } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { pageWindow } from '#server/core/db/paging.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { curatedKeywords, synonyms } from '#server/search/schema.ts'
import { searchTag } from '#server/search/search-of.ts'
import { synonymsTag } from '#server/search/synonyms-of.ts'

/** Terms of an operator's own in each of the two tables. */
const maxOwn = 2_000

/** Popular searches and synonyms as the counter keeps them (D6, D25). */
export function goodsTermRoutes(api: Api): void {
  keywordRoutes(api)
  synonymRoutes(api)
}

/** Adds of a table follow each other, so that its limit holds; the lock ends with the transaction. */
async function hasRoom(tx: Db, table: typeof curatedKeywords | typeof synonyms): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('own search terms'))`)
  return (await tx.$count(table, eq(table.isOwn, true))) < maxOwn
}

function keywordRoutes(api: Api): void {
  api.ops(contract.listOpsKeywords, async ({ db, input }) => {
    const where = and(
      eq(curatedKeywords.isActive, true),
      input.keyword ? ilike(curatedKeywords.keyword, containing(input.keyword)) : undefined,
      input.is_own === undefined ? undefined : eq(curatedKeywords.isOwn, input.is_own)
    )
    const found = await db
      .select()
      .from(curatedKeywords)
      .where(where)
      .orderBy(asc(curatedKeywords.sort), asc(curatedKeywords.keyword))
      .limit(pageWindow(input).limit)
      .offset(pageWindow(input).offset)
    const total = await db.$count(curatedKeywords, where)
    return answer(found.map(toKeyword), { meta: pageMeta(input.page, input.per_page, total) })
  })
  api.ops(contract.addKeyword, async ({ transact, input }) =>
    transact(async (tx, after) => {
      const hasRoomLeft = await hasRoom(tx, curatedKeywords)
      const { keyword, sort } = input
      const [before] = await tx.select().from(curatedKeywords).where(eq(curatedKeywords.keyword, keyword))
      if (!before && !hasRoomLeft) return fail(goodsErrors.terms_full)
      const [row] = await tx
        .insert(curatedKeywords)
        .values({ keyword, sort, isOwn: true })
        .onConflictDoUpdate({ target: curatedKeywords.keyword, set: { sort, isActive: true } })
        .returning()
      after.act({ kind: 'keyword', id: null, before: before && { ...before }, after: { ...row! } })
      return answer(toKeyword(row!))
    })
  )
  api.ops(contract.removeKeyword, async ({ transact, input }) =>
    transact(async (tx, after) => {
      const isIt = eq(curatedKeywords.keyword, input.keyword)
      const [row] = await tx
        .select()
        .from(curatedKeywords)
        .where(and(isIt, eq(curatedKeywords.isActive, true)))
        .for('update')
      if (!row) return fail(coreErrors.not_found)
      if (row.isOwn) await tx.delete(curatedKeywords).where(isIt)
      else await tx.update(curatedKeywords).set({ isActive: false }).where(isIt)
      after.act({ kind: 'keyword', id: null, before: { ...row } })
      return answer(toKeyword(row))
    })
  )
}

function synonymRoutes(api: Api): void {
  api.ops(contract.listOpsSynonyms, async ({ db, input }) => {
    const like = input.keyword && containing(input.keyword)
    const where = and(
      eq(synonyms.isActive, true),
      like ? or(ilike(synonyms.word, like), ilike(synonyms.phrase, like)) : undefined,
      input.is_own === undefined ? undefined : eq(synonyms.isOwn, input.is_own)
    )
    const found = await db
      .select()
      .from(synonyms)
      .where(where)
      .orderBy(asc(synonyms.word), asc(synonyms.phrase))
      .limit(pageWindow(input).limit)
      .offset(pageWindow(input).offset)
    const total = await db.$count(synonyms, where)
    return answer(found.map(toSynonym), { meta: pageMeta(input.page, input.per_page, total) })
  })
  // What searches mean follows in every process with the commit; pages and answers of searches are read anew.
  const tags = [synonymsTag, searchTag, 'catalogue'] as const
  api.ops(contract.addSynonym, async ({ transact, input }) =>
    transact(async (tx, after) => {
      const hasRoomLeft = await hasRoom(tx, synonyms)
      const [before] = await tx.select().from(synonyms).where(isPair(input))
      if (!before && !hasRoomLeft) return fail(goodsErrors.terms_full)
      const [row] = await tx
        .insert(synonyms)
        .values({ word: input.word, phrase: input.phrase, isOwn: true })
        .onConflictDoUpdate({ target: [synonyms.word, synonyms.phrase], set: { isActive: true } })
        .returning()
      after.act({ kind: 'synonym', id: null, before: before && { ...before }, after: { ...row! } })
      after.invalidate(...tags)
      return answer(toSynonym(row!))
    })
  )
  api.ops(contract.removeSynonym, async ({ transact, input }) =>
    transact(async (tx, after) => {
      const [row] = await tx
        .select()
        .from(synonyms)
        .where(and(isPair(input), eq(synonyms.isActive, true)))
        .for('update')
      if (!row) return fail(coreErrors.not_found)
      if (row.isOwn) await tx.delete(synonyms).where(isPair(input))
      else await tx.update(synonyms).set({ isActive: false }).where(isPair(input))
      after.act({ kind: 'synonym', id: null, before: { ...row } })
      after.invalidate(...tags)
      return answer(toSynonym(row))
    })
  )
}

const isPair = ({ word, phrase }: { word: string; phrase: string }) =>
  and(eq(synonyms.word, word), eq(synonyms.phrase, phrase))

const toKeyword = ({ keyword, sort, isOwn }: typeof curatedKeywords.$inferSelect) => ({
  keyword,
  sort,
  is_own: isOwn
})
const toSynonym = ({ word, phrase, isOwn }: typeof synonyms.$inferSelect) => ({ word, phrase, is_own: isOwn })
