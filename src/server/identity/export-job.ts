import { randomBytes } from 'node:crypto'

import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'

import { paths } from '#lib/core/paths.ts'
import { exportHours } from '#lib/identity/export-contract.ts'
import { profileTabs } from '#lib/identity/profile-tabs.ts'
import { exportTexts } from '#lib/identity/texts.ts'

import { claimRun, releaseRun } from '#server/core/claim-job.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { notify } from '#server/notification/notify.ts'
import { zipOwnData } from './export-zip.ts'
import { dataExports } from './personal-data-schema.ts'

const job = 'exports'
/** Milliseconds after which another process takes over from one that died during an export. */
const claimMs = 10 * 60_000
/** Milliseconds after which an export that could not be made is given up. */
const timeoutMs = 60 * 60_000

const isWaiting = and(isNull(dataExports.readyAt), isNull(dataExports.failedAt))

/** Makes the export that waits longest, one at a time across all processes, and removes expired ones. */
export async function makeNextExport(services: Services): Promise<void> {
  const { db, clock } = services
  await removeOldExports(services)
  const [next] = await db.select().from(dataExports).where(isWaiting).orderBy(asc(dataExports.id)).limit(1)
  if (!next || !(await claimRun(db, job, claimMs, clock.now()))) return
  try {
    await make(services, next)
  } catch (error) {
    services.log.error({ error, export: next.id }, 'no copy of data')
    await giveUp(services, next.id)
  } finally {
    await releaseRun(db, job)
  }
}

type Waiting = { id: number; userId: number; requestedAt: Date }

async function make(services: Services, { id, userId, requestedAt }: Waiting): Promise<void> {
  const { storage, clock } = services
  // Still waiting after this long: earlier processes died while making it.
  if (clock.now().getTime() - requestedAt.getTime() > timeoutMs) return giveUp(services, id)
  const path = `private/exports/${randomBytes(12).toString('hex')}.zip`
  await storage.put(path, await zipOwnData(services, userId))
  const isRegistered = await transactor(services)(async (tx, after) => {
    const now = clock.now()
    const [ready] = await tx
      .update(dataExports)
      .set({ readyAt: now, path })
      .where(and(eq(dataExports.id, id), isWaiting))
      .returning({ id: dataExports.id })
    if (!ready) return false
    notify({ tx, after, now }, userId, {
      type: 'transaction',
      title: exportTexts.readyTitle,
      body: exportTexts.readyBody,
      value: paths.profile(profileTabs.profile)
    })
    return true
  })
  if (!isRegistered) await storage.remove(path)
}

async function giveUp({ db, clock }: Services, id: number): Promise<void> {
  await db
    .update(dataExports)
    .set({ failedAt: clock.now() })
    .where(and(eq(dataExports.id, id), isWaiting))
}

/** Removes the file first: if the update fails, the row still has the path and the next run tries again. */
async function removeOldExports({ db, storage, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - exportHours * 60 * 60_000)
  const old = await db
    .select({ id: dataExports.id, path: dataExports.path })
    .from(dataExports)
    .where(and(isNotNull(dataExports.path), lte(dataExports.requestedAt, before)))
    .orderBy(asc(dataExports.requestedAt))
    .limit(100)
  for (const { id, path } of old) {
    if (path) await storage.remove(path)
    await db.update(dataExports).set({ path: null }).where(eq(dataExports.id, id))
  }
}
