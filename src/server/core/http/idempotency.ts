import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { and, eq } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { idempotencyKeys } from '#server/core/db/schema.ts'
import type { Context, RequestContext } from './context.ts'
import { within } from '#server/core/concurrency/unavailable.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { type AfterCommit } from '#server/core/after-commit.ts'
import { type Answer, type Handled } from './answer.ts'

type Charge<R> = (tx: Db, after: AfterCommit) => Promise<Handled<R>>

/** Requests that this process is answering, by their slot. */
const underWay = new Map<string, Promise<Handled<unknown>>>()

/**
 * Runs what charges once per owner, route and Idempotency-Key (D7). A retry gets the first answer; the same key with
 * another body is rejected; an error is not kept, so that the buyer can mend the cause and send again.
 * Of requests that arrive together, one runs: the others of this process share its answer, those of another process
 * wait for it on the key's unique index.
 */
export async function replayOrRun<R>(
  context: Context<unknown>,
  { ownerId, route }: { ownerId: number; route: string },
  prepare: () => Promise<Charge<R> | ReturnType<typeof fail>>
): Promise<Handled<R>> {
  const key = context.requestContext.headers.get('idempotency-key')?.trim()
  if (!key || key.length > 100) return fail(coreErrors.idempotency_key_required)
  const slot = { userId: ownerId, route, key, bodyHash: hashBody(context.input) }
  const name = Object.values(slot).join(' ')
  // The bound is the answer's: what is lost must not be what the same request sent again is told to wait for.
  const { answerTimeoutMs } = context.services.config
  const running = underWay.get(name)
  // What another request does is written down with that one.
  if (running) noteReplay(context.requestContext)
  const shared = running ?? within(answerTimeoutMs, runHeld(context, slot, prepare))
  underWay.set(name, shared)
  try {
    return (await shared) as Handled<R>
  } finally {
    if (underWay.get(name) === shared) underWay.delete(name)
  }
}

/** The same for what may come without a key: then it is done each time that it is sent. */
export async function replayIfKeyed<R>(
  context: Context<unknown>,
  slot: { ownerId: number; route: string },
  prepare: () => Promise<Charge<R> | ReturnType<typeof fail>>
): Promise<Handled<R>> {
  if (context.requestContext.headers.has('idempotency-key')) return replayOrRun(context, slot, prepare)
  const charge = await prepare()
  if (typeof charge !== 'function') return charge
  return context.transact(async (tx, after) => {
    const result = await charge(tx, after)
    if (!result.ok) throw new ApiException(result.error)
    return result
  })
}

function runHeld<R>(...run: Parameters<typeof runOnce<R>>): Promise<Handled<R>> {
  const work = runOnce<R>(...run)
  const [{ requestContext }] = run
  requestContext.hold?.(work)
  return work
}

async function runOnce<R>(
  context: Context<unknown>,
  slot: Slot,
  prepare: () => Promise<Charge<R> | ReturnType<typeof fail>>
): Promise<Handled<R>> {
  const stored = await readStored<R>(context.db, slot)
  if (stored) {
    noteReplay(context.requestContext)
    return stored
  }
  const charge = await prepare()
  if (typeof charge !== 'function')
    return (await awaitStored<R>(context.db, slot, charge.error.status)) ?? charge

  return context.transact(async (tx, after) => {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ ...slot, answer: {}, createdAt: context.now })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id })
    const row = claimed[0]
    if (!row) return (await readStored<R>(tx, slot)) ?? fail(coreErrors.unavailable)
    const result = await charge(tx, after)
    if (!result.ok) throw new ApiException(result.error)
    after.later({
      write: tx.update(idempotencyKeys).set({ answer: result.value }).where(eq(idempotencyKeys.id, row.id))
    })
    return result
  })
}

/** What is done already is no second act of the counter's caller: an answer that is given again, a console that is signed in. */
export function noteReplay({ asked }: Pick<RequestContext, 'asked'>): void {
  if (asked) asked.isRecorded = true
}

/**
 * An error may be the trace of the same request that came first to another process: then that one's answer counts.
 * A limit (429) is hit while the first is still under way, so it is given time to finish.
 */
async function awaitStored<R>(db: Db, slot: Slot, status: number): Promise<Result<Answer<R>> | undefined> {
  const tries = status === 429 ? 10 : 1
  for (let attempt = 1; attempt < tries; attempt += 1) {
    const stored = await readStored<R>(db, slot)
    if (stored) return stored
    await delay(200)
  }
  return readStored<R>(db, slot)
}

type Slot = { userId: number; route: string; key: string; bodyHash: string }

async function readStored<R>(db: Db, slot: Slot): Promise<Result<Answer<R>> | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, slot.userId),
        eq(idempotencyKeys.route, slot.route),
        eq(idempotencyKeys.key, slot.key)
      )
    )
  if (!row) return undefined
  if (row.bodyHash !== slot.bodyHash) return fail(coreErrors.idempotency_mismatch)
  return { ok: true, value: row.answer as Answer<R> }
}

/** What proves who asks is no part of what is asked: after a lost answer the same may be proven another way. */
const proofs = new Set(['pin', 'otp', 'otp_id', 'verification_type'])

/**
 * Key order does not matter: the same order request from two tabs is the same. A PIN must stay out: of a million PINs
 * the right one would be found from the hash.
 */
function hashBody(input: unknown): string {
  const canonical = JSON.stringify(input, (name, value: unknown) =>
    proofs.has(name)
      ? undefined
      : value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
        : value
  )
  return createHash('sha256').update(canonical).digest('hex')
}
