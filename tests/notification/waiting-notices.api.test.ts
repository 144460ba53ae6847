import { and, asc, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { events } from '#server/core/events/schema.ts'
import { transactor } from '#server/core/transact.ts'
import { users } from '#server/identity/schema.ts'
import { notify } from '#server/notification/notify.ts'
import { notifications } from '#server/notification/schema.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()

/** Two people. */
async function makePeople() {
  const { db, clock } = world().services
  const person = { name: 'Pembeli Uji', createdAt: clock.now() }
  const made = await db.insert(users).values([person, person]).returning({ id: users.id })
  return [made[0]!.id, made[1]!.id] as const
}

/** What people were told, in order, and the number of events about it. */
async function readTold(ids: readonly number[]) {
  const { db } = world().services
  const told = await db
    .select({ title: notifications.title })
    .from(notifications)
    .where(inArray(notifications.userId, [...ids]))
    .orderBy(asc(notifications.id))
  const about = and(eq(events.type, 'notification.created'), inArray(events.objectId, [...ids]))
  return { titles: told.map(({ title }) => title), events: await db.$count(events, about) }
}

const told = (title: string) => ({ type: 'transaction', title, body: 'Uji', value: '' }) as const

it('[core-274] what waits is written once and in order, for each person, where the work runs again', async () => {
  const { services } = world()
  const now = services.clock.now()
  const [one, two] = await makePeople()
  let tries = 0
  await transactor(services)(async (tx, after) => {
    tries += 1
    notify({ tx, after, now }, one, told('Satu'))
    notify({ tx, after, now }, two, told('Dua'))
    if (tries === 2) await after.settle()
    notify({ tx, after, now }, one, told('Tiga'))
    if (tries === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
  })
  expect(await readTold([one, two])).toEqual({ titles: ['Satu', 'Dua', 'Tiga'], events: 3 })
})

it('[core-274] nothing that waited stays of work that is rolled back, sent already or not', async () => {
  const { services } = world()
  const now = services.clock.now()
  const [one, two] = await makePeople()
  const failing = transactor(services)(async (tx, after) => {
    notify({ tx, after, now }, one, told('Satu'))
    await after.settle()
    notify({ tx, after, now }, two, told('Dua'))
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await readTold([one, two])).toEqual({ titles: [], events: 0 })
})
