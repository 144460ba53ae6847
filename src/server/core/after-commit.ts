import type { Identifier } from '#lib/core/schema/identifier.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { EventData, EventType } from '#server/core/events/event-types.ts'
import type { Message } from '#server/core/messages/message-queue.ts'
import type { Services } from '#server/core/platform/services.ts'

/** Work that follows a commit: what listens must not hear of what was rolled back. */
export type AfterCommit = {
  /** A realtime event on a channel. */
  publish: (channel: string, event: string, data: unknown) => void
  /** Cached pages with one of these tags are rendered anew. */
  invalidate: (...tags: string[]) => void
  /** Writes a message to a contact down with the transaction; it leaves after the commit, and until its end is of use. */
  write: (to: Identifier, message: Message, endsAt: Date) => Promise<void>
  /** Writes down with the transaction what happened to an object; who subscribes to it hears of it after the commit. */
  record: <T extends EventType>(type: T, objectId: number, data: EventData[T]) => Promise<void>
  run: (work: (services: Services) => Promise<unknown>) => void
}

export type Transact = <T>(work: (tx: Db, after: AfterCommit) => Promise<T>) => Promise<T>
