import { eq, inArray, like } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'

import { guessCounters, sessions, users } from '#server/identity/schema.ts'

import { requestCode, messagesTo, openAccount, passCode } from '../support/passing.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { holdTime } from '../support/still-time.ts'
import { whileWaiting } from '../support/waiting.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let numbers = 0

/** Unused contacts. */
function fresh() {
  numbers += 1
  return { phone: `08139000${1000 + numbers}`, email: `kontak-${numbers}@contoh.id` }
}

/** A separate browser that opened an account with its phone and only claims this email. */
async function claimant(email: string, password = 'rahasia123') {
  const person = world().person()
  const { phone } = fresh()
  expect(await openAccount(world(), person, 'phone', { phone, email }, password)).toBe('ok')
  return { person, phone }
}

const profileOf = async (person: Person) => value(await person.call('GET /buyer/profile', {}))
const login = (person: Person, auth: string, password?: string) =>
  person.call('POST /auth/login', { auth, ...(password && { password }) })

describe('a claimed contact', () => {
  it('is shown as unverified, beside the verified one', async () => {
    const { person } = await claimant(fresh().email)
    expect(await profileOf(person)).toMatchObject({ phone_verified: true, email_verified: false })
  })

  it("[identity-21] does not prevent its owner's registration, and is lost when the owner passes its code", async () => {
    const { email } = fresh()
    const { person: stranger, phone } = await claimant(email)
    const owner = world().person()
    const form = { phone: fresh().phone, email }
    expect(await openAccount(world(), owner, 'email', form)).toBe('ok')
    expect(await profileOf(owner)).toMatchObject({ email, email_verified: true, phone_verified: false })

    expect((await profileOf(stranger)).email).toBeNull()
    const [told] = value(await stranger.call('GET /buyer/notification', {}))
    expect(told).toMatchObject({ type: 'transaction', title: 'Email dihapus dari akun Anda' })
    expect((await messagesTo(world(), phone))[0]?.text).toContain(`Email ${email} dihapus`)
    expect((await profileOf(stranger)).counters.notification.all).toBe(1)
  })

  it('[identity-23] counts as known, opens its account with the password, and stays unverified', async () => {
    const { email } = fresh()
    await claimant(email)
    const person = world().person()
    expect(codeOf(await login(person, email))).toBe('password_unusable')
    expect(codeOf(await login(person, email, 'bukan-ini'))).toBe('wrong_password')
    expect(value(await login(person, email, 'rahasia123')).email_verified).toBe(false)
  })

  it('[identity-23] opens among seven accounts the one with this password, also the youngest and those from before tags', async () => {
    const { email } = fresh()
    const phones = []
    for (let i = 1; i <= 7; i += 1) phones.push((await claimant(email, `sandi-nomor-${i}`)).phone)
    const { db } = world().services
    const opened = async (i: number) =>
      value(await login(world().person(), email, `sandi-nomor-${i}`)).phone?.replace(/^62/, '0')
    expect([await opened(7), await opened(1), await opened(4)]).toEqual([phones[6], phones[0], phones[3]])
    // Two accounts are older than tags: signing in gives one of them its own, and nothing is counted at the other.
    const older = [phones[1]!, phones[2]!].map(phone => `62${phone.slice(1)}`)
    await db.update(users).set({ claimTag: null }).where(inArray(users.phone, older))
    expect(await opened(3)).toBe(phones[2])
    const [other, known] = await db.select().from(users).where(inArray(users.phone, older)).orderBy(users.id)
    expect([other?.claimTag, known?.claimTag]).toEqual([null, expect.any(Number)])
    const counted = await db
      .select()
      .from(guessCounters)
      .where(like(guessCounters.key, `password:${other!.id}%`))
    expect(counted).toEqual([])
  })

  it('[identity-23] wrong passwords count for the contact and not for an account; a lock of the account still applies', async () => {
    holdTime()
    const { email } = fresh()
    const own = await claimant(email, 'sandi-sendiri')
    const guesser = world().person()
    const codes = []
    for (let i = 0; i < 11; i += 1) codes.push(codeOf(await login(guesser, email, `salah-${i}`)))
    expect(codes.slice(9)).toEqual(['wrong_password', 'password_locked'])
    expect(await login(guesser, email, 'lagi')).toMatchObject({ error: { details: { retry_after: 900 } } })
    // By phone, and in the browser that signed in before, the owner still gets in.
    expect((await login(world().person(), own.phone, 'sandi-sendiri')).ok).toBe(true)
    expect((await login(own.person, email, 'sandi-sendiri')).ok).toBe(true)
    await world().services.clock.advance(901)
    for (let i = 0; i < 10; i += 1) await login(guesser, own.phone, `salah-${i}`)
    expect(codeOf(await login(world().person(), email, 'sandi-sendiri'))).toBe('password_locked')
  })

  it('[identity-23] another claimant of the contact cannot reset the counter with a right password', async () => {
    const { email } = fresh()
    await claimant(email, 'sandi-korban')
    await claimant(email, 'sandi-penebak')
    const codes = []
    for (let i = 0; i < 9; i += 1) codes.push(codeOf(await login(world().person(), email, `salah-${i}`)))
    expect((await login(world().person(), email, 'sandi-penebak')).ok).toBe(true)
    for (let i = 0; i < 2; i += 1) codes.push(codeOf(await login(world().person(), email, `lagi-${i}`)))
    expect(codes.slice(8)).toEqual(['wrong_password', 'wrong_password', 'password_locked'])
  })

  it('[identity-23] a browser that signed in before has ten tries of its own, and then the right one is locked too', async () => {
    holdTime()
    const { email } = fresh()
    const { person } = await claimant(email, 'sandi-sendiri')
    const guess = async (who: Person, count: number) => {
      for (let i = 0; i < count; i += 1) await login(who, email, `salah-${i}`)
    }
    await guess(world().person(), 10)
    expect(codeOf(await login(world().person(), email, 'sandi-sendiri'))).toBe('password_locked')
    const { db, clock } = world().services
    const counters = await db
      .select()
      .from(guessCounters)
      .where(like(guessCounters.key, `claim:email:${email}%`))
    expect(counters.map(({ key }) => key)).toEqual([`claim:email:${email}`])
    await clock.advance(840)
    await guess(person, 10)
    const both = await db
      .select()
      .from(guessCounters)
      .where(like(guessCounters.key, `claim:email:${email}%`))
    expect(both).toHaveLength(2)
    // The contact's lock is over, this browser's is not.
    await clock.advance(120)
    expect(await login(person, email, 'sandi-sendiri')).toMatchObject({
      error: { code: 'password_locked', details: { retry_after: 780 } }
    })
    expect((await login(world().person(), email, 'sandi-sendiri')).ok).toBe(true)
    await clock.advance(781)
    expect((await login(person, email, 'sandi-sendiri')).ok).toBe(true)
  })

  it('[identity-23] five claims without a password lock out nobody who has one', async () => {
    const { email } = fresh()
    const phones = []
    for (let i = 0; i < 5; i += 1) phones.push(`62${(await claimant(email)).phone.slice(1)}`)
    await world().services.db.update(users).set({ passwordHash: null }).where(inArray(users.phone, phones))
    expect(codeOf(await login(world().person(), email, 'rahasia123'))).toBe('password_unusable')
    await claimant(email, 'sandi-keenam')
    expect((await login(world().person(), email, 'sandi-keenam')).ok).toBe(true)
  })

  it('[identity-23] an operator cannot sign in with a claim', async () => {
    const { email } = fresh()
    await claimant(email, 'sandi-pembeli')
    const operator = await claimant(email, 'sandi-operator')
    const phone = `62${operator.phone.slice(1)}`
    await world().services.db.update(users).set({ role: 'admin' }).where(eq(users.phone, phone))
    expect(codeOf(await login(world().person(), email, 'sandi-operator'))).toBe('wrong_password')
  })

  it('[identity-23] right passwords do not count, however many', async () => {
    const { email } = fresh()
    await claimant(email, 'sandi-sendiri')
    for (let i = 0; i < 12; i += 1)
      expect((await login(world().person(), email, 'sandi-sendiri')).ok).toBe(true)
  })

  it('[identity-23] the changed password opens it, the previous one does not', async () => {
    const { email } = fresh()
    const own = await claimant(email, 'sandi-lama-1')
    const form = {
      old_password: 'sandi-lama-1',
      password: 'sandi-baru-2',
      password_confirmation: 'sandi-baru-2'
    }
    value(await own.person.call('POST /buyer/password/update', form))
    expect(codeOf(await login(world().person(), email, 'sandi-lama-1'))).toBe('wrong_password')
    expect((await login(world().person(), email, 'sandi-baru-2')).ok).toBe(true)
  })

  it('[identity-23] gets only its own code: none to reset a password, none to change the account', async () => {
    const { email } = fresh()
    const { person } = await claimant(email)
    for (const purpose of ['reset', 'account', 'password', 'pin', 'withdraw'] as const) {
      value(await requestCode(person, email, { purpose }))
      expect([purpose, await messagesTo(world(), email)]).toEqual([purpose, []])
      await world().services.clock.advance(3600)
      value(await login(person, email, 'rahasia123'))
    }
    await passCode(world(), person, email, { is_register: true })
    expect(await messagesTo(world(), email)).toHaveLength(1)
  })

  it('[money-8] is not found by the operator as the account of that contact', async () => {
    const { email } = fresh()
    await claimant(email)
    const paid = await world().ops.call(
      'POST /ops/balance/topup',
      { user: email, amount: 1000, remark: '' },
      { key: 'top-up-by-claim' }
    )
    expect(codeOf(paid)).toBe('account_not_found')
  })
})

describe('a passed code of a claimed contact', () => {
  it("[identity-24] opens nothing by itself: it requires the account's password, and then links the contact", async () => {
    const { email } = fresh()
    const { phone } = await claimant(email)
    const rival = await claimant(email, 'lain-12345')
    const person = world().person()
    await passCode(world(), person, email, { purpose: 'login' })
    expect(codeOf(await login(person, email))).toBe('contact_claimed')
    expect(person.cookies.has('access')).toBe(false)
    expect(codeOf(await login(person, email, 'bukan-ini'))).toBe('wrong_password')
    const opened = value(await login(person, email, 'rahasia123'))
    expect(opened).toMatchObject({ phone: `62${phone.slice(1)}`, email, email_verified: true })
    expect((await profileOf(rival.person)).email).toBeNull()

    const again = world().person()
    await world().services.clock.advance(60)
    await passCode(world(), again, email, { purpose: 'login' })
    expect(value(await login(again, email)).phone).toBe(`62${phone.slice(1)}`)
  })

  it('[identity-24] opens a new account without a second code for a person who denies it is theirs', async () => {
    const { email } = fresh()
    const { person: stranger } = await claimant(email)
    const person = world().person()
    await passCode(world(), person, email, { purpose: 'login' })
    expect(codeOf(await login(person, email))).toBe('contact_claimed')
    const form = {
      name: 'Dewi Lestari',
      phone: fresh().phone,
      email,
      password: 'rahasia456',
      password_confirmation: 'rahasia456'
    }
    const opened = value(await person.call('POST /auth/register', form))
    expect(opened).toMatchObject({ email, email_verified: true, phone_verified: false })
    expect((await profileOf(stranger)).email).toBeNull()
  })

  it('of another person is required again in another browser', async () => {
    const { email } = fresh()
    await claimant(email)
    await passCode(world(), world().person(), email, { purpose: 'login' })
    expect(codeOf(await login(world().person(), email))).toBe('password_unusable')
  })
})

describe('registering', () => {
  it('verifies both contacts if both passed their codes', async () => {
    const contacts = fresh()
    const person = world().person()
    await passCode(world(), person, contacts.email, { is_register: true })
    expect(await openAccount(world(), person, 'phone', contacts)).toBe('ok')
    expect(await profileOf(person)).toMatchObject({ email_verified: true, phone_verified: true })
  })

  it('[identity-20] names the contact that another account verified, and keeps the grant for the next try', async () => {
    const contacts = fresh()
    expect(await openAccount(world(), world().person(), 'email', contacts)).toBe('ok')
    const person = world().person()
    const own = { phone: fresh().phone, email: contacts.email }
    await passCode(world(), person, own.phone, { is_register: true })
    const form = { name: 'Dewi Lestari', ...own, password: 'rahasia456', password_confirmation: 'rahasia456' }
    const rejected = await person.call('POST /auth/register', form)
    expect(rejected).toMatchObject({
      error: { code: 'email_taken', fields: { email: 'Email sudah digunakan' } }
    })
    value(await person.call('POST /auth/register', { ...form, email: fresh().email }))
  })

  it('of three concurrent ones with one verified contact opens one account, and names the field to the others', async () => {
    const { phone } = fresh()
    const people = Array.from({ length: 3 }, () => world().person())
    for (const person of people) {
      await passCode(world(), person, phone, { is_register: true })
    }
    const answers = await Promise.all(
      people.map(person =>
        person.call('POST /auth/register', {
          name: 'Rina Wijaya',
          phone,
          email: fresh().email,
          password: 'rahasia123',
          password_confirmation: 'rahasia123'
        })
      )
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['ok', 'phone_taken', 'phone_taken'])
    const rejected = answers.find(answer => !answer.ok)
    expect(rejected).toMatchObject({ error: { fields: { phone: 'Nomor HP sudah digunakan' } } })
  })

  it('stores the push token with the session', async () => {
    const { services } = world()
    const person = world().person()
    const contacts = fresh()
    await passCode(world(), person, contacts.phone, { is_register: true })
    const form = {
      name: 'Rina Wijaya',
      ...contacts,
      password: 'rahasia123',
      password_confirmation: 'rahasia123'
    }
    const { id } = value(await person.call('POST /auth/register', { ...form, fcm_token: 'push-1' }))
    const rows = await services.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(rows.map(row => row.pushToken)).toEqual(['push-1'])
  })
})

// The embedded database has one connection: its transactions follow one another.
if (inject('template').databaseUrl) {
  it('[identity-23] a claimed contact is not verified for an account whose password changed meanwhile', async () => {
    const { db } = world().services
    const { email } = fresh()
    const { phone } = await claimant(email)
    const person = world().person()
    await passCode(world(), person, email)
    const own = eq(users.phone, `62${phone.slice(1)}`)
    const signed = await whileWaiting(db, async tx => {
      await tx.update(users).set({ passwordHash: 'changed' }).where(own)
      return { begun: login(person, email, 'rahasia123') }
    })
    expect(codeOf(signed)).toBe('wrong_password')
    const [account] = await db.select().from(users).where(own)
    expect(account).toMatchObject({ email, emailVerifiedAt: null })
  })
}
