import { and, count, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'

import { exportHours } from '#lib/identity/export-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { FileReader } from '#server/core/http/private-files.ts'
import { fileAddress } from '#server/core/files/file-tokens.ts'
import { dataExports } from './personal-data-schema.ts'
import { users } from './schema.ts'

const lifeMs = exportHours * 60 * 60_000
/** Exports that a person may request in 24 hours; failed ones do not count. */
const maxExports = 3

const isYoung = (now: Date) => gt(dataExports.requestedAt, new Date(now.getTime() - lifeMs))

/** The status of a person's newest export. */
export async function readExport(db: Db, secret: string, userId: number, now: Date) {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), isYoung(now)))
    .orderBy(desc(dataExports.id))
    .limit(1)
  if (!row) return { status: 'none' as const, requested_at: null, until: null, file: null }
  const { id, requestedAt, readyAt, failedAt, path } = row
  return {
    status: failedAt ? ('failed' as const) : readyAt ? ('ready' as const) : ('waiting' as const),
    requested_at: requestedAt.toISOString(),
    until: readyAt ? new Date(requestedAt.getTime() + lifeMs).toISOString() : null,
    file: path ? fileAddress(secret, 'export', id, now) : null
  }
}

/**
 * Requests an export: 'begun', 'waiting' if one is being made, or 'too_many'. Locks the person's row, so that ten
 * concurrent requests make one export.
 */
export async function requestExport(
  tx: Db,
  userId: number,
  now: Date
): Promise<'begun' | 'waiting' | 'too_many'> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const own = and(eq(dataExports.userId, userId), isNull(dataExports.failedAt))
  const [waiting] = await tx
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(own, isNull(dataExports.readyAt)))
  if (waiting) return 'waiting'
  const [row] = await tx
    .select({ n: count() })
    .from(dataExports)
    .where(and(own, isYoung(now)))
  if ((row?.n ?? 0) >= maxExports) return 'too_many'
  await tx.insert(dataExports).values({ userId, requestedAt: now })
  return 'begun'
}

/** The path of an export's file, only for the person whose data it is; operators do not get it (identity-91). */
export async function findExportFile(db: Db, id: number, reader: FileReader): Promise<string | undefined> {
  if ('scope' in reader) return undefined
  const [row] = await db
    .select({ path: dataExports.path })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, reader.buyerId), isNotNull(dataExports.path)))
  return row?.path ?? undefined
}

/** The paths among these that a row refers to, for the clean-up job. */
export const namedExports = (db: Db, paths: string[]): Promise<{ path: string | null }[]> =>
  db.select({ path: dataExports.path }).from(dataExports).where(inArray(dataExports.path, paths))
