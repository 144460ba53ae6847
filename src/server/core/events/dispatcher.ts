import type { Services } from '#server/core/platform/services.ts'
import { readWaiting } from './event-queue.ts'
import { QueueLoop } from './queue-loop.ts'
import type { EventType } from './event-types.ts'
import { type Subscriber, typesOf } from './subscriber.ts'

/**
 * Delivers events to their subscribers. Each subscriber has its own queue in the database and one loop per process, so
 * that a slow or failing one delays no other. Events that a process had claimed when it died are claimed again when
 * their lease ends (D44).
 */
export class Dispatcher {
  readonly #services: () => Services
  readonly #subscribers: readonly Subscriber[]
  readonly #loops = new Map<string, QueueLoop>()
  #isStopped = false

  /** Takes a function, because the dispatcher is itself one of the services. */
  constructor(services: () => Services, subscribers: readonly Subscriber[]) {
    this.#services = services
    this.#subscribers = subscribers
  }

  /** Starts the loops of these subscribers, or of all, in the background. */
  wake(names?: readonly string[]): void {
    if (this.#isStopped) return
    for (const one of this.#subscribers) {
      if (names && !names.includes(one.name)) continue
      const loop = this.#loops.get(one.name)
      if (loop) loop.wake()
      else this.#start(one)
    }
  }

  /** The same for those that hear of one of these types, or may have chosen to. */
  wakeFor(types: readonly EventType[]): void {
    const hears = (one: Subscriber) =>
      one.isChosen || typesOf(one).some(type => (types as string[]).includes(type))
    this.wake(this.#subscribers.filter(hears).map(({ name }) => name))
  }

  /** Starts the loops of all subscribers with due events: failed ones, and those of processes that died. */
  async look(): Promise<void> {
    const { db, clock } = this.#services()
    const waiting = await readWaiting(db, clock.now())
    if (waiting.length > 0) this.wake(waiting)
  }

  /** Delivers all due events, one subscriber after another: for callers inside of a transaction. */
  async drain(): Promise<void> {
    for (const one of this.#subscribers) await new QueueLoop(this.#services(), one).run()
  }

  /** Claims nothing more. Claimed events that do not end soon are left to other processes. */
  stop(): void {
    this.#isStopped = true
    for (const loop of this.#loops.values()) loop.stop()
  }

  #start(subscriber: Subscriber): void {
    const services = this.#services()
    const loop = new QueueLoop(services, subscriber)
    this.#loops.set(subscriber.name, loop)
    services.background.run(() => loop.run().finally(() => this.#loops.delete(subscriber.name)))
  }
}
