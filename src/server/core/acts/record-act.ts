import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, gt, sql } from 'drizzle-orm'

import { rejectedSignIn } from '#lib/core/schema/act-roles.ts'

import { within } from '#server/core/concurrency/unavailable.ts'
import type { Services } from '#server/core/platform/services.ts'
import { actRow, type Asked } from './act.ts'
import { acts } from './schema.ts'

/** Minutes after its first part within which the further parts of a file belong to the same act. */
const partMinutes = 15

type Recorder = Pick<Services, 'db' | 'clock' | 'log' | 'config'>

/**
 * Writes down a call that changed nothing by a transaction of ours: a file that it stored, or one that it gives (ops-371). What cannot
 * be written is logged with its caller, and the answer is given all the same: the bank's file and the books must be within reach of
 * finance also while the database takes no writes.
 */
export async function recordCall(services: Recorder, asked: Asked): Promise<void> {
  if (asked.isRecorded) return
  await writeOrLog(services, asked, async () => {
    const at = services.clock.now()
    if (await isFurtherPart(services, asked, at)) return
    await services.db.insert(acts).values(actRow(asked, at))
  })
}

/** Writes down that an address sent wrong tokens until it had to wait: once for each wait, and nothing of the tokens (ops-372). */
export async function recordRejectedSignIn(services: Recorder, requestId: string): Promise<void> {
  const { name, call } = rejectedSignIn
  const asked: Asked = { caller: { name, role: 'unknown' }, call, input: {}, requestId, isRecorded: false }
  await writeOrLog(services, asked, () =>
    services.db.insert(acts).values(actRow(asked, services.clock.now()))
  )
}

async function writeOrLog({ log, config }: Recorder, asked: Asked, write: () => Promise<unknown>) {
  const { call, caller, requestId } = asked
  try {
    await within(config.answerTimeoutMs, write())
  } catch (error) {
    log.error({ error, call, requestId, operator: caller.name }, 'an act is not recorded')
  }
}

/**
 * A file of several parts is one act, written with the first. A further part whose first one is not found is an act too: otherwise a
 * part that begins before everything would be a whole file that left no trace.
 */
async function isFurtherPart({ db }: Recorder, { caller, call, input }: Asked, at: Date): Promise<boolean> {
  const isFurther = ['before', 'after'].some(name => (input as Readonly<Record<string, unknown>>)[name])
  if (!isFurther || !call.startsWith('GET ')) return false
  const filter = sql`${JSON.stringify(input)}::jsonb - 'before' - 'after'`
  const [first] = await db
    .select({ id: acts.id })
    .from(acts)
    .where(
      and(
        eq(acts.call, call),
        eq(acts.name, caller.name),
        eq(acts.role, caller.role),
        gt(acts.at, addMinutes(at, -partMinutes)),
        sql`${acts.input} - 'before' - 'after' = ${filter}`
      )
    )
    .limit(1)
  return first !== undefined
}
