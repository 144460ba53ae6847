import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { accountEvents, securityTokens, users } from '#server/identity/schema.ts'

import { closeAccount, openOwner, type Owner, ownersPassword } from '../support/account-owner.ts'
import { openMarket } from '../support/market.ts'
import { messagesTo, passCode } from '../support/passing.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const hour = 60 * 60
let number = 0

beforeAll(() => openMarket(world()))

const newPassword = 'Baru-67890'
const linkIn = (text: string | undefined) => /(http\S+)\/security#(\S+)/.exec(text ?? '')
const newest = async (contact: string) => (await messagesTo(world(), contact))[0]?.text
const tokenTo = async (contact: string): Promise<string> => linkIn(await newest(contact))![2]!
const disown = (person: Person, token: string) => person.call('POST /auth/security/disown', { token })
const rowOf = async ({ id }: Pick<Owner, 'id'>) => {
  const [row] = await world().services.db.select().from(users).where(eq(users.id, id))
  return row!
}
const signInOn = (person: Person, { phone }: Owner, password = ownersPassword, userAgent?: string) =>
  person.call(
    'POST /auth/login',
    { auth: phone, password },
    userAgent === undefined ? {} : { headers: { 'user-agent': userAgent } }
  )
const changePassword = ({ person }: Owner) =>
  person.call('POST /buyer/password/update', {
    old_password: ownersPassword,
    password: newPassword,
    password_confirmation: newPassword
  })

describe("'Bukan saya'", () => {
  it('[identity-200] stands in the messages about password, contacts, new devices and closing', async () => {
    const owner = await openOwner(world())
    value(await changePassword(owner))
    expect(linkIn(await newest(owner.phone))?.[1]).toBe('http://localhost')
    const stranger = world().person()
    value(await signInOn(stranger, owner, newPassword))
    expect(linkIn(await newest(owner.phone))).not.toBeNull()
    await world().services.clock.advance(61)
    const email = `baru${(number += 1)}@contoh.id`
    await passCode(world(), owner.person, owner.phone, { purpose: 'account' })
    await passCode(world(), owner.person, email, { purpose: 'contact' })
    value(await owner.person.call('POST /buyer/profile/update', { email }))
    const told = await newest(owner.phone)
    expect(told).toMatch(/Email akun .* diubah/)
    expect(linkIn(told)).not.toBeNull()
    value(await owner.person.call('POST /buyer/account/close', { password: newPassword }))
    expect(linkIn(await newest(owner.phone))).not.toBeNull()
    // Only hashes are stored.
    const stored = await world().services.db.select().from(securityTokens)
    const token = await tokenTo(owner.phone)
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token)
  })

  it('[identity-201] ends all sessions, takes the password, locks withdrawals, and leads to a new password', async () => {
    const owner = await openOwner(world())
    value(await changePassword(owner))
    const token = await tokenTo(owner.phone)
    const person = world().person()
    const before = world().services.clock.now().getTime()
    expect(value(await disown(person, token)).auth).toBe(`62${owner.phone.slice(1)}`)
    expect(codeOf(await owner.person.call('GET /buyer/profile', {}))).toBe('unauthorized')
    const row = await rowOf(owner)
    expect(row.passwordHash).toBeNull()
    expect((row.withdrawalsLockedUntil!.getTime() - before) / 1000 / hour).toBeCloseTo(24, 1)
    expect(codeOf(await signInOn(world().person(), owner, newPassword))).toBe('password_unusable')
    const kinds = await world()
      .services.db.select()
      .from(accountEvents)
      .where(eq(accountEvents.userId, owner.id))
    expect(kinds.map(({ kind }) => kind)).toContain('disowned')
    // The same browser sets a new password without another code; others cannot.
    const reset = { phone: owner.phone, new_password: 'Lain-67890' }
    expect(codeOf(await world().person().call('PUT /auth/password/reset', reset))).toBe('grant_required')
    expect(codeOf(await person.call('PUT /auth/password/reset', reset))).toBe('ok')
    expect(codeOf(await signInOn(person, owner, 'Lain-67890'))).toBe('ok')
  })

  it('[identity-202] works once, for 24 hours, and for nothing but its own token', async () => {
    const owner = await openOwner(world())
    value(await changePassword(owner))
    const token = await tokenTo(owner.phone)
    for (const wrong of ['x', `${token}x`, token.slice(1)])
      expect(codeOf(await disown(world().person(), wrong))).toBe('security_link_unusable')
    expect(codeOf(await owner.person.call('GET /buyer/profile', {}))).toBe('ok')
    const answers = await Promise.all([disown(world().person(), token), disown(world().person(), token)])
    expect(answers.map(codeOf).toSorted()).toEqual(['ok', 'security_link_unusable'])
    const other = await openOwner(world())
    value(await changePassword(other))
    const late = await tokenTo(other.phone)
    await world().services.clock.advance(24 * hour + 1)
    expect(codeOf(await disown(world().person(), late))).toBe('security_link_unusable')
    expect((await rowOf(other)).withdrawalsLockedUntil).toBeNull()
  })

  it('[identity-203] gives back a contact that was replaced, unless another account has it now', async () => {
    const owner = await openOwner(world())
    await world().services.clock.advance(61)
    const phone = `08139900000${(number += 1)}`
    await passCode(world(), owner.person, owner.phone, { purpose: 'account' })
    await passCode(world(), owner.person, phone, { purpose: 'contact' })
    value(await owner.person.call('POST /buyer/profile/update', { phone }))
    const person = world().person()
    value(await disown(person, await tokenTo(owner.phone)))
    expect(await rowOf(owner)).toMatchObject({ phone: `62${owner.phone.slice(1)}` })
    expect(await newest(phone)).toMatch(/Nomor HP akun .* diubah/)
    expect(
      codeOf(await person.call('PUT /auth/password/reset', { phone: owner.phone, new_password: newPassword }))
    ).toBe('ok')
  })

  it('[identity-203] cannot be undone by the link that a stranger got at the replaced contact', async () => {
    const owner = await openOwner(world())
    await world().services.clock.advance(61)
    const phone = `08138800000${(number += 1)}`
    await passCode(world(), owner.person, owner.phone, { purpose: 'account' })
    await passCode(world(), owner.person, phone, { purpose: 'contact' })
    value(await owner.person.call('POST /buyer/profile/update', { phone }))
    const own = await tokenTo(owner.phone)
    // A later message, to the contact that is now the account's.
    value(await changePassword(owner))
    const strangers = await tokenTo(phone)
    value(await disown(world().person(), own))
    expect(codeOf(await disown(world().person(), strangers))).toBe('security_link_unusable')
    expect(await rowOf(owner)).toMatchObject({ phone: `62${owner.phone.slice(1)}` })
  })

  it('[identity-203] takes off a contact that was added since its message', async () => {
    const owner = await openOwner(world())
    value(await changePassword(owner))
    const own = await tokenTo(owner.phone)
    const { db, clock } = world().services
    const email = `maling${(number += 1)}@contoh.id`
    await db.update(users).set({ email, emailVerifiedAt: clock.now() }).where(eq(users.id, owner.id))
    value(await disown(world().person(), own))
    expect(await rowOf(owner)).toMatchObject({ email: null, emailVerifiedAt: null })
  })

  it('[identity-203] revokes a request to close the account', async () => {
    const owner = await openOwner(world())
    value(await closeAccount(owner))
    value(await disown(world().person(), await tokenTo(owner.phone)))
    expect(await newest(owner.phone)).toContain('dibatalkan')
  })

  it("[identity-201] ends what this browser is signed in to, and no other person's sessions", async () => {
    const [owner, other] = [await openOwner(world()), await openOwner(world())]
    const elsewhere = world().person()
    value(await signInOn(elsewhere, other))
    value(await changePassword(owner))
    value(await disown(other.person, await tokenTo(owner.phone)))
    expect(codeOf(await other.person.call('GET /buyer/profile', {}))).toBe('unauthorized')
    expect(codeOf(await elsewhere.call('GET /buyer/profile', {}))).toBe('ok')
  })
})

describe('a sign-in on a new device', () => {
  const countTold = async (owner: Owner) =>
    (await messagesTo(world(), owner.phone)).filter(({ text }) => text.includes('perangkat baru')).length

  it('[identity-204] tells the verified contacts the device and the time, once for each browser', async () => {
    const owner = await openOwner(world())
    expect(await countTold(owner)).toBe(0)
    // The browser that registered is known.
    value(await signInOn(owner.person, owner))
    expect(await countTold(owner)).toBe(0)
    const laptop = world().person()
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    value(await signInOn(laptop, owner, ownersPassword, firefox))
    expect(await newest(owner.phone)).toMatch(
      /perangkat baru: Firefox di Windows, \d{2} \S+ \d{4} \d{2}:\d{2} WIB\.\n\nBukan Anda\?/
    )
    value(await signInOn(laptop, owner, ownersPassword, firefox))
    expect(await countTold(owner)).toBe(1)
  })

  it('[identity-204] tells of at most five in 24 hours', async () => {
    const owner = await openOwner(world())
    for (let device = 0; device < 7; device += 1) value(await signInOn(world().person(), owner))
    expect(await countTold(owner)).toBe(5)
    await world().services.clock.advance(24 * hour + 1)
    value(await signInOn(world().person(), owner))
    expect(await countTold(owner)).toBe(6)
  })
})
