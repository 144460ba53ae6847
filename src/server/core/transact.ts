import type { AfterCommit, Transact } from '#server/core/after-commit.ts'
import { actRow, type Asked } from '#server/core/acts/act.ts'
import { acts } from '#server/core/acts/schema.ts'
import type { BusMessage } from '#server/core/messages/bus.ts'
import { type Db, sqlState } from '#server/core/db/connect.ts'
import { sendTogether, type Write } from '#server/core/db/send-together.ts'
import { events } from '#server/core/events/schema.ts'
import type { EventType } from '#server/core/events/event-types.ts'
import { eventRow } from '#server/core/events/event-row.ts'
import { queueMessage } from '#server/core/messages/message-queue.ts'
import { sendMessage } from '#server/core/messages/send-message.ts'
import type { Services } from '#server/core/platform/services.ts'

/**
 * Deadlock and serialisation failure: PostgreSQL aborted this transaction in favour of another; it can be retried.
 */
const givingWay = new Set(['40P01', '40001'])
export const isRetryable = (error: unknown): boolean => givingWay.has(sqlState(error) ?? '')
const attempts = 3

/**
 * Runs work in one database transaction. Realtime events and cache tags are sent with the commit where the bus can
 * join the transaction, otherwise right after it; a failure after the commit is only logged, because the work is done.
 * After a deadlock or serialisation failure the work runs again from its beginning, at most three times in all, so it
 * must change nothing but the database. `asked` is the call of the counter that it carries out.
 */
export function transactor(services: Services, asked?: Asked): Transact {
  return async work => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(services, work, asked)
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error
      }
    }
  }
}

const isRejection = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false

async function runOnce<T>(
  services: Services,
  work: (tx: Db, after: AfterCommit) => Promise<T>,
  asked: Asked | undefined
): Promise<T> {
  const { realtime, bus, log, background, clock, config } = services
  const messages: BusMessage[] = []
  const tags = new Set<string>()
  const jobs: (() => Promise<unknown>)[] = []
  const told = new Set<EventType>()
  let hasActs = false
  let recorded: ReturnType<typeof eventRow>[] = []
  let noted: ReturnType<typeof actRow>[] = []
  let waiting: (Write | (() => Write))[] = []
  const asMessage = bus.sendWithin && realtime.busMessage
  const takeWaiting = (tx: Db) => {
    const writes = waiting.map(write => (typeof write === 'function' ? write() : write))
    if (recorded.length > 0) writes.push({ write: tx.insert(events).values(recorded) })
    if (noted.length > 0) writes.push({ write: tx.insert(acts).values(noted) })
    waiting = []
    recorded = []
    noted = []
    return writes
  }
  const afterOf = (tx: Db): AfterCommit => ({
    publish: (...event) =>
      void (asMessage ? messages.push(asMessage(...event)) : jobs.push(() => realtime.publish(...event))),
    invalidate: (...names) => names.forEach(name => tags.add(name)),
    async write(to, message, endsAt) {
      const id = await queueMessage(tx, config.appSecret, to, message, { now: clock.now(), endsAt })
      jobs.push(async () => background.run(() => sendMessage(services, id)))
    },
    async record(type, objectId, data) {
      told.add(type)
      recorded.push(eventRow(type, objectId, data, clock.now()))
    },
    deliver: type => void told.add(type),
    act(change) {
      if (!asked) throw new Error(`Nobody of the counter asked for a change of ${change.kind}`)
      hasActs = true
      noted.push(actRow(asked, clock.now(), change))
    },
    later: (...writes) => void waiting.push(...writes),
    settle: () => sendTogether(tx, takeWaiting(tx)),
    run: job => void jobs.push(() => job(services))
  })
  const result = await services.db.transaction(async tx => {
    const result = await work(tx, afterOf(tx))
    if (asked && !hasActs && !asked.isRecorded && !isRejection(result)) {
      // What the call did not name itself is written down by its first commit, so that no kill separates them (ops-317).
      hasActs = true
      noted.push(actRow(asked, clock.now()))
    }
    if (bus.sendWithin && tags.size > 0) messages.push({ topic: 'invalidate', payload: [...tags] })
    await sendTogether(tx, takeWaiting(tx), messages.length > 0 ? bus.sendWithin?.(messages) : undefined)
    return result
  })
  if (asked && hasActs) asked.isRecorded = true
  if (told.size > 0) services.events.wakeFor([...told])
  if (bus.sendWithin) services.forget([...tags])
  else if (tags.size > 0) jobs.push(() => services.invalidate([...tags]))
  for (const job of jobs) {
    await job().catch((error: unknown) => log.error({ error }, 'after commit'))
  }
  return result
}
