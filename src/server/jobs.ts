import { autopilotJob } from '#server/autopilot/turn.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'
import { clearRecipients } from '#server/closing/clear-recipients.ts'
import { runClosings } from '#server/closing/closing-job.ts'
import { makeNextAvif } from '#server/core/images/avif.ts'
import { repeat } from '#server/core/concurrency/repeat.ts'
import type { Services } from '#server/core/platform/services.ts'
import { type PeriodicJob, runIfDue } from '#server/core/periodic-job.ts'
import { checkpointEmbedded } from '#server/core/db/checkpoint.ts'
import { vacuum, wornTables } from '#server/core/db/vacuum.ts'
import { buildApi } from './app.ts'
import { cleanUp } from './cleanup-job.ts'
import { keepDemoShopsAlive } from './demo-shops-job.ts'
import { removeOrphanFiles } from './orphan-files-job.ts'
import { refreshBoughtTogether } from '#server/order/bought-together.ts'
import { makeNextExport } from '#server/identity/export-job.ts'
import { recordAllUnread } from '#server/chat/push-unread.ts'
import { runComplaintDeadlines } from '#server/complaint/deadline-job.ts'
import { checkAskedBooks, checkBooksDaily } from '#server/ops/books-job.ts'
import { runDeadlines } from '#server/order/deadline-job.ts'
import { workOnImports } from '#server/import/work-on-imports.ts'
import { sendDueMessages } from '#server/core/messages/send-due-messages.ts'
import { refreshCardPrices } from '#server/product/card-price.ts'
import { shortenLog } from '#server/search/change-log.ts'
import { runPayouts } from '#server/withdrawal/payout-job.ts'
import { sumLedgerDays } from '#server/money/ledger-days.ts'
import { moveSoldWindow } from '#server/product/sold-window-job.ts'

/** Polling intervals in milliseconds. */
const deadlineMs = 5_000
const periodicMs = 60_000
const orphanFilesMs = 10 * 60_000
/** An import goes on for as long as it takes: this is how long one waits whose request did not finish it. */
const importsMs = 1_000
/** One picture takes a core for a few seconds: the pause leaves it to others. */
const avifMs = 5_000

const minuteMs = 60 * 1000
/** Jobs that run in one process at a time, and their intervals. */
const periodic: readonly PeriodicJob[] = [
  { name: 'cleanup', everyMs: 60 * minuteMs, run: cleanUp },
  { name: 'card prices', everyMs: minuteMs, run: moveCardPrices },
  { name: 'demo shops', everyMs: minuteMs, run: keepDemoShopsAlive },
  { name: 'closings', everyMs: 10 * minuteMs, run: async services => void (await runClosings(services)) },
  { name: 'recipients', everyMs: 60 * minuteMs, run: clearRecipients },
  { name: 'ledger days', everyMs: 60 * minuteMs, run: ({ db, clock }) => sumLedgerDays(db, clock.now()) },
  { name: 'change log', everyMs: 60 * minuteMs, run: ({ db }) => shortenLog(db) },
  { name: 'summaries', everyMs: 60 * minuteMs, run: refreshSummaries },
  { name: 'daily books', everyMs: 24 * 60 * minuteMs, run: checkBooksDaily },
  { name: 'bought together', everyMs: 24 * 60 * minuteMs, run: pairProducts },
  { name: 'checkpoint', everyMs: 5 * minuteMs, run: checkpointEmbedded },
  { name: 'vacuum', everyMs: 24 * 60 * minuteMs, run: vacuumEmbedded }
]

/** Starts the background jobs of this process; every process may run them. `stop` waits for running work. */
export function startJobs(services: Services): { stop: () => Promise<void> } {
  const { log } = services
  const run = (name: string, everyMs: number, work: () => Promise<unknown>) =>
    repeat({ log, name, everyMs }, work)
  let isStopped = false
  const jobs = [
    run('deadlines', deadlineMs, () => runDeadlines(services)),
    run('complaints', deadlineMs, () => runComplaintDeadlines(services)),
    run('unread chats', deadlineMs, () => recordAllUnread(services)),
    run('payouts', deadlineMs, () => runPayouts(services)),
    run('messages', deadlineMs, () => sendDueMessages(services)),
    run('events', deadlineMs, () => services.events.look()),
    run('webhooks', deadlineMs, () => services.webhooks.look()),
    run('periodic', periodicMs, () => runPeriodic(services)),
    run('orphan files', orphanFilesMs, () => removeOrphanFiles(services)),
    run('books', deadlineMs, () => checkAskedBooks(services)),
    run('exports', deadlineMs, () => makeNextExport(services)),
    run('imports', importsMs, () => workOnImports(services, { isStopped: () => isStopped })),
    run('avif', avifMs, () => makeNextAvif(services)),
    ...(services.config.autopilot ? [runAutopilot(services)] : [])
  ]
  return {
    async stop() {
      isStopped = true
      await Promise.all(jobs.map(stop => stop()))
    }
  }
}

function runAutopilot(services: Services) {
  const job = autopilotJob(buildApi())
  return repeat({ log: services.log, name: job.name, everyMs: deadlineMs }, () => runIfDue(services, job))
}

async function moveCardPrices({ db, clock }: Services): Promise<void> {
  await refreshCardPrices(db, clock.now())
}

async function pairProducts(services: Services): Promise<void> {
  await refreshBoughtTogether(services)
}

async function refreshSummaries(services: Services): Promise<void> {
  await moveSoldWindow(services)
  const written = await refreshProductSummaries(services.db, 'all', services.clock.now())
  const tables = Object.entries(written).flatMap(([table, count]) => (count > 0 ? [table] : []))
  // Also tables with dead rows from other work, such as the carts' locks.
  await vacuum(services.connection, [...tables, ...(await wornTables(services.db))])
}

/** The embedded database has no autovacuum: its tables are vacuumed and analyzed once a day. */
async function vacuumEmbedded({ connection }: Services): Promise<void> {
  if (connection.engine === 'pglite') await vacuum(connection)
}

/**
 * Runs the periodic jobs that are due, each in one process only. Returns their names. A job that throws is logged, does
 * not stop the others, and is due again at the next poll.
 */
export async function runPeriodic(services: Services): Promise<string[]> {
  const ran = []
  for (const job of periodic) {
    if (await runIfDue(services, job)) ran.push(job.name)
  }
  return ran
}
