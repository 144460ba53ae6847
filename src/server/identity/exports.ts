import { and, count, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'

import { exportHours } from '#lib/identity/export-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { FileReader } from '#server/core/http/private-files.ts'
import { fileAddress } from '#server/core/files/file-tokens.ts'
import { dataExports, users } from './schema.ts'

const lifeMs = exportHours * 60 * 60_000
/** Copies that a person may ask for in 24 hours; those that failed do not count. */
const maxExports = 3

const isYoung = (now: Date) => gt(dataExports.requestedAt, new Date(now.getTime() - lifeMs))

/** Where the newest copy of a person's data stands. */
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
 * Asks for a copy: 'begun', or 'waiting' where one is being made, or 'too_many'. The person's row is held meanwhile, so
 * that ten requests at once are one.
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

/** Where the file of a copy lies, for the person whose data it is alone: an operator has no use for it (identity-91). */
export async function findExportFile(db: Db, id: number, reader: FileReader): Promise<string | undefined> {
  if (reader === 'operator') return undefined
  const [row] = await db
    .select({ path: dataExports.path })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, reader.buyerId), isNotNull(dataExports.path)))
  return row?.path ?? undefined
}

/** Which of these files a row names, for the clean-up. */
export const namedExports = (db: Db, paths: string[]): Promise<{ path: string | null }[]> =>
  db.select({ path: dataExports.path }).from(dataExports).where(inArray(dataExports.path, paths))
