import { addSeconds } from 'date-fns/addSeconds'

import { inBatches } from '#server/core/concurrency/in-batches.ts'
import { within } from '#server/core/concurrency/unavailable.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { ClaimLoop } from './claim-loop.ts'
import {
  type Claimed,
  claimEvents,
  endEvent,
  endEvents,
  freeNextOf,
  leaseSeconds,
  postponeEvent
} from './event-queue.ts'
import type { EventType, StoredEvent } from './event-types.ts'
import { type Deliveries, type Subscriber, typesOf, type Writes } from './subscriber.ts'

/** Milliseconds that one delivery may take: shorter than the lease, so that no other process repeats it meanwhile. */
const maxDeliveryMs = (leaseSeconds / 2) * 1000

/**
 * Claims beyond the tries of a subscriber after which an event is given up without another try: its handler has ended
 * the process each time. Stops of a process use up some, too.
 */
const spareClaims = 5

/** Delivers the due events of one subscriber until none is left. */
export class QueueLoop extends ClaimLoop<Claimed> {
  readonly #services: Services
  readonly #subscriber: Subscriber
  // Deliveries that end meanwhile leave the queue together.
  readonly #end: (claimed: Claimed) => Promise<boolean>
  readonly #freeNext: (claimed: Claimed) => Promise<void>

  constructor(services: Services, subscriber: Subscriber) {
    super(subscriber.parallel, error => services.log.error({ error }, 'event queue'))
    this.#services = services
    this.#subscriber = subscriber
    const { db, clock } = services
    const { name } = subscriber
    this.#end = inBatches(list => endEvents(db, name, list))
    this.#freeNext = inBatches(async list => {
      await freeNextOf(db, name, list, clock.now())
      return []
    })
  }

  protected override claim(limit: number) {
    const { db, clock, log } = this.#services
    const { name } = this.#subscriber
    const report = (error: unknown) => log.error({ error }, 'event queue')
    return claimEvents(db, { name, types: typesOf(this.#subscriber), limit }, clock.now(), report)
  }

  protected override async handle(claimed: Claimed): Promise<void> {
    const { maxTries } = this.#subscriber
    if (claimed.tries > maxTries + spareClaims) return this.#fail(claimed, new Error('Tried too often'))
    try {
      await within(maxDeliveryMs, this.#hand(claimed))
    } catch (error) {
      return this.#fail(claimed, error)
    }
    if ('deliver' in this.#subscriber) await this.#end(claimed)
    await this.#freeNext(claimed)
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
      if (!(await endEvent(tx, name, claimed))) return
      await write?.({ tx, after, now: this.#services.clock.now() }, event)
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
    if (isGivenUp) {
      await this.#end(claimed)
      await this.#freeNext(claimed)
    } else await postponeEvent(db, name, claimed, addSeconds(clock.now(), tries * retrySeconds))
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
