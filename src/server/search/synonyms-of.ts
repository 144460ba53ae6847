import { isDeepStrictEqual } from 'node:util'

import { eq } from 'drizzle-orm'

import type { Services } from '#server/core/platform/services.ts'
import { type Synonyms, synonymTable } from './index/query-groups.ts'
import { synonyms } from './schema.ts'

/** Tag that makes every process read the synonyms anew. */
export const synonymsTag = 'synonyms'

/** Changes that are not made at the counter take effect after this time. */
const freshMs = 10_000

type Table = { read: Promise<Synonyms>; readAt: number }

const tables = new WeakMap<Services['connection'], Table>()

/** Reads the synonyms anew with the next search. */
export const forgetSynonyms = ({ connection }: Pick<Services, 'connection'>): void =>
  void tables.delete(connection)

/** Synonym phrases by word: the same table until they change, as searches keep what they work out from it. */
export function synonymsOf({ connection }: Pick<Services, 'connection'>): Promise<Synonyms> {
  const now = performance.now()
  const known = tables.get(connection)
  if (known && now - known.readAt <= freshMs) return known.read
  const read = readTable(connection, known?.read)
  read.catch(() => tables.delete(connection))
  tables.set(connection, { read, readAt: now })
  return read
}

async function readTable(
  { db }: Services['connection'],
  known: Promise<Synonyms> | undefined
): Promise<Synonyms> {
  const before = await known?.catch(() => undefined)
  const table = synonymTable(
    await db
      .select({ word: synonyms.word, phrase: synonyms.phrase })
      .from(synonyms)
      .where(eq(synonyms.isActive, true))
  )
  return isDeepStrictEqual(before, table) ? (before as Synonyms) : table
}
