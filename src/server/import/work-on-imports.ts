import { and, eq, lt } from 'drizzle-orm'
import { subHours } from 'date-fns/subHours'

import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import type { Services } from '#server/core/platform/services.ts'
import { searchOf } from '#server/search/search-of.ts'
import { checkStep, LeaseLost } from './check-import.ts'
import { endTries, isPassing, maxTries, uncountTry } from './count-tries.ts'
import { photoFetcher } from './fetch-photo.ts'
import { dropLease, type Held, takeImport } from './lease.ts'
import { runStep, WorkStopped } from './run-import.ts'
import { importFiles, imports } from './schema.ts'
import type { FetchPhoto } from './store-photos.ts'
import { TableProblem } from './table-problem.ts'
import { undoStep } from './undo-import.ts'

const unreadable =
  'Berkas ini tidak dapat diperiksa karena kesalahan pada sistem. Unggah lagi, atau bagi menjadi beberapa berkas.'

/** Hours for which a checked import waits to be run. */
const waitHours = 24

export type WorkOptions = {
  /** Asked between two steps, and before each picture: the rest is left to the next worker. */
  isStopped?: () => boolean
  /** Steps after which the rest is left too. */
  maxSteps?: number
  /** What fetches the pictures of one import; tests have their own. */
  fetcherOf?: (services: Services) => FetchPhoto
}

type Limits = { isStopped: () => boolean; mayStep: () => boolean; fetchPhoto: FetchPhoto }

const outsideFetcher = ({ config }: Services) => photoFetcher({ toPrivate: config.outsideToPrivate })

/**
 * Works on the imports that wait for a worker, one after another, each in steps of their own transactions. Any number of processes may
 * do so: each import has one worker at a time, and another one continues where a dead one was.
 */
export async function workOnImports(
  services: Services,
  { isStopped = () => false, maxSteps = Infinity, fetcherOf = outsideFetcher }: WorkOptions = {}
): Promise<void> {
  await giveUpOld(services)
  const steps = { left: maxSteps }
  const mayStep = () => (steps.left -= 1) >= 0
  while (!isStopped() && steps.left > 0) {
    const leave = enterReader()
    try {
      const held = await takeImport(services, { mayRead: leave !== undefined })
      if (!held) return
      if (held.isRead) leave?.()
      const limits = { isStopped, mayStep, fetchPhoto: fetcherOf(services) }
      await work(services, held, { ...limits, onRead: () => leave?.() })
    } finally {
      leave?.()
    }
  }
}

let isReading = false

/**
 * The place of the one worker of this process that may read a table: a small file may take gigabytes until it is rejected. Returns how to
 * leave it, or undefined where it is taken: tables wait for the next look, and other imports do not wait.
 */
function enterReader(): (() => void) | undefined {
  if (isReading) return undefined
  isReading = true
  let isLeft = false
  return () => {
    if (!isLeft) isReading = false
    isLeft = true
  }
}

/** Milliseconds that an answered request goes on: small imports are done then, the rest is left to the job. */
const brieflyMs = 2_000

/** Begins at once what a request has asked for, without keeping a process that stops. */
export function workBriefly(services: Services): Promise<void> {
  const start = performance.now()
  return workOnImports(services, { isStopped: () => performance.now() - start > brieflyMs })
}

async function work(
  services: Services,
  held: Held,
  { onRead, ...limits }: Limits & { onRead: () => void }
): Promise<void> {
  const { db, log } = services
  let hasWritten = false
  const leaveRest = async () => {
    if (!hasWritten) await uncountTry(services, held)
    await dropLease(db, held)
  }
  // Those before it killed their processes, or could not tell how they failed.
  if (held.tries > maxTries) return giveUp(services, held)
  try {
    let isMore = true
    while (isMore && !limits.isStopped() && limits.mayStep()) {
      isMore = await step(services, held, limits)
      hasWritten = true
      if (held.isRead) onRead()
      // The index follows meanwhile: the first search after a large import would not wait for all of it.
      if (held.state !== 'checking') searchOf(services).lookSoon()
    }
    if (isMore) await leaveRest()
  } catch (error) {
    if (error instanceof WorkStopped) return leaveRest()
    if (error instanceof LeaseLost) return hasWritten ? undefined : uncountTry(services, held)
    // Perhaps nothing can be written now: the lease ends by itself, and another worker continues.
    if (isUnavailable(error)) {
      if (!hasWritten) await uncountTry(services, held).catch(() => undefined)
      throw error
    }
    if (held.state === 'checking') return failed(services, held, error)
    log.error({ error, import: held.id }, 'an import rests')
    if (!isPassing(error)) await endTries(services, held)
    else if (!hasWritten) await uncountTry(services, held)
  }
}

/** Ends an import that no worker survives. */
const giveUp = (services: Services, held: Held): Promise<void> =>
  held.state === 'checking'
    ? failed(services, held, new Error('Each try to check it ended its process'))
    : endTries(services, held)

function step(services: Services, held: Held, { fetchPhoto, isStopped }: Limits): Promise<boolean> {
  if (held.state === 'checking') return checkStep(services, held)
  return held.state === 'running' ? runStep(services, held, fetchPhoto, isStopped) : undoStep(services, held)
}

async function failed({ db, log }: Services, held: Held, error: unknown): Promise<void> {
  const isKnown = error instanceof TableProblem
  if (!isKnown) log.error({ error, import: held.id }, 'a table is not checked')
  await db
    .update(imports)
    .set({
      state: 'failed',
      problem: isKnown ? error.message : unreadable,
      lease: null,
      leaseUntil: null,
      file: null,
      shopFile: null
    })
    .where(and(eq(imports.id, held.id), eq(imports.lease, held.lease), eq(imports.state, 'checking')))
}

/** Gives up imports that nobody ran within a day. */
async function giveUpOld({ db, clock }: Services): Promise<void> {
  const given = await db
    .update(imports)
    .set({ state: 'cancelled', file: null, shopFile: null })
    .where(and(eq(imports.state, 'checked'), lt(imports.createdAt, subHours(clock.now(), waitHours))))
    .returning({ id: imports.id })
  for (const { id } of given) await db.delete(importFiles).where(eq(importFiles.importId, id))
}
