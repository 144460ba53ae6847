import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { rows } from '#server/core/db/connect.ts'
import { transactor } from '#server/core/transact.ts'
import { claimDeliveries, leaseSeconds } from '#server/webhook/delivery-queue.ts'
import { endDelivery } from '#server/webhook/end-delivery.ts'
import { sendOnce } from '#server/webhook/send.ts'
import { WebhookSender } from '#server/webhook/sender.ts'
import { webhooks } from '#server/webhook/schema.ts'

import { value } from '../support/person.ts'
import { addWebhook, openReceiver } from '../support/webhook-receiver.ts'
import { useWorld } from '../support/world.ts'

// Senders that die, and what is written while a delivery ends. Only on PostgreSQL: transactions run at once.

const world = useWorld({ OUTSIDE_TO_PRIVATE: 'on', LOG_LEVEL: 'silent' })
const services = () => world().services
const settled = () => services().background.settled()

const happens = (objectId: number, status: string) =>
  transactor(services())((_tx, after) =>
    after.record('order.changed', objectId, { code: 'X', status, buyer_id: 1, shop_id: 2 })
  )
const log = async (id: number) => value(await world().ops.call('GET /ops/webhook/{id}/delivery', { id }))
const accepted = { problem: null, responseStatus: 200, responseExcerpt: null } as const

/** A receiver of a new webhook, at which no sender of this process is at work. */
async function open() {
  const receiver = await openReceiver()
  const { id } = await addWebhook(world(), receiver)
  services().webhooks.stop()
  const seen = () => receiver.heard.map(({ data }) => data['status'])
  return { receiver, id, seen }
}

/** A sender dies with what it had just claimed: what that was. */
async function claimAndDie(id: number) {
  const { db, clock } = services()
  return claimDeliveries(db, id, 5, clock.now())
}

/** Time passes, and a new process sends what is due. */
async function pass(seconds: number) {
  await services().clock.advance(seconds)
  await new WebhookSender(services).look()
  await settled()
}

describe('[webhook-8, webhook-15] a message whose senders die', () => {
  it('again and again, is delivered by the first one that lives, and what waits behind it follows', async () => {
    const { id, seen } = await open()
    await happens(1, 'paid')
    await happens(1, 'sent')
    await settled()
    for (let death = 0; death < 5; death += 1) {
      expect(await claimAndDie(id)).toMatchObject([{ tries: death + 1 }])
      // Nobody takes it while the lease runs, and nobody its successor.
      await pass(leaseSeconds - 1)
      expect(seen()).toEqual([])
      await services().clock.advance(1)
    }
    await pass(0)
    expect(seen()).toEqual(['paid', 'sent'])
    expect((await log(id)).map(({ status, tries }) => [status, tries])).toEqual([
      ['delivered', 1],
      ['delivered', 6]
    ])
  })

  it('after the receiver has accepted it, is sent a second time under the same id', async () => {
    const { id, receiver } = await open()
    await happens(2, 'paid')
    await settled()
    const [claimed] = await claimAndDie(id)
    const [webhook] = await services().db.select().from(webhooks)
    expect(await sendOnce(services(), webhook!, claimed!)).toMatchObject({ problem: null })
    await pass(leaseSeconds)
    const ids = receiver.heard.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([claimed!.messageId, claimed!.messageId])
    expect(await log(id)).toMatchObject([{ status: 'delivered', tries: 2 }])
  })

  it('and comes back after another one has claimed it, does not end it under that one', async () => {
    const { id, seen } = await open()
    await happens(3, 'paid')
    await happens(3, 'sent')
    await settled()
    const { db, clock } = services()
    const [late] = await claimAndDie(id)
    await clock.advance(leaseSeconds)
    expect(await claimAndDie(id)).toMatchObject([{ id: late!.id, tries: 2 }])
    await db.transaction(tx => endDelivery(tx, late!, accepted, clock.now()))
    expect(await log(id)).toMatchObject([{ status: 'waiting' }, { status: 'waiting', tries: 2 }])
    await pass(leaseSeconds)
    expect(seen()).toEqual(['paid', 'sent'])
  })
})

describe('[webhook-18] a sender that was held up after its claim', () => {
  /** A sender whose read of the webhook takes as long as this work. */
  const heldBy = (work: () => Promise<unknown>) => {
    const where = async (condition: SQL) => {
      await work()
      return services().db.select().from(webhooks).where(condition)
    }
    const db = Object.create(services().db, { select: { value: () => ({ from: () => ({ where }) }) } })
    return new WebhookSender(() => ({ ...services(), db }))
  }

  it('sends nothing after another one has sent it and what waits behind it', async () => {
    const { id, seen } = await open()
    await happens(8, 'paid')
    await happens(8, 'sent')
    await settled()
    heldBy(async () => {
      await services().clock.advance(leaseSeconds)
      await new WebhookSender(services).look()
      await expect.poll(seen).toEqual(['paid', 'sent'])
    }).wake([id])
    await settled()
    expect(seen()).toEqual(['paid', 'sent'])
    expect((await log(id)).map(({ status }) => status)).toEqual(['delivered', 'delivered'])
  })

  it.each([
    [20, ['paid']],
    [46, []]
  ])(
    'for %i of the 60 seconds of its lease sends %j: an answer takes up to 15',
    async (seconds, expected) => {
      const { id, seen } = await open()
      await happens(9, 'paid')
      await settled()
      heldBy(() => services().clock.advance(seconds)).wake([id])
      await settled()
      expect(seen()).toEqual(expected)
      await pass(leaseSeconds)
      expect(seen()).toEqual(['paid'])
    }
  )
})

describe('[webhook-15] a message', () => {
  it('that is written while the one before it ends becomes due', async () => {
    const { id, seen } = await open()
    await happens(4, 'paid')
    await settled()
    const { db, clock } = services()
    const [first] = await claimAndDie(id)
    await db.transaction(async tx => {
      await endDelivery(tx, first!, accepted, clock.now())
      await happens(4, 'sent')
      // It waits for this end, or has been written beside it.
      await expect.poll(async () => (await waiting()) || (await log(id)).length === 2).toBe(true)
    })
    await settled()
    await pass(0)
    expect(seen()).toEqual(['sent'])
  })

  it('that ends while the next one is written makes that one due', async () => {
    const { id, seen } = await open()
    await happens(5, 'paid')
    await settled()
    const { db, clock } = services()
    const [first] = await claimAndDie(id)
    const [end] = await db.transaction(async tx => {
      // As a writer has locked it.
      await tx.select().from(webhooks).for('share')
      let isEnded = false
      const ending = db
        .transaction(other => endDelivery(other, first!, accepted, clock.now()))
        .then(() => (isEnded = true))
      await expect.poll(async () => (await waiting()) || isEnded).toBe(true)
      await tx.execute(sql`
        insert into webhook_deliveries (webhook_id, message_id, type, kind, object_id, body, status, created_at)
        select webhook_id, 'evt_next', type, kind, object_id, replace(body, 'paid', 'sent'), 'waiting', created_at
        from webhook_deliveries where id = ${first!.id}`)
      return [ending]
    })
    await end
    await pass(0)
    expect(seen()).toEqual(['sent'])
  })

  it('that is written while its webhook goes off does not wait there for ever', async () => {
    const { id, receiver } = await open()
    await happens(6, 'paid')
    await settled()
    const { db, clock } = services()
    const [first] = await claimAndDie(id)
    const gone = { problem: 'status', responseStatus: 410, responseExcerpt: null } as const
    await db.transaction(async tx => {
      expect(await endDelivery(tx, first!, gone, clock.now())).toBe('gone')
      await happens(6, 'sent')
      await expect.poll(async () => (await waiting()) || (await log(id)).length === 2).toBe(true)
    })
    await settled()
    await pass(0)
    expect((await log(id)).map(({ status }) => status)).toEqual(['failed'])
    expect(receiver.heard).toEqual([])
  })
})

describe('[webhook-8] a claim', () => {
  it('takes nothing that another process is just claiming', async () => {
    const { id, seen } = await open()
    await happens(7, 'paid')
    await settled()
    const { db, clock } = services()
    const second = await db.transaction(async tx => {
      expect(await claimDeliveries(tx, id, 5, clock.now())).toHaveLength(1)
      let isOver = false
      const begun = claimDeliveries(db, id, 5, clock.now()).finally(() => (isOver = true))
      await expect.poll(async () => isOver || (await waiting())).toBe(true)
      return [begun]
    })
    expect(await second[0]).toEqual([])
    await pass(leaseSeconds)
    expect(seen()).toEqual(['paid'])
  })
})

/** Whether a transaction of this database waits for a lock. */
async function waiting(): Promise<boolean> {
  const found = await rows(
    services().db,
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  )
  return found.length > 0
}
