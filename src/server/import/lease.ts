import { randomUUID } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { imports } from './schema.ts'

export type Import = typeof imports.$inferSelect
/** An import that this worker has. */
export type Held = Import & { lease: string }

/** Seconds until another worker takes over from one that died: longer than the slowest steps, a table and one picture from elsewhere. */
export const leaseSeconds = 120

const until = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000)

/**
 * Takes the import that waits longest for a worker; undefined where none does. One guarded statement, so that only one worker has it.
 * Without `mayRead` none whose table is not read yet. The try is counted before it begins: what kills its process can count nothing afterwards.
 */
export async function takeImport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { mayRead = true }: { mayRead?: boolean } = {}
): Promise<Held | undefined> {
  const now = clock.now()
  const lease = randomUUID()
  const [taken] = await db
    .update(imports)
    .set({ lease, leaseUntil: until(now), tries: sql`${imports.tries} + 1` })
    .where(
      sql`${imports.id} = (
        select id from imports where state in ('checking', 'running', 'undoing')
          and (lease_until is null or lease_until <= ${now.toISOString()}::timestamptz)
          and (${mayRead} or is_read or state <> 'checking')
        order by id limit 1 for update skip locked
      )`
    )
    .returning()
  return taken && { ...taken, lease }
}

/**
 * Renews the lease in the transaction of a step: false where another worker took over or somebody stopped the import, and the step must
 * write nothing. Holds the import's row until the transaction ends, so that two workers never write for it at once. With what the step
 * writes, the tries begin anew.
 */
export const renewLease = (tx: Db, held: Held, now: Date): Promise<boolean> =>
  renew(tx, held, { leaseUntil: until(now), tries: 0 })

/** Renews the lease of a step that goes on, without anything done that another worker would not have to do again. */
export const keepLease = (tx: Db, held: Held, now: Date): Promise<boolean> =>
  renew(tx, held, { leaseUntil: until(now) })

async function renew(tx: Db, { id, lease, state }: Held, set: Partial<Import>): Promise<boolean> {
  const held = await tx
    .update(imports)
    .set(set)
    .where(and(eq(imports.id, id), eq(imports.lease, lease), eq(imports.state, state)))
    .returning({ id: imports.id })
  return held.length > 0
}

/** Lets the next worker take it at once. */
export async function dropLease(db: Db, { id, lease }: Held): Promise<void> {
  await db
    .update(imports)
    .set({ lease: null, leaseUntil: null })
    .where(and(eq(imports.id, id), eq(imports.lease, lease)))
}
