import { expect, it } from 'vitest'

import type { StoredEvent } from '#server/core/events/event-types.ts'
import type { Services } from '#server/core/platform/services.ts'
import { notificationPushes } from '#server/notification/deliver.ts'

it('[checkout-97] where the marketplace cannot push, no notification is read for devices', async () => {
  let reads = 0
  const services = {
    get db() {
      reads += 1
      throw new Error('The database is not needed')
    }
  } as unknown as Services
  const event = { id: 1, type: 'notification.created', objectId: 1, data: { notification_id: 1 } } as const
  await notificationPushes['notification.created']!(services, event satisfies StoredEvent)
  expect(reads).toBe(0)
})
