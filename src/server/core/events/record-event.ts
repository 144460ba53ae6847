import type { Db } from '#server/core/db/connect.ts'
import { type EventData, type EventType, objectKinds } from './event-types.ts'
import { events } from './schema.ts'

/**
 * Writes down what happens to an object, with the transaction that makes it happen. Who holds the object's lock keeps
 * the order of its events.
 */
export async function recordEvent<T extends EventType>(
  tx: Db,
  type: T,
  objectId: number,
  data: EventData[T],
  createdAt: Date
): Promise<void> {
  await tx.insert(events).values({ type, kind: objectKinds[type], objectId, data, createdAt })
}
