import type { Db } from '#server/core/db/connect.ts'
import { type EventData, type EventType, objectKinds } from './event-types.ts'
import { events } from './schema.ts'

/**
 * Records an event in the transaction that causes it. The caller holds the object's lock, which keeps the events of an
 * object in order.
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
