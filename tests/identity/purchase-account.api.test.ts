import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import * as passwordHash from '#server/identity/password-hash.ts'
import { grants, users } from '#server/identity/schema.ts'

import { requestCode, messagesTo, openAccount, passCode } from '../support/passing.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

// Registration inside a purchase (D46): a phone's code and a name open an account, which has no password.

const world = useWorld()
const purchase = { purpose: 'purchase' } as const
let numbers = 0
let phone: string
let person: Person

const fresh = () => `08139600${1000 + (numbers += 1)}`
const stored = (local: string) => `62${local.slice(1)}`

beforeEach(async () => {
  await world().services.clock.advance(3600)
  phone = fresh()
  person = world().person()
})

const register = (more: Partial<Sent<'POST /auth/register'>> = {}, by = person) =>
  by.call('POST /auth/register', { name: 'Dewi Lestari', phone, in_purchase: true, ...more })
const accounts = async () => (await world().services.db.select().from(users)).length

describe('registering inside a purchase', () => {
  it('[identity-158] accepts a verified phone and a name, and signs in at once', async () => {
    await passCode(world(), person, phone, purchase)
    const profile = value(await register())
    expect(profile).toMatchObject({
      name: 'Dewi Lestari',
      phone: stored(phone),
      phone_verified: true,
      email: null,
      has_password: false,
      has_pin: false
    })
    expect(value(await person.call('GET /buyer/profile', {}))).toEqual(profile)
  })

  it('[identity-158] requires the full form without the flag', async () => {
    await passCode(world(), person, phone, purchase)
    const fields = {
      email: 'Email harus diisi',
      password: 'Password minimal 8 karakter',
      password_confirmation: 'Konfirmasi password tidak sesuai'
    }
    expect(await register({ in_purchase: false })).toMatchObject({ error: { code: 'invalid_input', fields } })
    const name = 'Nama lengkap minimal 3 karakter'
    expect(await person.call('POST /auth/register', { name: 'De', phone })).toMatchObject({
      error: { code: 'invalid_input', fields: { ...fields, name } }
    })
    const whole = { email: `utuh-${phone}@contoh.id`, password: 'rahasia123' }
    const passed = { in_purchase: false, ...whole, password_confirmation: whole.password }
    expect(codeOf(await register(passed))).toBe('ok')
  })

  it.each([
    ['a name that is none', { name: 'D3wi' }, { name: 'Nama lengkap hanya boleh berisi huruf' }],
    ['a phone that is none', { phone: '12' }, { phone: 'Nomor handphone terlalu pendek' }],
    ['an empty email', { email: '' }, { email: 'Email harus diisi' }],
    ['an empty password', { password: '' }, { password: 'Password minimal 8 karakter' }],
    [
      'a password without its repetition',
      { password: 'rahasia123' },
      { password_confirmation: 'Konfirmasi password tidak sesuai' }
    ]
  ])('[identity-158] rejects %s at its field', async (_name, more, fields) => {
    await passCode(world(), person, phone, purchase)
    expect(await register(more)).toMatchObject({ error: { code: 'invalid_input', fields } })
    expect(codeOf(await register())).toBe('ok')
  })

  it('accepts email and password if they are sent: the email is only claimed', async () => {
    await passCode(world(), person, phone, purchase)
    const email = `beli-${phone}@contoh.id`
    const password = 'rahasia123'
    const profile = value(await register({ email, password, password_confirmation: password }))
    expect(profile).toMatchObject({ email, email_verified: false, has_password: true })
    expect(codeOf(await world().person().call('POST /auth/login', { auth: phone, password }))).toBe('ok')
  })

  it("[identity-158] requires the code of its phone: none, an email's, another browser’s and an expired one open nothing", async () => {
    const email = `kode-${phone}@contoh.id`
    const before = await accounts()
    expect(codeOf(await register())).toBe('grant_required')
    await passCode(world(), person, email, { is_register: true })
    expect(codeOf(await register({ email }))).toBe('grant_required')
    await passCode(world(), person, phone, purchase)
    expect(codeOf(await register({}, world().person()))).toBe('grant_required')
    await world().services.clock.advance(10 * 60 + 1)
    expect(codeOf(await register())).toBe('grant_required')
    expect(await accounts()).toBe(before)
  })

  it('[identity-158] opens nothing for a phone whose code was used up meanwhile, even if an email passed too', async () => {
    const email = `dua-${phone}@contoh.id`
    const before = await accounts()
    await passCode(world(), person, email, { is_register: true })
    await passCode(world(), person, phone, purchase)
    const { db, clock } = world().services
    const hashing = vi.spyOn(passwordHash, 'hashSecret').mockImplementation(async () => {
      await db
        .update(grants)
        .set({ usedAt: clock.now() })
        .where(eq(grants.identifier, stored(phone)))
      return 'hash'
    })
    const whole = { email, password: 'rahasia123', password_confirmation: 'rahasia123' }
    expect(codeOf(await register(whole))).toBe('grant_required')
    expect(hashing).toHaveBeenCalledOnce()
    hashing.mockRestore()
    expect(await accounts()).toBe(before)
  })

  it('[identity-20] rejects at its field a phone that another account verified', async () => {
    const other = world().person()
    await passCode(world(), other, phone, purchase)
    expect(codeOf(await register({}, other))).toBe('ok')
    await world().services.clock.advance(60)
    await passCode(world(), person, phone, purchase)
    expect(await register()).toMatchObject({
      error: { code: 'phone_taken', fields: { phone: expect.any(String) } }
    })
  })

  it('[identity-159] of several concurrent ones with one code, one opens an account', async () => {
    await passCode(world(), person, phone, purchase)
    const before = await accounts()
    const codes = (await Promise.all([1, 2, 3, 4].map(() => register()))).map(codeOf)
    expect(codes.filter(code => code === 'ok')).toHaveLength(1)
    for (const code of codes) expect(['ok', 'grant_required', 'phone_taken']).toContain(code)
    expect(await accounts()).toBe(before + 1)
  })
})

describe('the code of a purchase', () => {
  it("[identity-160] signs in the phone's owner, and reveals who is new only afterwards", async () => {
    await passCode(world(), person, phone, purchase)
    const unknown = await person.call('POST /auth/login', { auth: phone })
    expect(codeOf(unknown)).toBe('account_not_found')
    // The request did not use the code up.
    expect(codeOf(await register())).toBe('ok')
    await world().services.clock.advance(60)
    const back = world().person()
    await passCode(world(), back, phone, purchase)
    expect(value(await back.call('POST /auth/login', { auth: phone })).name).toBe('Dewi Lestari')
    expect(codeOf(await back.call('POST /auth/login', { auth: phone }))).toBe('password_unusable')
  })

  it("[identity-160] is sent to every phone alike, except an operator's", async () => {
    const sentTo = async (to: string) => {
      const sent = value(await requestCode(world().person(), to, purchase))
      expect(sent).toEqual({ otp_id: expect.any(String), auth: stored(to), resend_seconds: 30 })
      await world().services.background.settled()
      return (await messagesTo(world(), to)).length
    }
    expect(await sentTo(phone)).toBe(1)
    await passCode(world(), person, phone, { is_register: true })
    const { db, clock } = world().services
    const admin = fresh()
    const now = clock.now()
    await db.insert(users).values({
      role: 'admin',
      name: 'Konsol',
      phone: stored(admin),
      phoneVerifiedAt: now,
      createdAt: now
    })
    expect(await sentTo(admin)).toBe(0)
  })

  it('[identity-24] of a phone that is only claimed requires that account’s password, or opens a new account', async () => {
    const email = `klaim-${phone}@contoh.id`
    const holder = world().person()
    expect(await openAccount(world(), holder, 'email', { phone, email })).toBe('ok')
    await world().services.clock.advance(60)
    await passCode(world(), person, phone, purchase)
    expect(codeOf(await person.call('POST /auth/login', { auth: phone }))).toBe('contact_claimed')
    const linked = await person.call('POST /auth/login', { auth: phone, password: 'rahasia123' })
    expect(value(linked)).toMatchObject({ email, phone_verified: true })

    const other = { phone: fresh(), email: `klaim-b-${phone}@contoh.id` }
    const second = world().person()
    expect(await openAccount(world(), second, 'email', other)).toBe('ok')
    await world().services.clock.advance(60)
    const owner = world().person()
    await passCode(world(), owner, other.phone, purchase)
    expect(codeOf(await owner.call('POST /auth/login', { auth: other.phone }))).toBe('contact_claimed')
    expect(value(await register({ phone: other.phone }, owner))).toMatchObject({ email: null })
    expect(value(await second.call('GET /buyer/profile', {})).phone).toBeNull()
  })

  it('[identity-160] resets no password and changes no account', async () => {
    await passCode(world(), person, phone, purchase)
    value(await register())
    await world().services.clock.advance(60)
    const reset = { phone, new_password: 'maling-12345' }
    const guest = world().person()
    await passCode(world(), guest, phone, purchase)
    expect(codeOf(await guest.call('PUT /auth/password/reset', reset))).toBe('grant_required')
    await world().services.clock.advance(60)
    await passCode(world(), person, phone, purchase)
    const form = { password: 'maling-12345', password_confirmation: 'maling-12345' }
    expect(codeOf(await person.call('POST /buyer/password/update', form))).toBe('grant_required')
  })
})
