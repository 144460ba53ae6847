import type { Services } from '#server/core/platform/services.ts'
import { type Synonyms, synonymTable } from './index/query-groups.ts'
import { synonyms } from './schema.ts'

const freshMs = 10_000

type Table = { read: Promise<Synonyms>; readAt: number }

const tables = new WeakMap<Services['connection'], Table>()

/** Synonym phrases by word; an operator's change takes effect within ten seconds. */
export function synonymsOf({ connection }: Pick<Services, 'connection'>): Promise<Synonyms> {
  const now = performance.now()
  const known = tables.get(connection)
  if (known && now - known.readAt <= freshMs) return known.read
  const read = connection.db.select().from(synonyms).then(synonymTable)
  read.catch(() => tables.delete(connection))
  tables.set(connection, { read, readAt: now })
  return read
}
