import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { users } from '#server/identity/schema.ts'
import { accessSeconds, people, refreshSeconds, sessionSeconds } from '#server/identity/session.ts'
import { findEnded } from '#server/find-ended.ts'

import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const demo = { auth: 'demo@bababangunan.example', password: 'Demo12345' }
const later = (seconds: number) => world().services.clock.advance(seconds)

async function signedIn(): Promise<Person> {
  const person = world().person()
  value(await person.call('POST /auth/login', demo))
  return person
}

/** Another holder of the same cookies: a second tab before its cookies change, or a thief. */
function copyOf(person: Person): Person {
  const copy = world().person()
  person.cookies.forEach((cookie, name) => copy.cookies.set(name, cookie))
  return copy
}

const refresh = async (person: Person) => codeOf(await person.call('POST /auth/refresh', {}))
const profile = async (person: Person) => codeOf(await person.call('GET /buyer/profile', {}))

describe('the session', () => {
  it('[identity-25] ends with the access token and continues after a refresh', async () => {
    const person = await signedIn()
    await world().services.clock.advance(accessSeconds + 1)
    expect(codeOf(await person.call('GET /buyer/profile', {}))).toBe('unauthorized')
    value(await person.call('POST /auth/refresh', {}))
    expect(codeOf(await person.call('GET /buyer/profile', {}))).toBe('ok')
  })

  it('ends with its refresh token too if the access token has expired', async () => {
    const person = await signedIn()
    const refresh = person.cookies.get('refresh') ?? ''
    person.cookies.delete('access')
    value(await person.call('DELETE /auth/logout', {}))
    person.cookies.set('refresh', refresh)
    expect(codeOf(await person.call('POST /auth/refresh', {}))).toBe('session_over')
  })

  it('ends at once after signing out', async () => {
    const person = await signedIn()
    const token = person.cookies.get('access') ?? ''
    value(await person.call('DELETE /auth/logout', {}))
    person.cookies.set('access', token)
    expect(codeOf(await person.call('GET /buyer/profile', {}))).toBe('unauthorized')
  })
})

describe('a refresh', () => {
  it('gives two tabs that refresh together the same usable pair', async () => {
    const person = await signedIn()
    const tabs = [person, copyOf(person), copyOf(person)]
    expect(await Promise.all(tabs.map(refresh))).toEqual(['ok', 'ok', 'ok'])
    expect(await Promise.all(tabs.map(profile))).toEqual(['ok', 'ok', 'ok'])
    expect(new Set(tabs.map(tab => tab.cookies.get('refresh'))).size).toBe(1)
  })

  it('[identity-26] survives a lost answer: the retry gets a valid pair', async () => {
    const person = await signedIn()
    expect(await refresh(copyOf(person))).toBe('ok')
    expect(await refresh(person)).toBe('ok')
    await later(accessSeconds + 60)
    expect(await refresh(person)).toBe('ok')
    expect(await profile(person)).toBe('ok')
  })

  it('[identity-26] returns the newest pair for a token that was rotated twice within 30 seconds', async () => {
    const person = await signedIn()
    const late = copyOf(person)
    await refresh(person)
    await refresh(person)
    expect(await refresh(late)).toBe('ok')
    expect(late.cookies.get('refresh')).toBe(person.cookies.get('refresh'))
  })

  it.each([1, 2, 5])(
    '[identity-26] ends the session when a token is reused that was rotated %i times ago',
    async times => {
      const person = await signedIn()
      const thief = copyOf(person)
      for (let i = 0; i < times; i += 1) {
        expect(await refresh(person)).toBe('ok')
        await later(31)
      }
      expect(await refresh(thief)).toBe('session_over')
      expect(await profile(person)).toBe('unauthorized')
      expect(await refresh(person)).toBe('session_over')
    }
  )

  it('[identity-84, identity-86] notifies the owner of such a session, and closes its sockets', async () => {
    const person = await signedIn()
    const thief = copyOf(person)
    const other = await signedIn()
    expect(await refresh(person)).toBe('ok')
    await later(31)
    const hangUp = vi.spyOn(world().services.realtime, 'disconnect')
    expect([await refresh(thief), await refresh(thief)]).toEqual(['session_over', 'session_over'])
    expect(hangUp).toHaveBeenCalledTimes(1)
    hangUp.mockRestore()
    const [latest] = value(await other.call('GET /auth/activity', {}))
    expect(latest?.kind).toBe('session_revoked')
  })

  it('[identity-84] answers session_over once it ended, expired or was removed', async () => {
    const { db, clock } = world().services
    const idOf = async (person: Person) =>
      (await people.findViewer(db, Object.fromEntries(person.cookies), clock.now()))!.sessionId
    const [gone, stays] = [await signedIn(), await signedIn()]
    const [goneId, staysId] = [await idOf(gone), await idOf(stays)]
    value(await gone.call('DELETE /auth/logout', {}))
    // 0 is a token of the configuration.
    const ids = [goneId, staysId, 999_999_999, 0]
    expect(await findEnded(db, ids, clock.now())).toEqual([goneId, 999_999_999])
    const runOut = new Date(clock.now().getTime() + refreshSeconds * 1000)
    expect(await findEnded(db, ids, runOut)).toEqual([goneId, staysId, 999_999_999])
  })

  it('answers session_over without a token, and for an unknown one', async () => {
    const person = world().person()
    expect(await refresh(person)).toBe('session_over')
    person.cookies.set('refresh', 'made.up')
    expect(await refresh(person)).toBe('session_over')
  })

  it('[identity-25] continues while it is used, and ends for good after 180 days', async () => {
    const person = await signedIn()
    const days = 24 * 60 * 60
    for (let day = 29; day < 180; day += 29) {
      await later(29 * days)
      expect(await refresh(person)).toBe('ok')
    }
    await later(sessionSeconds - 174 * days - 60)
    expect(await refresh(person)).toBe('ok')
    expect(await profile(person)).toBe('ok')
    await later(60)
    expect(await profile(person)).toBe('unauthorized')
    expect(await refresh(person)).toBe('session_over')
  })

  it('[identity-25] ends after 30 days without use', async () => {
    const person = await signedIn()
    await later(refreshSeconds)
    expect(await refresh(person)).toBe('session_over')
  })
})

describe('a device', () => {
  it('[identity-27] has one session: signing in again ends the previous one', async () => {
    const person = await signedIn()
    const before = copyOf(person)
    value(await person.call('POST /auth/login', demo))
    expect([await profile(before), await profile(person)]).toEqual(['unauthorized', 'ok'])
    expect(await refresh(before)).toBe('session_over')
  })

  it("also replaces a session whose access token has expired, but nobody else's", async () => {
    const other = await signedIn()
    const person = await signedIn()
    const before = copyOf(person)
    await later(accessSeconds + 1)
    person.cookies.delete('access')
    value(await person.call('POST /auth/login', demo))
    expect(await refresh(before)).toBe('session_over')
    expect(await refresh(other)).toBe('ok')
  })
})

describe('a role that is not allowed here', () => {
  const admin = { auth: 'admin@bababangunan.example', password: 'Demo12345' }

  it('[identity-6] is told so only with the right password', async () => {
    const person = world().person()
    expect(codeOf(await person.call('POST /auth/login', { auth: admin.auth }))).toBe('password_unusable')
    const wrong = await person.call('POST /auth/login', { auth: admin.auth, password: 'salah' })
    expect(codeOf(wrong)).toBe('wrong_password')
    expect(await person.call('POST /auth/login', admin)).toMatchObject({
      error: { status: 403, message: 'Akses ditolak. Hanya pembeli dan penjual yang diizinkan' }
    })
    expect(person.cookies.has('access')).toBe(false)
  })

  it('[identity-6] is told so with the next call after it was lost, and signing out ends the session', async () => {
    const { db } = world().services
    const person = await signedIn()
    const setRole = (role: 'buyer' | 'admin') =>
      db.update(users).set({ role }).where(eq(users.email, demo.auth))
    await setRole('admin')
    expect(await profile(person)).toBe('role_refused')
    const copy = copyOf(person)
    value(await person.call('DELETE /auth/logout', {}))
    await setRole('buyer')
    expect(await profile(copy)).toBe('unauthorized')
  })
})
