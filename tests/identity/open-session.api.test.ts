import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import type { RequestContext } from '#server/core/http/context.ts'
import { sessions, users } from '#server/identity/schema.ts'
import { endOtherSessions, openSession } from '#server/identity/session.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()

async function person() {
  const { db, clock } = world().services
  const [user] = await db
    .insert(users)
    .values({ name: 'Pembeli Uji', createdAt: clock.now() })
    .returning({ id: users.id })
  return user!.id
}

/** Opens a session in a separate browser. */
async function open(userId: number, userAgent: string, pushToken?: string) {
  const { db, clock } = world().services
  const requestContext = {
    cookies: {},
    ip: '10.0.0.9',
    userAgent,
    isHttps: true,
    answerHeaders: new Headers()
  } as unknown as RequestContext
  return openSession(db, requestContext, userId, clock.now(), pushToken)
}

const sessionsOf = (userId: number) =>
  world().services.db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.id)

it('[identity-25] a session stores 400 characters of the user agent, and its address', async () => {
  const userId = await person()
  await open(userId, 'x'.repeat(500), 'device-1')
  await open(userId, 'Firefox')
  const rows = await sessionsOf(userId)
  expect(rows.map(({ userAgent, pushToken }) => [userAgent, pushToken])).toEqual([
    ['x'.repeat(400), 'device-1'],
    ['Firefox', null]
  ])
})

it('[identity-25] ends the other sessions of a person, or all of them, and returns which', async () => {
  const { db, clock } = world().services
  const [userId, stranger] = [await person(), await person()]
  for (const browser of ['one', 'two', 'three']) await open(userId, browser)
  await open(stranger, 'four')
  const ids = (await sessionsOf(userId)).map(({ id }) => id)
  const [first, second, third] = ids as [number, number, number]
  const others = await endOtherSessions(db, userId, second, clock.now())
  expect(others.toSorted()).toEqual([first, third].toSorted())
  expect(await endOtherSessions(db, userId, undefined, clock.now())).toEqual([second])
  expect(await endOtherSessions(db, userId, undefined, clock.now())).toEqual([])
  const [left] = await sessionsOf(stranger)
  expect(left!.revokedAt).toBeNull()
})

it("[identity-110] a person's twenty-first session ends the least recently used one, and returns which", async () => {
  const userId = await person()
  for (let number = 0; number < 20; number += 1) {
    expect((await open(userId, `browser ${number}`)).surplus).toEqual([])
  }
  const [oldest] = await sessionsOf(userId)
  expect((await open(userId, 'one more')).surplus).toEqual([oldest!.id])
})
