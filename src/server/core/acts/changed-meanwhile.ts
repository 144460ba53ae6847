import { and, desc, eq } from 'drizzle-orm'

import { clockTime, date } from '#lib/format/dates.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { acts } from './schema.ts'

/**
 * Rejects a save that was made from an older version of an object, and says who changed it and when (ops-58); undefined where the
 * caller saw the newest one. The caller holds the row's lock.
 */
export async function changedMeanwhile(
  tx: Db,
  { kind, id, updatedAt }: { kind: string; id: number; updatedAt: Date },
  seen: Date
) {
  if (updatedAt.getTime() === seen.getTime()) return undefined
  const [last] = await tx
    .select({ name: acts.name, at: acts.at })
    .from(acts)
    .where(and(eq(acts.kind, kind), eq(acts.objectId, id)))
    .orderBy(desc(acts.id))
    .limit(1)
  // A change of many at once, such as a brand's new name, is no act of each: then nobody is named.
  const isNewest = last && last.at.getTime() + 1_000 >= updatedAt.getTime()
  const details = { updated_at: updatedAt.toISOString(), changed_by: isNewest ? last.name : null }
  if (!isNewest) return fail(coreErrors.changed_meanwhile, { details })
  return fail(coreErrors.changed_meanwhile, {
    message: `Data ini sudah diubah oleh ${last.name} pada ${date(last.at)} pukul ${clockTime(last.at)}. Muat ulang, lalu ulangi perubahan Anda.`,
    details
  })
}
