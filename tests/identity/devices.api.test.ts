import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'

import { accountEvents, sessions, users } from '#server/identity/schema.ts'

import { useLive } from '../support/live.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { register } from '../support/newcomer.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const live = useLive(world)
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const devicesOf = async (person: Person) => value(await person.call('GET /auth/session', {}))
const profile = async (person: Person) => codeOf(await person.call('GET /buyer/profile', {}))
const revoke = async (person: Person, session_ids?: number[]) =>
  codeOf(await person.call('DELETE /auth/session/revoke', session_ids ? { session_ids } : {}))
const eventsOf = async (userId: number) => {
  const found = await world()
    .services.db.select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(accountEvents.id)
  return found.map(({ kind }) => kind)
}

/** Another browser of the same buyer. */
async function another(buyer: Buyer): Promise<Person> {
  const person = world().person()
  await signIn(world(), person, buyer.id)
  return person
}

async function ownIdOf(person: Person): Promise<number> {
  return (await devicesOf(person)).find(device => device.is_current_session)!.id
}

describe('the list of devices', () => {
  it('[identity-80] begins with this one, then the others by last activity, each with a name', async () => {
    const buyer = await market.buyer()
    const second = await another(buyer)
    await world().services.clock.advance(120)
    const third = await another(buyer)
    await world().services.clock.advance(120)
    expect(await profile(second)).toBe('ok')
    const own = await ownIdOf(buyer.person)
    const list = await devicesOf(buyer.person)
    expect(list.map(({ id }) => id)).toEqual([own, await ownIdOf(second), await ownIdOf(third)])
    expect(list.map(device => device.is_current_session)).toEqual([true, false, false])
    expect(list[0]).toEqual({
      id: own,
      device: expect.any(String),
      last_activity: expect.stringMatching(/Z$/),
      is_current_session: true
    })
  })

  it("[identity-80] excludes signed-out and expired devices, and other people's", async () => {
    const buyer = await market.buyer()
    const gone = await another(buyer)
    value(await gone.call('DELETE /auth/logout', {}))
    const old = await another(buyer)
    const oldId = await ownIdOf(old)
    await world()
      .services.db.update(sessions)
      .set({ refreshExpiresAt: world().services.clock.now() })
      .where(eq(sessions.id, oldId))
    expect(await devicesOf(buyer.person)).toHaveLength(1)
  })
})

it('[identity-110] the twenty-first device ends the least recently used one, and says so', async () => {
  const [first, last] = [world().person(), world().person()]
  const me = await register(world(), first, '081355510001', 'banyak-1@contoh.id')
  await world().services.clock.advance(120)
  const others = Array.from({ length: 19 }, () => world().person())
  for (const person of others) await signIn(world(), person, me.id)
  expect(await profile(first)).toBe('ok')
  await world().services.clock.advance(120)
  expect(await profile(others[0]!)).toBe('ok')
  value(await last.call('POST /auth/login', { auth: '081355510001', password: 'rahasia123' }))
  expect(await devicesOf(last)).toHaveLength(20)
  const left = await Promise.all([first, ...others].map(profile))
  // The first was used after the others, and then the first of these again: the second is the oldest.
  expect(left.filter(code => code === 'unauthorized')).toHaveLength(1)
  expect([left[0], left[1]]).toEqual(['ok', 'ok'])
  expect((await eventsOf(me.id)).slice(-2)).toEqual(['session_revoked', 'signed_in'])
})

it('[identity-82] an empty list signs nobody out, in any form', async () => {
  const buyer = await market.buyer()
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://localhost',
    host: 'localhost'
  }
  const { signatureKey } = world().services.config
  const cookie = `access=${buyer.person.cookies.get('access')}`
  const request = async (path: string, body: string, type = form) =>
    (
      await world().app.request(`http://localhost/api/v1/auth/session/revoke${path}`, {
        method: 'DELETE',
        body,
        headers: { ...type, cookie, ...signatureHeaders(signatureKey, Date.now()) }
      })
    ).status
  const json = { ...form, 'content-type': 'application/json' }
  expect(await request('', 'session_ids[]=')).toBe(422)
  expect(await request('', 'session_ids=')).toBe(422)
  expect(await request('', '{"session_ids":[]}', json)).toBe(422)
  expect(await request('', '{"session_ids":""}', json)).toBe(422)
  expect(await request('', '{"session_ids":null}', json)).toBe(422)
  expect(await profile(buyer.person)).toBe('ok')
})

describe('the last activity', () => {
  const rowOf = async (id: number) =>
    (await world().services.db.select().from(sessions).where(eq(sessions.id, id)))[0]!
  const seenOf = async (id: number) =>
    (await world().services.db.select().from(users).where(eq(users.id, id)))[0]!.lastSeenAt

  it('[identity-81] is updated when the device is used, at most once a minute', async () => {
    const buyer = await market.buyer()
    const id = await ownIdOf(buyer.person)
    const before = (await rowOf(id)).lastActivityAt
    await world().services.clock.advance(30)
    await profile(buyer.person)
    expect((await rowOf(id)).lastActivityAt).toEqual(before)
    await world().services.clock.advance(31)
    await profile(buyer.person)
    const after = (await rowOf(id)).lastActivityAt
    expect(after.getTime() - before.getTime()).toBeGreaterThanOrEqual(61_000)
    expect(await seenOf(buyer.id)).toEqual(after)
  })

  it('[identity-81] of a person is updated by a presence call too', async () => {
    const buyer = await market.buyer()
    const status = (is_online: boolean) => buyer.person.call('PATCH /auth/status/update', { is_online })
    value(await status(true))
    const first = await seenOf(buyer.id)
    expect(first).not.toBeNull()
    await world().services.clock.advance(30)
    value(await status(false))
    expect(await seenOf(buyer.id)).toEqual(first)
  })
})

describe('signing devices out', () => {
  it('[identity-82] ends one from its next request on, and leaves the others', async () => {
    const buyer = await market.buyer()
    const lost = await another(buyer)
    expect(await revoke(buyer.person, [await ownIdOf(lost)])).toBe('ok')
    expect([await profile(lost), await profile(buyer.person)]).toEqual(['unauthorized', 'ok'])
    expect(codeOf(await lost.call('POST /auth/refresh', {}))).toBe('session_over')
    expect(await eventsOf(buyer.id)).toEqual(['session_revoked'])
  })

  it('[identity-82] reaches only own ones: others’ ids look unknown, and change nothing', async () => {
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
    const foreign = await ownIdOf(stranger.person)
    expect(await revoke(buyer.person, [foreign])).toBe('session_not_found')
    expect(await revoke(buyer.person, [999_999_999])).toBe('session_not_found')
    const lost = await another(buyer)
    expect(await revoke(buyer.person, [foreign, await ownIdOf(lost)])).toBe('ok')
    expect([await profile(stranger.person), await profile(lost)]).toEqual(['ok', 'unauthorized'])
    expect(await eventsOf(stranger.id)).toEqual([])
  })

  it('[identity-82] twice at once ends it once, and succeeds both times', async () => {
    const buyer = await market.buyer()
    const id = await ownIdOf(await another(buyer))
    expect(await Promise.all([revoke(buyer.person, [id]), revoke(buyer.person, [id])])).toEqual(['ok', 'ok'])
    expect(await eventsOf(buyer.id)).toEqual(['session_revoked'])
  })

  it('[identity-83] without a list ends all of them, including this one, whatever was shown', async () => {
    const buyer = await market.buyer()
    const others = [await another(buyer), await another(buyer)]
    expect(await revoke(buyer.person)).toBe('ok')
    expect(buyer.person.cookies.has('access')).toBe(false)
    for (const person of [...others, buyer.person]) expect(await profile(person)).toBe('unauthorized')
    expect(await eventsOf(buyer.id)).toEqual(['sessions_revoked'])
  })

  it('[identity-83] by all of their ids signs this one out too', async () => {
    const buyer = await market.buyer()
    await another(buyer)
    const ids = (await devicesOf(buyer.person)).map(({ id }) => id)
    expect(await revoke(buyer.person, ids)).toBe('ok')
    expect(buyer.person.cookies.has('refresh')).toBe(false)
  })

  it('[identity-82] during a refresh leaves no working token', async () => {
    const buyer = await market.buyer()
    for (let round = 0; round < 5; round += 1) {
      const lost = await another(buyer)
      const id = await ownIdOf(lost)
      await Promise.all([lost.call('POST /auth/refresh', {}), revoke(buyer.person, [id])])
      expect(await profile(lost)).toBe('unauthorized')
      expect(codeOf(await lost.call('POST /auth/refresh', {}))).toBe('session_over')
    }
  })

  it('[identity-82] also invalidates a lost answer: the pair that follows a just rotated token', async () => {
    const buyer = await market.buyer()
    const lost = await another(buyer)
    const before = world().person()
    lost.cookies.forEach((cookie, name) => before.cookies.set(name, cookie))
    value(await lost.call('POST /auth/refresh', {}))
    expect(await revoke(buyer.person, [await ownIdOf(lost)])).toBe('ok')
    expect(codeOf(await before.call('POST /auth/refresh', {}))).toBe('session_over')
  })

  it('is rejected for guests and for a signed-out device', async () => {
    const buyer = await market.buyer()
    const lost = await another(buyer)
    const id = await ownIdOf(buyer.person)
    await revoke(buyer.person, [await ownIdOf(lost)])
    for (const person of [world().person(), lost]) {
      expect(await revoke(person, [id])).toBe('unauthorized')
      expect(codeOf(await person.call('GET /auth/session', {}))).toBe('unauthorized')
      expect(codeOf(await person.call('GET /auth/activity', {}))).toBe('unauthorized')
    }
    expect(await profile(buyer.person)).toBe('ok')
  })

  it('[identity-84] closes its sockets; those of other devices stay and are notified', async () => {
    const buyer = await market.buyer()
    const lost = await another(buyer)
    const channel = `private-user.${buyer.id}`
    const [own, gone] = [live.open(), live.open()]
    await own.join(buyer.person, channel)
    await gone.join(lost, channel)
    // The heartbeat that would also close it comes after 60 s, later than this test's limit.
    expect(await revoke(buyer.person, [await ownIdOf(lost)])).toBe('ok')
    expect(await gone.closed).toBe(4200)
    await own.hear('sessions')
    await world().services.realtime.publish(channel, 'secret', {})
    await own.hear('secret')
    expect(gone.heard.map(({ event }) => event)).not.toContain('secret')
  })

  it('[identity-84] by a new password closes the sockets of the others and keeps this device’s', async () => {
    const person = world().person()
    const demo = { auth: 'demo@bababangunan.example', password: 'Demo12345' }
    const { id } = value(await person.call('POST /auth/login', demo))
    const other = world().person()
    value(await other.call('POST /auth/login', demo))
    const [own, gone] = [live.open(), live.open()]
    await own.join(person, `private-user.${id}`)
    await gone.join(other, `private-user.${id}`)
    value(
      await person.call('POST /buyer/password/update', {
        old_password: demo.password,
        password: demo.password,
        password_confirmation: demo.password
      })
    )
    expect(await gone.closed).toBe(4200)
    await own.settle()
    const { kind, device } = value(await person.call('GET /auth/activity', {}))[0]!
    expect([kind, device]).toEqual(['password_changed', 'Chrome di Android'])
  })
})

describe("a client's data and queries", () => {
  it("[identity-85] are the device's push token, and null if it gets no pushes", async () => {
    const buyer = await market.buyer()
    const other = await another(buyer)
    const id = await ownIdOf(buyer.person)
    const tokenOf = async (sessionId: number) =>
      (await world().services.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0]!.pushToken
    value(await buyer.person.call('POST /auth/fcmtoken/store', { fcm_token: 'token-1' }))
    expect([await tokenOf(id), await tokenOf(await ownIdOf(other))]).toEqual(['token-1', null])
    value(await buyer.person.call('POST /auth/fcmtoken/store', { fcm_token: null }))
    expect(await tokenOf(id)).toBeNull()
  })

  it('[identity-85] are the version, also without a session', async () => {
    expect(value(await world().person().call('GET /buyer/version', {}))).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      min_version: '0.1.0',
      api: 'v1'
    })
  })

  it('[identity-84] include no signature for an outside service if sockets are our own', async () => {
    const buyer = await market.buyer()
    expect(codeOf(await buyer.person.call('POST /broadcasting/user-auth', { socket_id: '1.2' }))).toBe(
      'not_found'
    )
  })
})
