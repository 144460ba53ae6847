import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { guess, passwordGuesses } from '#server/identity/guesses.ts'
import { pinKey } from '#server/identity/pin.ts'
import { guessCounters, users } from '#server/identity/schema.ts'

import { messagesTo, openAccount, passCode } from '../support/passing.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let numbers = 0
let phone: string
let email: string
let person: Person
const password = 'rahasia123'
const fresh = () => `08139000${7000 + (numbers += 1)}`

beforeEach(async () => {
  phone = fresh()
  email = `kredensial-${numbers}@contoh.id`
  person = world().person()
  expect(await openAccount(world(), person, 'phone', { phone, email })).toBe('ok')
  await world().services.clock.advance(60)
})

const profile = async (who: Person) => codeOf(await who.call('GET /buyer/profile', {}))

/** The same person on another device. */
async function elsewhere(): Promise<Person> {
  const other = world().person()
  value(await other.call('POST /auth/login', { auth: phone, password }))
  return other
}

describe('changing the password', () => {
  const update = async (form: { old_password?: string; password: string }) =>
    person.call('POST /buyer/password/update', { ...form, password_confirmation: form.password })

  it('[identity-31] accepts the old one, ends all other sessions and notifies the contact', async () => {
    const other = await elsewhere()
    value(await update({ old_password: password, password: 'baru-12345' }))
    expect([await profile(person), await profile(other)]).toEqual(['ok', 'unauthorized'])
    const login = (given: string) =>
      world().person().call('POST /auth/login', { auth: phone, password: given })
    expect(codeOf(await login(password))).toBe('wrong_password')
    expect(codeOf(await login('baru-12345'))).toBe('ok')
    // The newest one is about the sign-in above, on a new device.
    const [, message] = await messagesTo(world(), phone)
    expect(message).toMatchObject({ code: null, text: expect.stringContaining('Kata sandi akun') })
    expect(message?.text).not.toContain('baru-12345')
    expect(await messagesTo(world(), email)).toEqual([])
  })

  it('[identity-31] with the same old one on several devices at once changes it once', async () => {
    const devices = [person, await elsewhere(), await elsewhere()]
    const changes = await Promise.all(
      devices.map((device, at) => {
        const changed = `baru-${at}-12345`
        return device.call('POST /buyer/password/update', {
          old_password: password,
          password: changed,
          password_confirmation: changed
        })
      })
    )
    const codes = changes.map(codeOf)
    expect(codes.filter(code => code === 'ok')).toHaveLength(1)
    const winner = codes.indexOf('ok')
    const login = { auth: phone, password: `baru-${winner}-12345` }
    expect(codeOf(await world().person().call('POST /auth/login', login))).toBe('ok')
    expect(await profile(devices[winner]!)).toBe('ok')
  })

  it('[identity-33] of a PIN with the same old one at once changes it once', async () => {
    value(await person.call('POST /buyer/pin/add', { pin: '111222' }))
    const changes = await Promise.all(
      ['333444', '555666', '777888'].map(pin =>
        person.call('POST /buyer/pin/update', { old_pin: '111222', pin, pin_confirmation: pin })
      )
    )
    expect(changes.map(codeOf).filter(code => code === 'ok')).toHaveLength(1)
  })

  it('[identity-82] changes nothing for a device that was signed out during the hashing', async () => {
    const lost = await elsewhere()
    const form = { old_password: password, password: 'maling-12345', password_confirmation: 'maling-12345' }
    const own = { old_password: password, password: 'baru-12345', password_confirmation: 'baru-12345' }
    const [mine, theirs] = await Promise.all([
      person.call('POST /buyer/password/update', own),
      lost.call('POST /buyer/password/update', form)
    ])
    expect([codeOf(mine), codeOf(theirs)].filter(code => code === 'ok')).toHaveLength(1)
  })

  it('locks out a person who used the old one just before', async () => {
    const { db, clock } = world().services
    await passCode(world(), person, phone)
    const { id } = value(await person.call('GET /buyer/profile', {}))
    const held = Promise.withResolvers<boolean>()
    // Guesses are serialised: the next sign-in has read the account, and waits for this comparison.
    const before = guess(db, `password:${id}`, passwordGuesses, clock.now(), () => held.promise)
    const thief = world().person()
    const login = thief.call('POST /auth/login', { auth: phone, password })
    value(await update({ password: 'baru-12345' }))
    held.resolve(true)
    await before
    expect([codeOf(await login), await profile(thief)]).toEqual(['wrong_password', 'unauthorized'])
  })

  it('[identity-31] accepts a code to an own contact instead, once', async () => {
    await passCode(world(), person, phone)
    value(await update({ password: 'baru-12345' }))
    expect(codeOf(await update({ old_password: '', password: 'baru-67890' }))).toBe('grant_required')
  })

  it('rejects a wrong old one at its field, and counts it', async () => {
    const wrong = await update({ old_password: 'salah', password: 'baru-12345' })
    expect(wrong).toMatchObject({
      error: { code: 'wrong_password', fields: { old_password: 'Kata sandi yang anda masukkan salah!' } }
    })
    for (let i = 0; i < 9; i += 1) await update({ old_password: `salah-${i}`, password: 'baru-12345' })
    expect(codeOf(await update({ old_password: password, password: 'baru-12345' }))).toBe('password_locked')
  })

  it("rejects neither of them, the code of another's contact, and a code for another purpose", async () => {
    expect(codeOf(await update({ password: 'baru-12345' }))).toBe('grant_required')
    await passCode(world(), person, fresh(), { purpose: 'contact' })
    expect(codeOf(await update({ password: 'baru-12345' }))).toBe('grant_required')
    await passCode(world(), person, phone, { purpose: 'pin' })
    expect(codeOf(await update({ password: 'baru-12345' }))).toBe('grant_required')
  })

  it('requires the same password twice', async () => {
    const answer = await person.call('POST /buyer/password/update', {
      old_password: password,
      password: 'baru-12345',
      password_confirmation: 'lain-12345'
    })
    expect(answer).toMatchObject({ error: { fields: { password_confirmation: 'Kata sandi tidak sama' } } })
  })
})

describe('resetting the password', () => {
  const reset = (who: Person, identifier: string) =>
    who.call('PUT /auth/password/reset', { phone: identifier, new_password: 'baru-12345' })

  it('[identity-32] requires the passed code of that contact in this browser, and ends every session', async () => {
    const guest = world().person()
    expect(codeOf(await reset(guest, phone))).toBe('grant_required')
    await passCode(world(), guest, phone, { purpose: 'reset' })
    expect(codeOf(await reset(world().person(), phone))).toBe('grant_required')
    expect(codeOf(await reset(guest, email))).toBe('grant_required')
    value(await reset(guest, phone))
    expect(await profile(person)).toBe('unauthorized')
    expect(codeOf(await reset(guest, phone))).toBe('grant_required')
    value(await guest.call('POST /auth/login', { auth: phone, password: 'baru-12345' }))
    // The newest one is about the sign-in above, on a new device.
    expect((await messagesTo(world(), phone))[1]?.text).toContain('Kata sandi akun')
  })

  it('uses the email that passed the code although the call says phone', async () => {
    await passCode(world(), person, email, { is_register: true })
    value(await person.call('POST /buyer/profile/update', { email }))
    const guest = world().person()
    await passCode(world(), guest, email, { purpose: 'reset' })
    value(await reset(guest, email))
  })

  it('[identity-32] unlocks a password that was guessed wrong too often', async () => {
    for (let i = 0; i < 11; i += 1) {
      await world()
        .person()
        .call('POST /auth/login', { auth: phone, password: `salah-${i}` })
    }
    const guest = world().person()
    await passCode(world(), guest, phone, { purpose: 'reset' })
    value(await reset(guest, phone))
    value(await guest.call('POST /auth/login', { auth: phone, password: 'baru-12345' }))
  })
})

describe('changing the PIN', () => {
  const update = (pin: string, old_pin?: string) =>
    person.call('POST /buyer/pin/update', { pin, pin_confirmation: pin, ...(old_pin && { old_pin }) })

  beforeEach(async () => void value(await person.call('POST /buyer/pin/add', { pin: '135790' })))

  it('accepts the old one', async () => {
    value(await update('246802', '135790'))
    expect(codeOf(await person.call('POST /buyer/pin/check', { pin: '246802' }))).toBe('ok')
  })

  it('verifies with the old one as the new one, and counts on the same counter', async () => {
    value(await update('135790', '135790'))
    for (const left of [4, 3]) {
      expect(await update('111111', '111111')).toMatchObject({
        error: { code: 'pin_wrong', details: { tries_left: left }, fields: { old_pin: expect.any(String) } }
      })
    }
    const check = await person.call('POST /buyer/pin/check', { pin: '111111' })
    expect(check).toMatchObject({ error: { details: { tries_left: 2 } } })
  })

  it('[identity-34] accepts a code instead, which unlocks it', async () => {
    for (let i = 0; i < 5; i += 1) await update('111111', '111111')
    expect(codeOf(await person.call('POST /buyer/pin/check', { pin: '135790' }))).toBe('pin_locked')
    expect(codeOf(await update('246802'))).toBe('grant_required')
    await passCode(world(), person, phone)
    value(await update('246802'))
    expect(codeOf(await person.call('POST /buyer/pin/check', { pin: '246802' }))).toBe('ok')
  })

  it('is rejected without a PIN', async () => {
    const newcomer = world().person()
    await openAccount(world(), newcomer, 'phone', { phone: fresh(), email: 'tanpa-pin@contoh.id' })
    const answer = await newcomer.call('POST /buyer/pin/update', {
      old_pin: '135790',
      pin: '246802',
      pin_confirmation: '246802'
    })
    expect(codeOf(answer)).toBe('pin_missing')
    expect(codeOf(await newcomer.call('POST /buyer/pin/check', { pin: '135790' }))).toBe('pin_missing')
    // Nothing is counted, so that nothing is locked when there is one.
    const { db } = world().services
    const [newest] = await db.select().from(users).where(eq(users.email, 'tanpa-pin@contoh.id'))
    expect(
      await db
        .select()
        .from(guessCounters)
        .where(eq(guessCounters.key, pinKey(newest!.id)))
    ).toEqual([])
  })
})

describe('changing the profile', () => {
  const update = (form: { name?: string; email?: string; phone?: string; photo?: File }) =>
    person.call('POST /buyer/profile/update', form)

  it('verifies the claimed contact with its code, and sends nothing to it before', async () => {
    expect(value(await update({ name: 'Rina Wijaya', email, phone })).email_verified).toBe(false)
    await passCode(world(), person, email, { is_register: true })
    expect(value(await update({ email })).email_verified).toBe(true)
  })

  it("requires the verified phone's code before it accepts an email other than the claimed one", async () => {
    const other = `baru-${fresh()}@contoh.id`
    await passCode(world(), person, other, { is_register: true })
    expect(await update({ email: other })).toMatchObject({
      error: { fields: { email: 'Verifikasi nomor HP lama terlebih dahulu.' } }
    })
    await passCode(world(), person, phone)
    expect(value(await update({ email: other }))).toMatchObject({ email: other, email_verified: true })
  })

  it('[identity-36] accepts a new phone with two grants at once: of the old one and of the new one', async () => {
    const next = fresh()
    await passCode(world(), person, phone)
    await passCode(world(), person, next, { is_register: true })
    const changed = value(await update({ phone: next }))
    expect(changed).toMatchObject({ phone: `62${next.slice(1)}`, phone_verified: true })
    expect((await messagesTo(world(), phone))[0]?.text).toContain('Nomor HP akun')
    expect(codeOf(await world().person().call('POST /auth/login', { auth: phone }))).toBe('account_not_found')
  })

  it('[identity-36] saves the rest and rejects only the field without a grant', async () => {
    const next = fresh()
    await passCode(world(), person, next, { is_register: true })
    const withoutOld = await update({ name: 'Rina Baru', phone: next, email: 'lain-lagi@contoh.id' })
    expect(withoutOld).toMatchObject({
      error: {
        code: 'contact_unverified',
        fields: {
          email: 'Verifikasi email baru terlebih dahulu.',
          phone: 'Verifikasi nomor HP lama terlebih dahulu.'
        }
      }
    })
    const saved = value(await person.call('GET /buyer/profile', {}))
    expect(saved).toMatchObject({ name: 'Rina Baru', email, phone: `62${phone.slice(1)}` })

    await world().services.clock.advance(60)
    await passCode(world(), person, phone)
    value(await update({ phone: next }))
  })

  it("rejects a contact that another account verified, even with its code's grant", async () => {
    const other = fresh()
    const grantee = world().person()
    await passCode(world(), person, phone)
    await passCode(world(), person, other, { is_register: true })
    await openAccount(world(), grantee, 'phone', { phone: other, email: 'pemilik@contoh.id' })
    expect(await update({ phone: other })).toMatchObject({
      error: { code: 'phone_taken', fields: { phone: 'Nomor HP sudah digunakan' } }
    })
  })

  it('[identity-37] stores a photo, and removes the old one', async () => {
    const first = value(await update({ photo: await takePhoto() })).photo
    const second = value(await update({ photo: await takePhoto() })).photo
    expect(first).toMatch(/^profiles\//)
    expect(second).not.toBe(first)
    const { storage } = world().services
    expect(await storage.open(`media/${first}-320.webp`)).toBeUndefined()
    const photo = await storage.open(`media/${second}-320.webp`)
    expect(photo?.size).toBeGreaterThan(0)
  })

  it('rejects an invalid contact at its field', async () => {
    expect(await update({ email: 'bukan email', phone: '12' })).toMatchObject({
      error: { fields: { email: 'Format email tidak valid', phone: 'Format nomor handphone tidak valid' } }
    })
  })
})
