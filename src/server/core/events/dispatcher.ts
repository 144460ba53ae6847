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
import type { Deliveries, Delivering, Subscriber, Writes, Writing } from './subscriber.ts'

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

  /** Serves everybody whatever is due, one after another: for who has one connection alone. */
  async drain(): Promise<void> {
    for (const one of this.#subscribers) await this.#serve(one)
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

  async #handle(subscriber: Subscriber, claimed: readonly Claimed[]): Promise<void> {
    if ('deliver' in subscriber) return this.#deliver(subscriber, claimed)
    for (const one of claimed) await this.#try(subscriber, one, () => this.#write(subscriber, one.event))
  }

  /** Each object is among them once: they go side by side. */
  async #deliver(subscriber: Delivering, claimed: readonly Claimed[]): Promise<void> {
    const delivered: number[] = []
    const deliver = async (one: Claimed) => {
      const work = async () => find(subscriber.deliver, one.event.type)?.(this.#services, one.event)
      if (await this.#try(subscriber, one, work)) delivered.push(one.event.id)
    }
    await Promise.all(claimed.map(deliver))
    if (delivered.length > 0) await endEvents(this.#services.db, subscriber.name, delivered)
  }

  /** Whether it was done in time; what was not is tried again later. */
  async #try(subscriber: Subscriber, claimed: Claimed, work: () => Promise<void>): Promise<boolean> {
    try {
      await within(maxDeliveryMs, work())
      return true
    } catch (error) {
      await this.#fail(subscriber, claimed, error)
      return false
    }
  }

  async #write(subscriber: Writing, event: StoredEvent): Promise<void> {
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
