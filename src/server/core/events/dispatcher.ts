import { addSeconds } from 'date-fns/addSeconds'

import { within } from '#server/core/concurrency/unavailable.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import {
  type Claimed,
  claimEvents,
  endEvents,
  leaseSeconds,
  postponeEvent,
  readWaiting
} from './event-queue.ts'
import type { EventType, StoredEvent } from './event-types.ts'
import type { Deliveries, Subscriber, Writes } from './subscriber.ts'

/** Milliseconds that one delivery may take: whoever hangs is tried again before the lease of others is over. */
const maxDeliveryMs = (leaseSeconds / 2) * 1000

/**
 * Hands events to those who subscribe to them. Each subscriber has a queue of its own in the database and is served by
 * one run at a time in each process, so that one that is slow or fails keeps nobody else waiting. What a process had
 * taken when it died, another one takes when its lease is over (D44).
 */
export class Dispatcher {
  readonly #ofServices: () => Services
  readonly #subscribers: readonly Subscriber[]
  /** Who is served now; true where something was queued for them since they last looked. */
  readonly #running = new Map<string, boolean>()

  /** The services are asked for when they are complete: the dispatcher is one of them. */
  constructor(services: () => Services, subscribers: readonly Subscriber[]) {
    this.#ofServices = services
    this.#subscribers = subscribers
  }

  get #services(): Services {
    return this.#ofServices()
  }

  /** Something was queued: serves these subscribers, or all, after the answer that is about to be given. */
  wake(names?: readonly string[]): void {
    for (const one of this.#subscribers) {
      if (names && !names.includes(one.name)) continue
      const isRunning = this.#running.has(one.name)
      this.#running.set(one.name, isRunning)
      if (!isRunning) this.#services.background.run(() => this.#serve(one))
    }
  }

  /** Serves whoever has something due: what other processes left, and what failed before. */
  async look(): Promise<void> {
    const { db, clock } = this.#services
    const waiting = await readWaiting(db, clock.now())
    if (waiting.length > 0) this.wake(waiting)
  }

  async #serve(subscriber: Subscriber): Promise<void> {
    const { db, clock } = this.#services
    try {
      for (;;) {
        this.#running.set(subscriber.name, false)
        const claimed = await claimEvents(db, subscriber.name, clock.now())
        if (claimed.length > 0) await this.#handle(subscriber, claimed)
        else if (!this.#running.get(subscriber.name)) return
      }
    } finally {
      this.#running.delete(subscriber.name)
    }
  }

  /** Each object is among them once: they may go side by side. */
  async #handle(subscriber: Subscriber, claimed: readonly Claimed[]): Promise<void> {
    const outcomes = await Promise.allSettled(
      claimed.map(({ event }) => within(maxDeliveryMs, this.#hand(subscriber, event)))
    )
    const delivered = []
    for (const [i, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') await this.#fail(subscriber, claimed[i]!, outcome.reason)
      else if ('deliver' in subscriber) delivered.push(claimed[i]!.event.id)
    }
    if (delivered.length > 0) await endEvents(this.#services.db, subscriber.name, delivered)
  }

  async #hand(subscriber: Subscriber, event: StoredEvent): Promise<void> {
    if ('deliver' in subscriber) return find(subscriber.deliver, event.type)?.(this.#services, event)
    const write = find(subscriber.write, event.type)
    await transactor(this.#services)(async (tx, after) => {
      // Another process may have taken it, after a lease that was too short for this one.
      const isOurs = (await endEvents(tx, subscriber.name, [event.id])) > 0
      if (isOurs) await write?.({ tx, after, now: this.#services.clock.now() }, event)
    })
  }

  async #fail(subscriber: Subscriber, { event, tries }: Claimed, error: unknown): Promise<void> {
    const { db, log, clock } = this.#services
    const { name, maxTries, retrySeconds } = subscriber
    const isGivenUp = tries >= maxTries
    const about = { error, subscriber: name, eventId: event.id, type: event.type, tries }
    log[isGivenUp ? 'error' : 'warn'](about, isGivenUp ? 'event given up' : 'event not delivered')
    if (isGivenUp) await endEvents(db, name, [event.id])
    else await postponeEvent(db, name, event.id, addSeconds(clock.now(), tries * retrySeconds))
  }
}

/** What a subscriber does with a type; each takes the data of its own. */
function find(handlers: Deliveries, type: EventType): Deliver | undefined
function find(handlers: Writes, type: EventType): Write | undefined
function find(handlers: object, type: EventType): unknown {
  return (handlers as Record<string, unknown>)[type]
}

type Deliver = (services: Services, event: StoredEvent) => Promise<void>
type Write = (step: Parameters<NonNullable<Writes['order.refunded']>>[0], event: StoredEvent) => Promise<void>
