import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import * as contract from '#lib/goods/terms-contract.ts'

import { containing } from '#server/core/db/like-pattern.ts'
import { wholeWindow } from '#server/core/db/paging.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { synonyms } from '#server/search/schema.ts'
import { searchTag } from '#server/search/search-of.ts'
import { synonymsTag } from '#server/search/synonyms-of.ts'
import { whyNotAsSeen } from './own-terms.ts'
import { addPair, changePair, lockSynonym, removePair, toSynonym } from './synonym-rows.ts'

/** What searches mean follows in every process with the commit; pages and answers of searches are read anew. */
const tags = [synonymsTag, searchTag, 'catalogue'] as const

/** Synonyms: listed, added, changed and removed. */
export function synonymRoutes(api: Api): void {
  api.ops(contract.listOpsSynonyms, async ({ db, input }) => {
    const like = input.keyword && containing(input.keyword)
    const where = and(
      eq(synonyms.isActive, true),
      like ? or(ilike(synonyms.word, like), ilike(synonyms.phrase, like)) : undefined,
      input.is_own === undefined ? undefined : eq(synonyms.isOwn, input.is_own)
    )
    const direction = input.order === 'asc' ? asc : desc
    const found = await db
      .select()
      .from(synonyms)
      .where(where)
      .orderBy(direction(synonyms.word), direction(synonyms.phrase))
      .limit(wholeWindow(input).limit)
      .offset(wholeWindow(input).offset)
    const total = await db.$count(synonyms, where)
    return answer(found.map(toSynonym), { meta: pageMeta(input.page, input.per_page, total) })
  })
  api.ops(contract.showOpsSynonym, async ({ db, input }) => {
    const isIt = and(eq(synonyms.id, input.id), eq(synonyms.isActive, true))
    const [row] = await db.select().from(synonyms).where(isIt)
    return row ? answer(toSynonym(row)) : fail(coreErrors.not_found)
  })
  api.ops(contract.addSynonym, async ({ transact, input, now }) =>
    transact(async (tx, after) => {
      const { row, isNew } = await addPair(tx, input, now)
      if (!row) return fail(goodsErrors.terms_full)
      if (isNew) {
        after.act({ kind: 'synonym', id: row.id, after: toSynonym(row) })
        after.invalidate(...tags)
      }
      return answer({ ...toSynonym(row), is_added: isNew })
    })
  )
  api.ops(contract.changeSynonym, async ({ transact, input, now }) =>
    transact(async (tx, after) => {
      const before = await lockSynonym(tx, input.id)
      const why = await whyNotAsSeen(tx, 'synonym', before, input.updated_at)
      if (why) return why
      const row = await changePair(tx, before!, input, now)
      if (!row) return fail(goodsErrors.terms_full)
      if (row === before) return answer(toSynonym(row))
      // By the number that was changed: its next reader is told who did it. By the new one, if it has another, it is found by its words.
      for (const id of new Set([input.id, row.id]))
        after.act({ kind: 'synonym', id, before: toSynonym(before!), after: toSynonym(row) })
      after.invalidate(...tags)
      return answer(toSynonym(row))
    })
  )
  api.ops(contract.removeSynonym, async ({ transact, input, now }) =>
    transact(async (tx, after) => {
      const row = await lockSynonym(tx, input.id)
      const why = await whyNotAsSeen(tx, 'synonym', row, input.updated_at)
      if (why) return why
      await removePair(tx, row!, now)
      after.act({ kind: 'synonym', id: input.id, before: toSynonym(row!) })
      after.invalidate(...tags)
      return answer(toSynonym(row!))
    })
  )
}
