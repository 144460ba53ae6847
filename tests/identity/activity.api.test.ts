import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { accountEvents, users } from '#server/identity/schema.ts'

import { newestCode } from '../support/codes.ts'
import { type Market, openMarket } from '../support/market.ts'
import { register } from '../support/newcomer.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const activity = async (person: Person) => value(await person.call('GET /auth/activity', { per_page: 50 }))
const kindsOf = async (person: Person) => (await activity(person)).map(({ kind }) => kind)

/** Passes the code that is sent to a contact, for any purpose. */
async function passCode(person: Person, type: 'phone' | 'email', to: string, isNew: boolean) {
  const input = { type, [type]: to, is_register: isNew }
  await world().services.clock.advance(61)
  const sent = value(await person.call('POST /auth/otp/request', input))
  const otp = await newestCode(world().ops, sent.auth)
  value(await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp }))
}

describe('[identity-86] the activity of an account', () => {
  it('lists the registration, signing in and out, with device and time, newest first', async () => {
    const person = world().person()
    await register(world(), person, '081355500001', 'aktivitas-1@contoh.id')
    value(await person.call('DELETE /auth/logout', {}))
    value(await person.call('POST /auth/login', { auth: '081355500001', password: 'rahasia123' }))
    const list = await activity(person)
    expect(list.map(({ kind }) => kind)).toEqual(['signed_in', 'signed_out', 'signed_in', 'registered'])
    expect(list[0]).toEqual({
      id: expect.any(Number),
      kind: 'signed_in',
      device: 'Chrome di Android',
      date: expect.stringMatching(/Z$/)
    })
  })

  it('lists a new password, a reset, and a PIN that was set, changed and locked', async () => {
    const person = world().person()
    await register(world(), person, '081355500002', 'aktivitas-2@contoh.id')
    const before = (await kindsOf(person)).length
    value(
      await person.call('POST /buyer/password/update', {
        old_password: 'rahasia123',
        password: 'rahasia456',
        password_confirmation: 'rahasia456'
      })
    )
    value(await person.call('POST /buyer/pin/add', { pin: '135790' }))
    const pins = (old_pin: string, pin: string) => ({ old_pin, pin, pin_confirmation: pin })
    value(await person.call('POST /buyer/pin/update', pins('135790', '246801')))
    for (let guess = 0; guess < 6; guess += 1) {
      expect((await person.call('POST /buyer/pin/check', { pin: '111111' })).ok).toBe(false)
    }
    const guest = world().person()
    await passCode(guest, 'phone', '081355500002', false)
    value(await guest.call('PUT /auth/password/reset', { phone: '081355500002', new_password: 'rahasia789' }))
    value(await person.call('POST /auth/login', { auth: '081355500002', password: 'rahasia789' }))
    const kinds = (await kindsOf(person)).toReversed().slice(before)
    expect(kinds).toEqual([
      'password_changed',
      'pin_made',
      'pin_changed',
      'pin_locked',
      'password_reset',
      'signed_in'
    ])
  })

  it('lists a changed contact, but neither the contact nor any secret', async () => {
    const person = world().person()
    const me = await register(world(), person, '081355500003', 'aktivitas-3@contoh.id')
    await passCode(person, 'phone', '081355500003', false)
    await passCode(person, 'phone', '081355500013', true)
    value(await person.call('POST /buyer/profile/update', { phone: '081355500013' }))
    // The claimed email passes its code: it is unchanged, and nothing is recorded.
    await passCode(person, 'email', 'aktivitas-3@contoh.id', true)
    value(await person.call('POST /buyer/profile/update', { email: 'aktivitas-3@contoh.id' }))
    expect((await kindsOf(person)).filter(kind => /changed/.test(kind))).toEqual(['phone_changed'])
    const { db } = world().services
    const rows = await db.select().from(accountEvents).where(eq(accountEvents.userId, me.id))
    expect(JSON.stringify(rows)).not.toMatch(/0813555|rahasia|argon2/)
  })

  it('is stored in the same transaction: a rollback removes the row too', async () => {
    const buyer = await market.buyer()
    await world().services.db.update(users).set({ pinHash: 'there' }).where(eq(users.id, buyer.id))
    expect(codeOf(await buyer.person.call('POST /buyer/pin/add', { pin: '135790' }))).toBe('pin_exists')
    const wrong = { old_password: 'salah', password: 'rahasia456', password_confirmation: 'rahasia456' }
    expect((await buyer.person.call('POST /buyer/password/update', wrong)).ok).toBe(false)
    expect(await kindsOf(buyer.person)).toEqual([])
  })

  it('is visible to its owner only, page by page', async () => {
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
    const now = world().services.clock.now()
    const row = { kind: 'signed_in', device: 'Chrome di Android', ip: '10.0.0.1', createdAt: now } as const
    await world()
      .services.db.insert(accountEvents)
      .values(Array.from({ length: 15 }, () => ({ ...row, userId: buyer.id })))
    const first = await buyer.person.call('GET /auth/activity', {})
    expect(first).toMatchObject({ ok: true, meta: { page: 1, per_page: 12, total: 15, total_pages: 2 } })
    const second = value(await buyer.person.call('GET /auth/activity', { page: 2 }))
    expect(second).toHaveLength(3)
    expect(JSON.stringify(second)).not.toContain('10.0.0.1')
    expect(await kindsOf(stranger.person)).toEqual([])
  })
})
