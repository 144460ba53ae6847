import { and, eq, sql } from 'drizzle-orm'

import { readSubscription } from '#lib/core/browser/push-subscription.ts'
import { paths } from '#lib/core/paths.ts'
import { targetOf } from '#lib/notification/target.ts'

import { rows } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { sessions } from '#server/identity/schema.ts'
import type { Notice } from './schema.ts'

/** People whose devices are read at once, and the maximum of devices per person: the most recently used ones. */
const batch = 100
const maxDevices = 10

/** Maximum characters of the text in a push; the page shows the rest. */
const maxBodyLength = 300

/** People by their ids; of a broadcast only those who want such messages. */
type People = { from: number; to: number; wantPromotions?: boolean }

/** What a device shows, and the path that it opens. */
type Push = { title: string; body: string; url: string }

/** A notification as a push. */
export const pushOf = ({ title, body, type, value }: Notice): Push => ({
  title,
  body,
  url: targetOf({ type, value }) ?? paths.notifications
})

/**
 * Pushes to the devices of these people that allow it and are still signed in. A subscription that is gone is deleted,
 * unless the device has stored a newer one meanwhile. A device shows two pushes with the same tag as one. Returns how
 * many devices their push services did not take it for.
 */
export async function pushToDevices(
  services: Services,
  people: People,
  { title, body, url }: Push,
  tag: string
): Promise<number> {
  if (!services.webPush) return 0
  const payload = JSON.stringify({
    title,
    tag,
    body: body.slice(0, maxBodyLength),
    url
  })
  let failed = 0
  for (let { from } = people; from <= people.to;) {
    const devices = await readDevices(services, { ...people, from })
    const outcomes = await Promise.all(devices.map(device => pushTo(services, device, payload)))
    failed += outcomes.filter(outcome => outcome === 'failed').length
    const end = devices.at(-1)
    if (!end) break
    from = Number(end.person) + 1
  }
  return failed
}

type Device = { id: string; person: string; token: string }

/**
 * The devices of the next people who allow pushes, by person. Tokens of apps are ignored: only Web Push subscriptions
 * begin with '{'.
 */
function readDevices({ db, clock }: Services, { from, to, wantPromotions }: People): Promise<Device[]> {
  const isLive = sql`push_token like '{%' and revoked_at is null
    and refresh_expires_at > ${clock.now().toISOString()}::timestamptz`
  const areWilling = wantPromotions
    ? sql`and user_id in (select id from users where id between ${from} and ${to} and wants_promotions)`
    : sql``
  return rows<Device>(
    db,
    sql`with next as (
        select distinct user_id from sessions where user_id between ${from} and ${to} and ${isLive} ${areWilling}
        order by user_id limit ${batch}),
      ranked as (
        select id, user_id, push_token,
          row_number() over (partition by user_id order by last_activity_at desc, id desc) as place
        from sessions join next using (user_id) where ${isLive})
      select id, user_id as person, push_token as token from ranked
      where place <= ${maxDevices} order by user_id, id`
  )
}

async function pushTo({ webPush, db }: Services, device: Device, payload: string) {
  const { token } = device
  const subscription = readSubscription(token)
  if (!webPush || !subscription) return 'none'
  const push = { subscription, payload, person: Number(device.person) }
  const outcome = await webPush.send(push)
  if (outcome !== 'gone') return outcome
  // Keeps a newer subscription that the device stored meanwhile.
  await db
    .update(sessions)
    .set({ pushToken: null })
    .where(and(eq(sessions.id, Number(device.id)), eq(sessions.pushToken, token)))
  return outcome
}
