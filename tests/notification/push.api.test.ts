import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import webPush from 'web-push'

import { transactor } from '#server/core/transact.ts'
import { eventQueue } from '#server/core/events/schema.ts'
import { sessions } from '#server/identity/schema.ts'
import { notify, notifyAll } from '#server/notification/notify.ts'

import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { passCode } from '../support/passing.ts'
import { codeOf, value } from '../support/person.ts'
import { openPushService } from '../support/push-service.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const pair = webPush.generateVAPIDKeys()
const vapid = { ...pair, subject: 'mailto:push@bababangunan.example' }
const world = useWorld({
  VAPID_PUBLIC_KEY: pair.publicKey,
  VAPID_PRIVATE_KEY: pair.privateKey,
  VAPID_SUBJECT: vapid.subject,
  PUSH_TO_PRIVATE: 'on'
})
let service: Awaited<ReturnType<typeof openPushService>>
let market: Market
beforeAll(async () => {
  service = await openPushService()
  market = await openMarket(world())
})
beforeEach(() => void service.heard.splice(0))
afterAll(() => service.close())

const notice = {
  type: 'transaction',
  title: 'Pesanan Dikirim',
  body: 'Sedang di jalan.',
  value: '12'
} as const

/** Notifies a buyer, and waits for the delivery. */
async function tell(buyer: Buyer, more: Partial<typeof notice> = {}) {
  const { services } = world()
  const now = services.clock.now()
  await transactor(services)(async (tx, after) =>
    notify({ tx, after, now }, buyer.id, { ...notice, ...more })
  )
  await services.background.settled()
}

const allow = (buyer: Buyer, subscription: object) =>
  buyer.person.call('POST /auth/fcmtoken/store', { fcm_token: JSON.stringify(subscription) })

const tokensOf = async (buyer: Buyer) =>
  (await world().services.db.select().from(sessions).where(eq(sessions.userId, buyer.id))).map(
    row => row.pushToken
  )

describe('[notification-10] a push', () => {
  it('reaches the device with permission, encrypted for it only, with its link', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    const device = service.subscribe()
    value(await allow(buyer, device.subscription))
    await tell(other)
    await tell(buyer)
    expect(service.heard.map(push => [push.path, JSON.parse(push.text)])).toEqual([
      [
        device.path,
        {
          title: 'Pesanan Dikirim',
          body: 'Sedang di jalan.',
          url: '/order/12',
          tag: expect.stringMatching(/^event-\d+$/)
        }
      ]
    ])
    expect(service.heard[0]!.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
    expect(service.heard[0]!.headers.authorization).toContain(`k=${pair.publicKey}`)
  })

  it('is not sent after a rollback', async () => {
    const buyer = await market.buyer()
    value(await allow(buyer, service.subscribe().subscription))
    const { services } = world()
    const now = services.clock.now()
    const failing = transactor(services)(async (tx, after) => {
      await notify({ tx, after, now }, buyer.id, notice)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await services.background.settled()
    expect(service.heard).toEqual([])
  })

  it('that is repeated because its process died has the same tag: a device shows it once', async () => {
    const buyer = await market.buyer()
    value(await allow(buyer, service.subscribe().subscription))
    await tell(buyer)
    const { services } = world()
    const eventId = Number(JSON.parse(service.heard[0]!.text).tag.slice('event-'.length))
    // The queue's state when the process ends between the push and recording it.
    await services.db.insert(eventQueue).values({
      eventId,
      subscriber: 'push',
      kind: 'user',
      objectId: buyer.id,
      dueAt: services.clock.now(),
      tries: 1
    })
    await services.events.look()
    await services.background.settled()
    expect(service.heard.map(push => JSON.parse(push.text).tag)).toEqual([
      `event-${eventId}`,
      `event-${eventId}`
    ])
  })

  it.each([404, 410])('that is answered %i is the last: the device is removed', async status => {
    const buyer = await market.buyer()
    const device = service.subscribe()
    value(await allow(buyer, device.subscription))
    service.answer(device.path, status)
    await tell(buyer)
    expect(await tokensOf(buyer)).toEqual([null])
  })

  it('that fails otherwise keeps the device and the notification', async () => {
    const buyer = await market.buyer()
    const device = service.subscribe()
    value(await allow(buyer, device.subscription))
    service.answer(device.path, 500)
    await tell(buyer)
    expect(await tokensOf(buyer)).toEqual([JSON.stringify(device.subscription)])
    expect(value(await buyer.person.call('GET /buyer/notification', {}))).toHaveLength(1)
  })

  it('ends with the session, with an empty token, and with another person on the same device', async () => {
    const [first, second, third] = [await market.buyer(), await market.buyer(), await market.buyer()]
    const device = service.subscribe()
    value(await allow(first, device.subscription))
    value(await allow(second, device.subscription))
    await tell(first)
    expect(service.heard).toEqual([])
    await tell(second)
    expect(service.heard).toHaveLength(1)
    value(await second.person.call('POST /auth/fcmtoken/store', { fcm_token: '' }))
    await tell(second)
    expect(service.heard).toHaveLength(1)
    value(await allow(third, service.subscribe().subscription))
    value(await third.person.call('DELETE /auth/logout', {}))
    await tell(third)
    expect(service.heard).toHaveLength(1)
  })

  it('contains no address of another site', async () => {
    const buyer = await market.buyer()
    value(await allow(buyer, service.subscribe().subscription))
    await tell(buyer, { type: 'promotion' as never, value: 'https://elsewhere.example/' as never })
    expect(JSON.parse(service.heard[0]!.text)).toMatchObject({ url: '/notifications' })
  })
})

it("[notification-20] is sent to a person's ten most recently used devices", async () => {
  const [buyer, other] = [await market.buyer(), await market.buyer()]
  const devices = Array.from({ length: 12 }, () => service.subscribe())
  const { db, clock } = world().services
  for (const [age, { subscription }] of devices.entries()) {
    const person = world().person()
    await signIn(world(), person, buyer.id)
    value(await person.call('POST /auth/fcmtoken/store', { fcm_token: JSON.stringify(subscription) }))
    const lastActivityAt = new Date(clock.now().getTime() - age * 60_000)
    await db
      .update(sessions)
      .set({ lastActivityAt })
      .where(eq(sessions.pushToken, JSON.stringify(subscription)))
  }
  const own = service.subscribe()
  value(await allow(other, own.subscription))
  await tell(buyer)
  const newest = devices.slice(0, 10).map(({ path }) => path)
  expect(service.heard.map(push => push.path).toSorted()).toEqual(newest.toSorted())
  service.heard.splice(0)
  const { services } = world()
  await transactor(services)((tx, after) =>
    notifyAll({ tx, after, now: clock.now() }, { ...notice, type: 'promotion', value: '' })
  )
  await services.background.settled()
  const heard = service.heard.map(push => push.path)
  expect([...newest, own.path].filter(path => !heard.includes(path))).toEqual([])
  expect(heard).not.toContain(devices[11]!.path)
})

describe('[notification-10] a push token', () => {
  it('of an app is stored, and nothing is sent to it', async () => {
    const buyer = await market.buyer()
    value(await buyer.person.call('POST /auth/fcmtoken/store', { fcm_token: 'app-token' }))
    expect(await tokensOf(buyer)).toEqual(['app-token'])
    await tell(buyer)
    expect(await tokensOf(buyer)).toEqual(['app-token'])
  })

  it('sent with a registration belongs to one person only, and does not block an account', async () => {
    const before = await market.buyer()
    const { subscription } = service.subscribe()
    value(await allow(before, subscription))
    const register = async (phone: string, email: string, token: object) => {
      const person = world().person()
      await passCode(world(), person, phone, { is_register: true })
      const password = { password: 'rahasia123', password_confirmation: 'rahasia123' }
      const form = { name: 'Rina Wijaya', phone, email, ...password, fcm_token: JSON.stringify(token) }
      return value(await person.call('POST /auth/register', form)).id
    }
    const id = await register('081355520001', 'daftar-1@contoh.id', {
      ...subscription,
      extra: 'x'.repeat(500)
    })
    expect([await tokensOf(before), await tokensOf({ ...before, id })]).toEqual([
      [null],
      [JSON.stringify(subscription)]
    ])
    const other = await register('081355520002', 'daftar-2@contoh.id', { endpoint: 'ftp://x.example/' })
    expect(await tokensOf({ ...before, id: other })).toEqual([null])
  })

  it('that is no subscription is rejected, and so is a guest’s', async () => {
    const buyer = await market.buyer()
    for (const token of ['{}', '{"endpoint":"ftp://x.example/","keys":{}}', '{"endpoint":1']) {
      expect(codeOf(await buyer.person.call('POST /auth/fcmtoken/store', { fcm_token: token }))).toBe(
        'push_token_unusable'
      )
    }
    expect(await tokensOf(buyer)).toEqual([null])
    const guest = await world().person().call('POST /auth/fcmtoken/store', { fcm_token: 'a' })
    expect(codeOf(guest)).toBe('unauthorized')
  })
})
