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

/** Milliseconds that one delivery may take: shorter than the lease, so that no other process repeats it meanwhile. */
const maxDeliveryMs = (leaseSeconds / 2) * 1000

/**
 * Delivers events to their subscribers. Each subscriber has its own queue in the database and one loop per process, so
 * that a slow or failing one delays no other. Events that a process had claimed when it died are claimed again when
 * their lease ends (D44).
 */
export class Dispatcher {
  readonly #ofServices: () => Services
  readonly #subscribers: readonly Subscriber[]
  /** Subscribers whose loop runs; true if something was queued since its last claim. */
  readonly #running = new Map<string, boolean>()

  /** Takes a function, because the dispatcher is itself one of the services. */
  constructor(services: () => Services, subscribers: readonly Subscriber[]) {
    this.#ofServices = services
    this.#subscribers = subscribers
  }

  get #services(): Services {
    return this.#ofServices()
  }

  /** Starts the loops of these subscribers, or of all, in the background. */
  wake(names?: readonly string[]): void {
    for (const one of this.#subscribers) {
      if (names && !names.includes(one.name)) continue
      const isRunning = this.#running.has(one.name)
      this.#running.set(one.name, isRunning)
      if (!isRunning) this.#services.background.run(() => this.#serve(one))
    }
  }

  /** Starts the loops of all subscribers with due events: failed ones, and those of processes that died. */
  async look(): Promise<void> {
    const { db, clock } = this.#services
    const waiting = await readWaiting(db, clock.now())
    if (waiting.length > 0) this.wake(waiting)
  }

  /** Delivers all due events, one subscriber after another: for callers inside of a transaction. */
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

  /** Delivers in parallel: no two events of a claim belong to the same object. */
  async #deliver(subscriber: Delivering, claimed: readonly Claimed[]): Promise<void> {
    const delivered: number[] = []
    const deliver = async (one: Claimed) => {
      const work = async () => find(subscriber.deliver, one.event.type)?.(this.#services, one.event)
      if (await this.#try(subscriber, one, work)) delivered.push(one.event.id)
    }
    await Promise.all(claimed.map(deliver))
    if (delivered.length > 0) await endEvents(this.#services.db, subscriber.name, delivered)
  }

  /** Returns whether the work succeeded in time; otherwise it is retried later. */
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
      // Another process may have delivered it after this one's lease ended.
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

/** The handler of a type. TypeScript cannot relate it to the event's data. */
function find(handlers: Deliveries, type: EventType): Deliver | undefined
function find(handlers: Writes, type: EventType): Write | undefined
function find(handlers: object, type: EventType): unknown {
  return (handlers as Record<string, unknown>)[type]
}

type Deliver = (services: Services, event: StoredEvent) => Promise<void>
type Write = (step: Parameters<NonNullable<Writes['order.refunded']>>[0], event: StoredEvent) => Promise<void>
