import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'

import { cleanUp } from '#server/cleanup-job.ts'
import { events, eventSubscriptions } from '#server/core/events/schema.ts'
import { transactor } from '#server/core/transact.ts'
import { claimDeliveries, leaseSeconds } from '#server/webhook/delivery-queue.ts'
import { endDelivery } from '#server/webhook/end-delivery.ts'
import { WebhookSender } from '#server/webhook/sender.ts'
import { newSecret, sealSecret } from '#server/webhook/secrets.ts'
import { webhooks } from '#server/webhook/schema.ts'

import { value } from '../support/person.ts'
import { addWebhook, openReceiver } from '../support/webhook-receiver.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ OUTSIDE_TO_PRIVATE: 'on', LOG_LEVEL: 'silent' })
const services = () => world().services
const settled = () => services().background.settled()
const dayS = 24 * 3_600

/** Something happens to an order. */
const happens = (objectId: number, status = 'paid') =>
  transactor(services())((_tx, after) =>
    after.record('order.changed', objectId, { code: `X${objectId}`, status, buyer_id: 1, shop_id: 2 })
  )

/** Time passes, and what became due is sent. */
async function pass(seconds: number) {
  await services().clock.advance(seconds)
  await services().webhooks.look()
  await settled()
}

const log = async (id: number) => value(await world().ops.call('GET /ops/webhook/{id}/delivery', { id }))
const read = async (id: number) =>
  value(await world().ops.call('GET /ops/webhook', {})).find(one => one.id === id)!
const seen = ({ heard }: { heard: { data: object }[] }) =>
  heard.map(({ data }) => {
    const { id, status } = data as { id: number; status: string }
    return `${id} ${status}`
  })

describe('[webhook-4] an event', () => {
  it('is sent after its commit to the webhooks of its topic, signed, with stable public fields', async () => {
    const [receiver, other] = [await openReceiver(), await openReceiver()]
    const { secret, id } = await addWebhook(world(), receiver)
    await addWebhook(world(), other, ['product', 'withdrawal'])
    await happens(11)
    await settled()
    const [{ headers, body }] = receiver.heard as [(typeof receiver.heard)[0]]
    expect(new Webhook(secret!).verify(body, headers as Record<string, string>)).toEqual({
      type: 'order.changed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: { id: 11, code: 'X11', status: 'paid', buyer_id: 1, shop_id: 2 }
    })
    expect(() => new Webhook(secret!).verify(`${body} `, headers as Record<string, string>)).toThrow()
    expect(receiver.heard).toHaveLength(1)
    expect(other.heard).toEqual([])
    expect(await log(id)).toMatchObject([
      {
        type: 'order.changed',
        status: 'delivered',
        tries: 1,
        response_status: 200,
        response_excerpt: 'ok',
        body
      }
    ])
  })

  it('is sent to nobody after a rollback, or where it is no public one', async () => {
    const receiver = await openReceiver()
    await addWebhook(world(), receiver, ['order', 'message', 'product'])
    const about = { code: 'X', status: 'paid', buyer_id: 1, shop_id: 1 }
    const failing = transactor(services())(async (_tx, after) => {
      await after.record('order.changed', 12, about)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await transactor(services())(async (_tx, after) => {
      await after.record('negotiation.changed', 12, about)
      await after.record('message.unread', 3, { buyer_id: 1, shop_id: 1 })
      await after.record('order.refunded', 12, { buyer_id: 1, amount: 5000, text: 'Dana Budi kembali' })
    })
    await settled()
    expect(receiver.heard.map(({ type, data }) => [type, data])).toEqual([
      ['order.refunded', { id: 12, buyer_id: 1, amount: 5000 }]
    ])
  })
})

describe('[webhook-17] a message that cannot be sent', () => {
  /** A webhook with another secret than its own, and a message to it. */
  async function openWith(secret: string, appSecret: string) {
    const receiver = await openReceiver()
    const { id } = await addWebhook(world(), receiver)
    const own = eq(webhooks.id, id)
    await services()
      .db.update(webhooks)
      .set({ secret: sealSecret({ appSecret }, secret) })
      .where(own)
    await happens(25)
    await settled()
    await pass(5)
    expect(receiver.heard).toEqual([])
    return { receiver, id, own }
  }

  it('because APP_SECRET has changed, waits as after a failure, says so, and goes out with a renewed secret', async () => {
    const { receiver, id } = await openWith('whsec_AAAA', 'x'.repeat(32))
    expect(await log(id)).toMatchObject([
      { status: 'waiting', problem: 'not_signed', tries: 2, response_status: null }
    ])
    const { secret } = value(await world().ops.call('POST /ops/webhook/{id}/secret', { id }))
    await pass(30)
    expect(await log(id)).toMatchObject([{ status: 'delivered', problem: null, tries: 3 }])
    const [{ headers, body }] = receiver.heard as [(typeof receiver.heard)[0]]
    new Webhook(secret).verify(body, headers as Record<string, string>)
  })

  it('by a fault of our own waits in the same way and says so', async () => {
    // The library cannot sign with nothing.
    const { id, own } = await openWith('', services().config.appSecret)
    expect(await log(id)).toMatchObject([
      { status: 'waiting', problem: 'internal', tries: 2, response_status: null }
    ])
    await services()
      .db.update(webhooks)
      .set({ secret: sealSecret(services().config, newSecret()) })
      .where(own)
    await pass(30)
    expect(await log(id)).toMatchObject([{ status: 'delivered', problem: null, tries: 3 }])
  })
})

describe('[webhook-5] a message that is not accepted', () => {
  it('is tried again with growing waits for three days under the same id, then failed; the webhook goes off', async () => {
    const receiver = await openReceiver()
    receiver.state.status = 500
    const { id } = await addWebhook(world(), receiver)
    const began = services().clock.now().getTime()
    await happens(21)
    await settled()
    const waits: number[] = []
    for (let n = 0; n < 40; n += 1) {
      const [entry] = await log(id)
      if (entry!.status !== 'waiting') break
      const wait = Math.ceil((Date.parse(entry!.next_try_at!) - services().clock.now().getTime()) / 1000)
      waits.push(wait)
      await pass(wait)
    }
    expect(waits.slice(0, 9)).toEqual([5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800])
    expect(waits.slice(9, -1).every(wait => wait === 28_800)).toBe(true)
    expect(services().clock.now().getTime() - began).toBeGreaterThanOrEqual(3 * dayS * 1000)
    expect(await log(id)).toMatchObject([{ status: 'failed', problem: 'status', response_status: 500 }])
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.heard).toHaveLength(waits.length + 1)
    expect(await read(id)).toMatchObject({ is_active: false, switched_off: { why: 'failing' }, waiting: 0 })
    await happens(22)
    await pass(dayS)
    expect(receiver.heard).toHaveLength(waits.length + 1)
  })

  it('holds back the later ones of its object at this webhook alone', async () => {
    const [receiver, other] = [await openReceiver(), await openReceiver()]
    receiver.state.refused = ({ id, status }) => id === 31 && status === 'paid'
    const { id } = await addWebhook(world(), receiver)
    await addWebhook(world(), other)
    await happens(31, 'paid')
    await happens(31, 'sent')
    await happens(32, 'paid')
    await settled()
    // Of two objects, at once.
    expect(seen(receiver).toSorted()).toEqual(['31 paid', '32 paid'])
    expect(seen(other).filter(line => line.startsWith('31'))).toEqual(['31 paid', '31 sent'])
    expect(await read(id)).toMatchObject({ waiting: 2 })
    receiver.state.refused = () => false
    await pass(5)
    expect(seen(receiver).slice(2)).toEqual(['31 paid', '31 sent'])
  })

  it('is not sent on where the receiver redirects', async () => {
    const receiver = await openReceiver()
    receiver.state.status = 302
    const { id } = await addWebhook(world(), receiver)
    await happens(33)
    await settled()
    expect(receiver.heard).toHaveLength(1)
    expect(await log(id)).toMatchObject([{ status: 'waiting', problem: 'status', response_status: 302 }])
  })

  it('[webhook-6] with 410 is the last: the webhook goes off, and what waits ends', async () => {
    const receiver = await openReceiver()
    receiver.state.status = 410
    receiver.state.isHeld = true
    const { id } = await addWebhook(world(), receiver)
    await happens(41)
    await happens(41, 'sent')
    await expect.poll(async () => (await log(id)).length).toBe(2)
    await expect.poll(() => receiver.heard.length).toBe(1)
    receiver.release()
    await settled()
    expect(receiver.heard).toHaveLength(1)
    expect(await read(id)).toMatchObject({ is_active: false, switched_off: { why: 'gone' }, waiting: 0 })
    expect((await log(id)).map(({ status, problem }) => [status, problem])).toEqual([
      ['failed', 'switched_off'],
      ['failed', 'status']
    ])
  })
})

describe('[webhook-7] a receiver', () => {
  it('that holds its answers back delays neither another one nor another subscriber', async () => {
    const [slow, quick] = [await openReceiver(), await openReceiver()]
    slow.state.isHeld = true
    const held = await addWebhook(world(), slow)
    await addWebhook(world(), quick)
    for (let n = 51; n < 59; n += 1) await happens(n)
    await expect.poll(() => quick.heard.length).toBe(8)
    // No more than its places, while the other has everything.
    await expect.poll(() => slow.heard.length).toBe(4)
    expect((await read(held.id)).waiting).toBe(8)
    slow.release()
    await settled()
    expect(seen(slow).toSorted()).toEqual(seen(quick).toSorted())
  })
})

describe('[webhook-9] events and messages', () => {
  it('cost nothing without a webhook that wants them', async () => {
    const { db } = services()
    await happens(71)
    await settled()
    const [event] = await db.select().from(events).where(eq(events.objectId, 71))
    const ofWebhooks = eq(eventSubscriptions.subscriber, 'webhook')
    expect([event?.type, await db.$count(eventSubscriptions, ofWebhooks)]).toEqual(['order.changed', 0])
    const receiver = await openReceiver()
    const { id } = await addWebhook(world(), receiver, ['order', 'withdrawal'])
    expect(await db.$count(eventSubscriptions, ofWebhooks)).toBe(4)
    value(await world().ops.call('DELETE /ops/webhook/{id}', { id }))
    expect(await db.$count(eventSubscriptions, ofWebhooks)).toBe(0)
  })

  it('of the log are removed 30 days after their end, and never while they wait', async () => {
    const receiver = await openReceiver()
    receiver.state.refused = ({ id }) => id === 73
    const { id } = await addWebhook(world(), receiver)
    await happens(72)
    await happens(73)
    await settled()
    const { db, clock, log: logger } = services()
    await clock.advance(29 * dayS)
    await cleanUp({ db, clock, log: logger })
    expect(await log(id)).toHaveLength(2)
    await clock.advance(2 * dayS)
    await cleanUp({ db, clock, log: logger })
    expect((await log(id)).map(({ status }) => status)).toEqual(['waiting'])
  })
})

describe('[webhook-8] a process that dies', () => {
  it('before it sends or before it notes the answer leaves the message to another one, after its lease', async () => {
    const receiver = await openReceiver()
    const { id } = await addWebhook(world(), receiver)
    services().webhooks.stop()
    await happens(61)
    await settled()
    const { db, clock } = services()
    const [claimed] = await claimDeliveries(db, id, 5, clock.now())
    expect(await claimDeliveries(db, id, 5, clock.now())).toEqual([])
    const other = new WebhookSender(services)
    await clock.advance(leaseSeconds - 5)
    await other.look()
    await settled()
    expect(receiver.heard).toEqual([])
    await clock.advance(10)
    await other.look()
    await settled()
    expect(seen(receiver)).toEqual(['61 paid'])
    expect(await log(id)).toMatchObject([{ status: 'delivered', tries: 2 }])
    // The first one comes back: its claim is lost.
    const late = { problem: 'timeout', responseStatus: null, responseExcerpt: null } as const
    await db.transaction(tx => endDelivery(tx, claimed!, late, clock.now()))
    expect(await log(id)).toMatchObject([{ status: 'delivered', tries: 2 }])
  })
})

describe('[webhook-8] two processes that look at once', () => {
  it('send each message once', async () => {
    const receiver = await openReceiver()
    receiver.state.isHeld = true
    const { id } = await addWebhook(world(), receiver)
    services().webhooks.stop()
    const objects = [71, 72, 73, 74, 75, 76, 77, 78]
    for (const object of objects) await happens(object)
    await settled()
    const processes = [new WebhookSender(services), new WebhookSender(services)]
    await Promise.all(processes.map(process => process.look()))
    // All are under way at once, four in each, before any answer ends one.
    await vi.waitFor(() => expect(receiver.heard.length).toBeGreaterThanOrEqual(objects.length))
    receiver.release()
    await settled()
    expect(seen(receiver).toSorted()).toEqual(objects.map(object => `${object} paid`))
    expect((await log(id)).map(({ status, tries }) => `${status} ${tries}`)).toEqual(
      objects.map(() => 'delivered 1')
    )
  })
})
