import { type EventData, type EventType, objectKinds } from './event-types.ts'
import type { events } from './schema.ts'

/**
 * The row of an event, for the transaction that causes it. Whoever writes it holds the object's lock, which keeps the
 * events of an object in order.
 */
export const eventRow = <T extends EventType>(
  type: T,
  objectId: number,
  data: EventData[T],
  createdAt: Date
): typeof events.$inferInsert => ({ type, kind: objectKinds[type], objectId, data, createdAt })
