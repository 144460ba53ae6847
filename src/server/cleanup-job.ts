import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import { isNotNull, lt, or, sql } from 'drizzle-orm'

import { forgetSearches } from '#server/search/search-counts.ts'
import { rows } from '#server/core/db/connect.ts'
import { idempotencyKeys } from '#server/core/db/schema.ts'
import { deliveries } from '#server/core/messages/schema.ts'
import { grants, knownBrowsers, otpCodes, sessions } from '#server/identity/schema.ts'
import { requesterDays } from '#server/core/http/requester.ts'
import type { Services } from '#server/core/platform/services.ts'

/** Hours for which first answers are kept (D7). */
const answersHours = 48
/** Days for which ended sessions and used codes stay, for questions. */
const endedDays = 7

/** Removes what has had its time. */
export async function cleanUp(services: Services): Promise<void> {
  const { db, connection } = services
  const now = services.clock.now()
  const ended = subDays(now, endedDays)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, subHours(now, answersHours)))
  await db.delete(otpCodes).where(lt(otpCodes.expiresAt, ended))
  await db.delete(grants).where(or(lt(grants.expiresAt, ended), isNotNull(grants.usedAt)))
  await db.delete(deliveries).where(lt(deliveries.createdAt, ended))
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastAt, subDays(now, requesterDays)))
  await db.delete(sessions).where(or(lt(sessions.refreshExpiresAt, ended), lt(sessions.revokedAt, ended)))
  await forgetSearches(db, now)
  if (connection.engine === 'pglite') await vacuum(services)
}

/**
 * Vacuums the embedded database, which has no autovacuum: table by table, because one VACUUM of everything holds its
 * only connection for seconds, and requests get their turn in between.
 */
async function vacuum({ db, connection }: Services): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select quote_ident(relname) as name from pg_stat_user_tables where schemaname = 'public'`
  )
  for (const { name } of tables) await connection.exec(`VACUUM (ANALYZE) ${name}`)
}
