import { setImmediate as breathe } from 'node:timers/promises'

import { addSeconds } from 'date-fns/addSeconds'

import { within } from '#server/core/concurrency/unavailable.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { type Claimed, claimEvents, endEvent, leaseSeconds, postponeEvent } from './event-queue.ts'
import type { EventType, StoredEvent } from './event-types.ts'
import { type Deliveries, type Subscriber, typesOf, type Writes } from './subscriber.ts'

/** Milliseconds that one delivery may take: shorter than the lease, so that no other process repeats it meanwhile. */
const maxDeliveryMs = (leaseSeconds / 2) * 1000

/** Milliseconds for which a stop waits for deliveries under way. */
const maxStopMs = 3_000

/**
 * Claims beyond the tries of a subscriber after which an event is given up without another try: its handler has ended
 * the process each time. Stops of a process use up some, too.
 */
const spareClaims = 5

const nothing = { claimed: [], isMore: false }

/** Delivers the due events of one subscriber until none is left. */
export class QueueLoop {
  readonly #services: Services
  readonly #subscriber: Subscriber
  readonly #inFlight = new Set<Promise<void>>()
  /** Something may have become claimable since the last claim began. */
  #isWoken = false
  #isStopped = false
  #signal = () => {}

  constructor(services: Services, subscriber: Subscriber) {
    this.#services = services
    this.#subscriber = subscriber
  }

  /** Claims again, also while deliveries are under way. */
  wake(): void {
    this.#isWoken = true
    this.#signal()
  }

  stop(): void {
    this.#isStopped = true
    this.#signal()
  }

  async run(): Promise<void> {
    const { db, clock } = this.#services
    const { name, parallel } = this.#subscriber
    const types = typesOf(this.#subscriber)
    while (!this.#isStopped) {
      const free = parallel - this.#inFlight.size
      this.#isWoken = false
      const { claimed, isMore } =
        free > 0 ? await claimEvents(db, { name, types, limit: free }, clock.now()) : nothing
      for (const one of claimed) this.#track(this.#handle(one))
      // The embedded database answers without leaving the process: requests get their turn here.
      await breathe()
      if (claimed.length > 0 || isMore || (this.#isWoken && this.#inFlight.size < parallel)) continue
      if (this.#inFlight.size === 0) return
      await this.#change()
    }
    await within(maxStopMs, Promise.all(this.#inFlight)).catch(() => undefined)
  }

  /** Ends when a delivery ends, and at a wake or a stop. */
  async #change(): Promise<void> {
    const signalled = new Promise<void>(resolve => (this.#signal = resolve))
    await Promise.race([...this.#inFlight, signalled])
  }

  #track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => this.#services.log.error({ error }, 'event queue'))
      .finally(() => {
        this.#inFlight.delete(tracked)
        // The next event of its object has become claimable.
        this.#isWoken = true
      })
    this.#inFlight.add(tracked)
  }

  async #handle(claimed: Claimed): Promise<void> {
    const { db, clock } = this.#services
    const { name, maxTries } = this.#subscriber
    if (claimed.tries > maxTries + spareClaims) return this.#fail(claimed, new Error('Tried too often'))
    try {
      await within(maxDeliveryMs, this.#hand(claimed))
    } catch (error) {
      return this.#fail(claimed, error)
    }
    if ('deliver' in this.#subscriber) await endEvent(db, name, claimed, clock.now())
  }

  async #hand(claimed: Claimed): Promise<void> {
    const { event } = claimed
    if ('deliver' in this.#subscriber) {
      return find(this.#subscriber.deliver, event.type)?.(this.#services, event)
    }
    const { name } = this.#subscriber
    const write = find(this.#subscriber.write, event.type)
    await transactor(this.#services)(async (tx, after) => {
      // Another process may have claimed it after this one's lease ended.
      const now = this.#services.clock.now()
      if (!(await endEvent(tx, name, claimed, now))) return
      await write?.({ tx, after, now }, event)
    })
  }

  async #fail(claimed: Claimed, error: unknown): Promise<void> {
    const { db, log, clock } = this.#services
    const { name, maxTries, retrySeconds } = this.#subscriber
    const { event, tries } = claimed
    const isGivenUp = tries >= maxTries
    const about = { error, subscriber: name, eventId: event.id, type: event.type, tries }
    log[isGivenUp && 'write' in this.#subscriber ? 'error' : 'warn'](
      about,
      isGivenUp ? 'event given up' : 'event not delivered'
    )
    if (isGivenUp) await endEvent(db, name, claimed, clock.now())
    else await postponeEvent(db, name, claimed, addSeconds(clock.now(), tries * retrySeconds))
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
