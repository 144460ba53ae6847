import type { Identifier } from '#lib/core/schema/identifier.ts'

import type { Change } from '#server/core/acts/act.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Write } from '#server/core/db/send-together.ts'
import type { EventData, EventType } from '#server/core/events/event-types.ts'
import type { Message } from '#server/core/messages/message-queue.ts'
import type { Services } from '#server/core/platform/services.ts'

/** Side effects of a transaction, with or after its commit, so that nobody sees what was rolled back. */
export type AfterCommit = {
  /** A realtime event on a channel. */
  publish: (channel: string, event: string, data: unknown) => void
  /** Evicts cached pages and responses with one of these tags. */
  invalidate: (...tags: string[]) => void
  /** Queues a message to a contact in the transaction. It is sent after the commit, at the latest until `endsAt`. */
  write: (to: Identifier, message: Message, endsAt: Date) => Promise<void>
  /**
   * Records an event about an object in the transaction; its subscribers get it after the commit. Written by `settle`.
   */
  record: <T extends EventType>(type: T, objectId: number, data: EventData[T]) => Promise<void>
  /** Has the events of this type delivered after the commit: the transaction writes them itself. */
  deliver: (type: EventType) => void
  /**
   * Writes down in the transaction what the counter's caller changed (ops-57). Throws outside of a call of the counter.
   */
  act: (change: Change) => void
  /**
   * Writes that nothing else in the transaction needs to see yet: sent by `settle`, with the others and in any order. One
   * that gathers more until then is a function.
   */
  later: (...writes: (Write | (() => Write))[]) => void
  /**
   * Sends what waits in one statement: before what reads it, such as the badges; the rest goes before the commit.
   */
  settle: () => Promise<void>
  run: (work: (services: Services) => Promise<unknown>) => void
}

export type Transact = <T>(work: (tx: Db, after: AfterCommit) => Promise<T>) => Promise<T>
