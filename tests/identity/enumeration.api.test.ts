import { NoopLogger } from 'drizzle-orm/logger'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { CallName, Sent } from '#lib/calls.ts'
import * as passwordHash from '#server/identity/password-hash.ts'

import { requestCode, messagesTo, openAccount, passCode } from '../support/passing.ts'
import { type Person, value } from '../support/person.ts'
import { holdTime } from '../support/still-time.ts'
import { useWorld } from '../support/world.ts'

// Neither an answer nor its duration may reveal whether a contact has an account: compares the statements
// that it sends to the database, in order, and the slow hashes of secrets.

const world = useWorld()
const registered = { phone: '081397800001', email: 'terdaftar@contoh.id' }
const claimed = { email: 'diakui@contoh.id' }
const unknown = { phone: '081397800002', email: 'tak-ada@contoh.id' }
let owner: Person
let member: Person

beforeAll(async () => {
  owner = world().person()
  expect(await openAccount(world(), owner, 'phone', registered)).toBe('ok')
  await passCode(world(), owner, registered.email, { purpose: 'contact' })
  value(await owner.call('POST /buyer/profile/update', { email: registered.email }))
  expect(await openAccount(world(), world().person(), 'phone', { phone: '081397800003', ...claimed })).toBe(
    'ok'
  )
  member = world().person()
  const own = { phone: '081397800004', email: 'anggota@contoh.id' }
  expect(await openAccount(world(), member, 'phone', own)).toBe('ok')
  await world().services.clock.advance(3600)
})
afterEach(() => vi.restoreAllMocks())

type Made = { said: unknown; statements: string[]; hashes: number }

/** A call's answer, with the statements and hashes before it; work after the answer is left out. */
async function look<L extends CallName>(person: Person, endpoint: L, input: Sent<L>): Promise<Made> {
  await world().services.background.settled()
  const later = vi.spyOn(world().services.background, 'run').mockImplementation(() => undefined)
  const statements: string[] = []
  const log = vi.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation(((text: string) => {
    statements.push(text)
  }) as () => void)
  const hashing = [vi.spyOn(passwordHash, 'hashSecret'), vi.spyOn(passwordHash, 'fitsSecret')]
  const response = await person.send(endpoint, input as object)
  const hashes = hashing.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  for (const spy of [later, log, ...hashing]) spy.mockRestore()
  return { said: { status: response.status, ...(await plain(response)) }, statements, hashes }
}

/** An answer without its variable parts and without the requested contact. */
async function plain(response: Response): Promise<object> {
  const said = await response.text()
  const contacts = [...Object.values(registered), ...Object.values(unknown), ...Object.values(claimed)]
  const anonymous = contacts
    .flatMap(contact => [contact, contact.replace(/^0/, '62')])
    .reduce((text, contact) => text.replaceAll(contact, '{contact}'), said)
  const same = anonymous.replace(/"otp_id":"[^"]+"/, '"otp_id":"{id}"')
  return JSON.parse(same) as object
}

beforeEach(holdTime)

const visitor = async () => world().person()
const kinds = ['phone', 'email'] as const

describe('[identity-152] whether a contact has an account', () => {
  describe.each(kinds)('a %s', kind => {
    it.each([
      ['to sign in', { purpose: 'login' as const }],
      ['inside a purchase', { purpose: 'purchase' as const }],
      ['to reset a password', { purpose: 'reset' as const }],
      ['to register', { is_register: true }],
      ['without a purpose', {}]
    ])('is not revealed to a guest who requests a code %s', async (_name, more) => {
      const request = async (contact: string) =>
        look(await visitor(), 'POST /auth/otp/request', { type: kind, [kind]: contact, ...more })
      const known = await request(registered[kind])
      expect(known.said).toMatchObject({ status: 200, message: 'Kode verifikasi telah dikirim' })
      expect(known.statements.length).toBeGreaterThan(4)
      expect(known).toEqual(await request(unknown[kind]))
      if (kind === 'email') expect(known).toEqual(await request(claimed.email))
      await world().services.clock.advance(3600)
    })

    it.each([
      ['to set it', { is_register: true }],
      ['to change the account', { purpose: 'account' as const }]
    ])('is not revealed to a member who requests a code %s', async (_name, more) => {
      value(await member.call('POST /auth/refresh', {}))
      const request = (contact: string) =>
        look(member, 'POST /auth/otp/request', { type: kind, [kind]: contact, ...more })
      const known = await request(registered[kind])
      expect(known.said).toMatchObject({ status: 200 })
      expect(known).toEqual(await request(unknown[kind]))
      await world().services.clock.advance(3600)
    })

    it('is not revealed to a guest who sets a new password, with and without a passed code of their own', async () => {
      const guest = await visitor()
      const reset = (contact: string) =>
        look(guest, 'PUT /auth/password/reset', { phone: contact, new_password: 'baru-12345' })
      const known = await reset(registered[kind])
      expect(known.said).toMatchObject({ status: 403, error: { code: 'grant_required' } })
      expect(known).toEqual(await reset(unknown[kind]))
      await passCode(world(), guest, '081397800009', { is_register: true })
      const passed = await reset(registered[kind])
      expect(passed).toEqual({ ...known, statements: [expect.stringContaining('"grants"')] })
      expect(passed).toEqual(await reset(unknown[kind]))
      await world().services.clock.advance(3600)
    })

    it('is not revealed to a member who enters it as their own without its code', async () => {
      value(await member.call('POST /auth/refresh', {}))
      const save = (contact: string) => look(member, 'POST /buyer/profile/update', { [kind]: contact })
      const known = await save(registered[kind])
      expect(known.said).toMatchObject({ status: 422, error: { code: 'contact_unverified' } })
      expect(known).toEqual(await save(unknown[kind]))
    })

    it('is not revealed to a guest who guesses its code, nor by the wait for the next one', async () => {
      const guess = async (contact: string) => {
        const guest = await visitor()
        const { otp_id } = value(await requestCode(guest, contact, { purpose: 'reset' }))
        const wrong: Made[] = []
        for (let turn = 0; turn < 6; turn += 1) {
          wrong.push(await look(guest, 'POST /auth/otp/check', { otp_id, otp: '000000' }))
        }
        const next = { type: kind, [kind]: contact, purpose: 'reset' } as const
        return [...wrong, await look(guest, 'POST /auth/otp/request', next)]
      }
      const known = await guess(registered[kind])
      expect(known[0]!.said).toMatchObject({ error: { code: 'otp_invalid' } })
      expect(known.at(-1)!.said).toMatchObject({ error: { code: 'otp_wait' } })
      expect(known).toEqual(await guess(unknown[kind]))
      await world().services.clock.advance(3600)
    })

    it("decides who gets a message, and nobody gets another person's", async () => {
      const send = async (contact: string, more: object) => {
        const before = (await messagesTo(world(), contact)).length
        value(await requestCode(await visitor(), contact, more))
        await world().services.background.settled()
        await world().services.clock.advance(3600)
        return (await messagesTo(world(), contact)).length - before
      }
      const reset = { purpose: 'reset' }
      const register = { is_register: true }
      expect([await send(registered[kind], reset), await send(unknown[kind], reset)]).toEqual([1, 0])
      expect([await send(registered[kind], register), await send(unknown[kind], register)]).toEqual([0, 1])
      const purchase = { purpose: 'purchase' }
      expect([await send(registered[kind], purchase), await send(unknown[kind], purchase)]).toEqual([1, 1])
      if (kind === 'email') expect(await send(claimed.email, reset)).toBe(0)
    })
  })

  it('is revealed by signing in only as far as its answers must: unknown, or known', async () => {
    const login = async (auth: string) => look(await visitor(), 'POST /auth/login', { auth })
    expect((await login(unknown.email)).said).toMatchObject({ status: 404 })
    const known = await login(registered.email)
    expect(known.said).toMatchObject({ status: 400, error: { code: 'password_unusable' } })
    expect((await login(claimed.email)).said).toEqual(known.said)
  })
})
