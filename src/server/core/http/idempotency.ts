import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { eq } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { idempotencyKeys } from '#server/core/db/schema.ts'
import type { Context, RequestContext } from './context.ts'
import { answerOf, claimKey, keyOf, readStored, type Slot, type Stored } from './stored-answers.ts'
import { within } from '#server/core/concurrency/unavailable.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { type AfterCommit } from '#server/core/after-commit.ts'
import { type Answer, type Handled } from './answer.ts'

type Charge<R> = (tx: Db, after: AfterCommit) => Promise<Handled<R>>

/** Requests that this process is answering, by their slot. */
const underWay = new Map<string, Promise<Handled<unknown>>>()

/** How many of them ended, by a number that is made of the key: keys that share one cost a read, no more. */
const endedRuns = new Uint32Array(4096)
const placeOf = (key: string) =>
  [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % endedRuns.length, 7)

/** What was stored under the key of a request, if anything, and how many runs had ended before it was read. */
export type Known = Stored & { endedBefore: number }

/** How many runs of a key have ended: to be looked at before what is stored under it is read. */
export const countEnded = (key: string): number => endedRuns[placeOf(key)]!

/**
 * Runs what charges once per owner, route and Idempotency-Key (D7). A retry gets the first answer; the same key with
 * another body is rejected; an error is not kept, so that the buyer can mend the cause and send again.
 * Of requests that arrive together, one runs: the others of this process share its answer, those of another process
 * wait for it on the key's unique index. `known` is what was stored under the key when the session was looked up; it is
 * read again if a run ended since, whose answer it may lack.
 */
export async function replayOrRun<R>(
  context: Context<unknown>,
  { ownerId, route }: { ownerId: number; route: string },
  prepare: () => Promise<Charge<R> | ReturnType<typeof fail>>,
  known?: Known
): Promise<Handled<R>> {
  const key = keyOf(context.requestContext)
  if (!key) return fail(coreErrors.idempotency_key_required)
  const slot = { userId: ownerId, route, key, bodyHash: hashBody(context.input) }
  const name = Object.values(slot).join(' ')
  // The bound is the answer's: what is lost must not be what the same request sent again is told to wait for.
  const { answerTimeoutMs } = context.services.config
  const running = underWay.get(name)
  const isFresh = known?.endedBefore === countEnded(key)
  // What another request does is written down with that one.
  if (running) noteReplay(context.requestContext)
  const shared =
    running ?? within(answerTimeoutMs, runHeld(context, slot, prepare, isFresh ? known : undefined))
  underWay.set(name, shared)
  try {
    return (await shared) as Handled<R>
  } finally {
    if (underWay.get(name) === shared) {
      underWay.delete(name)
      endedRuns[placeOf(key)]! += 1
    }
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
  prepare: () => Promise<Charge<R> | ReturnType<typeof fail>>,
  known: Stored | undefined
): Promise<Handled<R>> {
  const stored = known ? answerOf<R>(known.stored, slot) : await readStored<R>(context.db, slot)
  if (stored) {
    noteReplay(context.requestContext)
    return stored
  }
  const charge = await prepare()
  if (typeof charge !== 'function')
    return (await awaitStored<R>(context.db, slot, charge.error.status)) ?? charge

  return context.transact(async (tx, after) => {
    const [row] = await claimKey(tx).execute({ ...slot, now: context.now })
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
