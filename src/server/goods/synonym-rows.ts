import { and, eq } from 'drizzle-orm'

import { nextVersion } from '#server/core/db/columns.ts'
import type { Db } from '#server/core/db/connect.ts'
import { synonyms } from '#server/search/schema.ts'
import { hasRoom, lockTerms } from './own-terms.ts'

type SynonymRow = typeof synonyms.$inferSelect
type Pair = { word: string; phrase: string }

const isPair = ({ word, phrase }: Pair) => and(eq(synonyms.word, word), eq(synonyms.phrase, phrase))
const moved = (now: Date) => ({ updatedAt: nextVersion(synonyms.updatedAt, now) })

/** A synonym with its lock, also a delivered one that was removed. */
export async function lockSynonym(tx: Db, id: number): Promise<SynonymRow | undefined> {
  await lockTerms(tx)
  const [row] = await tx.select().from(synonyms).where(eq(synonyms.id, id)).for('update')
  return row
}

/** Adds a pair, or a delivered one again that was removed; no row where no own one has room. */
export async function addPair(
  tx: Db,
  { word, phrase }: Pair,
  now: Date
): Promise<{ row?: SynonymRow; isNew: boolean }> {
  const hasRoomLeft = await hasRoom(tx, synonyms)
  const isIt = isPair({ word, phrase })
  const [known] = await tx.select().from(synonyms).where(isIt).for('update')
  if (known?.isActive) return { row: known, isNew: false }
  if (!known && !hasRoomLeft) return { isNew: false }
  const [row] = known
    ? await tx
        .update(synonyms)
        .set({ isActive: true, ...moved(now) })
        .where(isIt)
        .returning()
    : await tx.insert(synonyms).values({ word, phrase, isOwn: true, updatedAt: now }).returning()
  return { row: row!, isNew: true }
}

/** Deletes an own pair; a delivered one stays away, also after a start. */
export async function removePair(tx: Db, { id, isOwn }: SynonymRow, now: Date): Promise<void> {
  const isIt = eq(synonyms.id, id)
  if (isOwn) await tx.delete(synonyms).where(isIt)
  else
    await tx
      .update(synonyms)
      .set({ isActive: false, ...moved(now) })
      .where(isIt)
}

/**
 * Gives a locked synonym other words. A delivered one stays away, or a start would add it beside the changed one, and an own one takes
 * its place; where a pair of these words is there already, that one remains. Returns the row of the new words, `row` itself where
 * nothing changed, and undefined, before anything is written, where no own one has room.
 */
export async function changePair(
  tx: Db,
  row: SynonymRow,
  { word, phrase }: Pair,
  now: Date
): Promise<SynonymRow | undefined> {
  if (row.word === word && row.phrase === phrase) return row
  const [other] = await tx.select({ id: synonyms.id }).from(synonyms).where(isPair({ word, phrase }))
  if (row.isOwn && !other) {
    const set = { word, phrase, ...moved(now) }
    const [saved] = await tx.update(synonyms).set(set).where(eq(synonyms.id, row.id)).returning()
    return saved!
  }
  const added = await addPair(tx, { word, phrase }, now)
  if (added.row) await removePair(tx, row, now)
  return added.row
}

/** A synonym as the counter sees it. */
export const toSynonym = ({ id, word, phrase, isOwn, updatedAt }: SynonymRow) => ({
  id,
  word,
  phrase,
  is_own: isOwn,
  updated_at: updatedAt.toISOString()
})
