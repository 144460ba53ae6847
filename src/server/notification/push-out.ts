import { and, asc, between, eq, gt, isNotNull, isNull } from 'drizzle-orm'

import { readSubscription } from '#lib/core/push-subscription.ts'
import { paths } from '#lib/core/paths.ts'
import { targetOf } from '#lib/notification/target.ts'

import type { Services } from '#server/core/platform/services.ts'
import { sessions } from '#server/identity/schema.ts'
import type { Notice } from './schema.ts'

/** Devices that are read at once, and characters of a text that a push carries: the rest stands on the page. */
const batch = 200
const longestBody = 300

/**
 * Pushes to the devices of these people that allow it and are still signed in. What a device does not take any more is
 * forgotten. Whoever moved on to another device meanwhile gets nothing.
 */
export async function pushToDevices(
  services: Services,
  people: { from: number; to: number },
  { title, body, type, value }: Notice
): Promise<void> {
  const { webPush, db, clock } = services
  if (!webPush) return
  const payload = JSON.stringify({
    title,
    body: body.slice(0, longestBody),
    url: targetOf({ type, value }) ?? paths.notifications
  })
  for (let last = 0; ;) {
    const devices = await db
      .select({ id: sessions.id, token: sessions.pushToken })
      .from(sessions)
      .where(
        and(
          between(sessions.userId, people.from, people.to),
          gt(sessions.id, last),
          isNotNull(sessions.pushToken),
          isNull(sessions.revokedAt),
          gt(sessions.refreshExpiresAt, clock.now())
        )
      )
      .orderBy(asc(sessions.id))
      .limit(batch)
    await Promise.all(devices.map(device => pushTo(services, device, payload)))
    const end = devices.at(-1)
    if (!end) return
    last = end.id
  }
}

type Device = { id: number; token: string | null }

async function pushTo({ webPush, db }: Services, { id, token }: Device, payload: string): Promise<void> {
  const subscription = readSubscription(token ?? '')
  if (!webPush || !token || !subscription) return
  if ((await webPush.send(subscription, payload)) !== 'gone') return
  // Not a newer one that the device stored meanwhile.
  await db
    .update(sessions)
    .set({ pushToken: null })
    .where(and(eq(sessions.id, id), eq(sessions.pushToken, token)))
}
