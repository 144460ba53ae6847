import { desc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { otpCodes } from '#server/identity/schema.ts'

import { newestCode } from '../support/codes.ts'
import { requestCode, messagesTo, passCode } from '../support/passing.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { holdTime } from '../support/still-time.ts'
import { useWorld } from '../support/world.ts'

// Limits by address are on here: in other files all traffic comes from one address.
const world = useWorld({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const advance = (seconds: number) => world().services.clock.advance(seconds)
const demoPhone = '081234567890'
let numbers = 0
const freshPhone = () => `0813900${20_000 + (numbers += 1)}`

/** A person at an address of their own, as the proxy reports it. */
function personAt(address: string): Person {
  const person = world().person()
  const call = person.call.bind(person)
  person.call = (endpoint, input, options = {}) =>
    call(endpoint, input, { ...options, headers: { 'x-forwarded-for': address, ...options.headers } })
  return person
}
let addresses = 0
const somebody = () => personAt(`10.1.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`)

describe('a code', () => {
  it('[identity-8] belongs to the requesting browser: another can neither use it nor use up its tries', async () => {
    const phone = freshPhone()
    const person = somebody()
    const sent = value(await requestCode(person, phone, { is_register: true }))
    const otp = await newestCode(world().ops, `62${phone.slice(1)}`)
    const other = somebody()
    for (let i = 0; i < 6; i += 1) {
      expect(codeOf(await other.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp }))).toBe(
        'otp_invalid'
      )
    }
    value(await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp }))
  })

  it("[identity-8] survives other people's requests, and is replaced only by its own browser", async () => {
    const phone = freshPhone()
    const person = somebody()
    const first = value(await requestCode(person, phone, { is_register: true }))
    const otp = await newestCode(world().ops, `62${phone.slice(1)}`)
    value(await requestCode(somebody(), phone, { is_register: true }))
    await advance(31)
    value(await requestCode(somebody(), phone, { is_register: true }))
    value(await person.call('POST /auth/otp/check', { otp_id: first.otp_id, otp }))

    const second = value(await requestCode(person, phone, { is_register: true }))
    await advance(31)
    value(await requestCode(person, phone, { is_register: true }))
    const old = await person.call('POST /auth/otp/check', { otp_id: second.otp_id, otp })
    expect(codeOf(old)).toBe('otp_expired')
  })

  it('is one message per wait, whatever its purpose', async () => {
    const person = somebody()
    value(await requestCode(person, demoPhone, { purpose: 'login' }))
    expect(codeOf(await requestCode(person, demoPhone, { purpose: 'reset' }))).toBe('otp_wait')
  })
})

describe('the limit of codes', () => {
  it('[identity-10] is three open ones per contact, and a known browser still gets its own', async () => {
    holdTime()
    const person = somebody()
    value(await person.call('POST /auth/login', { auth: demoPhone, password: 'Demo12345' }))
    value(await person.call('DELETE /auth/logout', {}))
    await advance(3600)
    const strangers = Array.from({ length: 5 }, somebody)
    const answers = await Promise.all(
      strangers.map(stranger => requestCode(stranger, demoPhone, { purpose: 'login' }))
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['ok', 'ok', 'ok', 'otp_wait', 'otp_wait'])
    await passCode(world(), person, demoPhone, { purpose: 'login' })
    value(await person.call('POST /auth/login', { auth: demoPhone }))

    const rejected = await requestCode(somebody(), demoPhone, { purpose: 'login' })
    expect(rejected).toMatchObject({
      error: { status: 429, details: { retry_after: 300 } }
    })
    await advance(300)
    value(await requestCode(somebody(), demoPhone, { purpose: 'login' }))
  })

  it('[identity-10] is five an hour per browser', async () => {
    const person = somebody()
    const codes = []
    for (let i = 0; i < 6; i += 1)
      codes.push(codeOf(await requestCode(person, freshPhone(), { is_register: true })))
    expect(codes).toEqual([...Array(5).fill('ok'), 'otp_wait'])
    await advance(3600)
    value(await requestCode(person, freshPhone(), { is_register: true }))
  })

  it('[identity-10] is five an hour per browser also for concurrent requests', async () => {
    const person = somebody()
    value(await requestCode(person, freshPhone(), { is_register: true }))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => requestCode(person, freshPhone(), { is_register: true }))
    )
    expect(answers.filter(answer => answer.ok)).toHaveLength(4)
  })

  it.each([
    ['one address', () => '10.9.9.9'],
    ['one /64', (i: number) => `2001:db8:0:7:${i}::1`]
  ])('[identity-10] is twenty an hour for %s', async (_name, address) => {
    const codes = []
    for (let i = 0; i < 21; i += 1) {
      codes.push(codeOf(await requestCode(personAt(address(i)), freshPhone(), { is_register: true })))
    }
    expect(codes).toEqual([...Array(20).fill('ok'), 'otp_wait'])
  })

  it('[identity-10] is ten an hour per contact, not counting browsers that signed in there before', async () => {
    await advance(3600)
    const person = somebody()
    value(await person.call('POST /auth/login', { auth: demoPhone, password: 'Demo12345' }))
    value(await person.call('DELETE /auth/logout', {}))
    const codes = []
    for (let i = 0; i < 11; i += 1) {
      codes.push(codeOf(await requestCode(somebody(), demoPhone, { purpose: 'login' })))
      await advance(120)
    }
    expect(codes).toEqual([...Array(10).fill('ok'), 'otp_wait'])
    value(await requestCode(person, demoPhone, { purpose: 'login' }))
  })

  it('[identity-11] is the same for an unknown contact', async () => {
    const unknown = freshPhone()
    const codes = []
    for (let i = 0; i < 5; i += 1)
      codes.push(codeOf(await requestCode(somebody(), unknown, { purpose: 'login' })))
    expect(codes).toEqual(['ok', 'ok', 'ok', 'otp_wait', 'otp_wait'])
    expect(await messagesTo(world(), unknown)).toEqual([])
  })
})

describe('the purpose of a code', () => {
  it('[identity-12] follows from the session if the call does not name it', async () => {
    await advance(3600)
    const purposes = async () => {
      const rows = await world()
        .services.db.select()
        .from(otpCodes)
        .orderBy(desc(otpCodes.createdAt))
        .limit(1)
      return rows[0]?.purpose
    }
    const guest = somebody()
    value(await requestCode(guest, freshPhone(), { is_register: true }))
    expect(await purposes()).toBe('register')
    value(await requestCode(guest, freshPhone()))
    expect(await purposes()).toBe('login')
    const member = somebody()
    value(await member.call('POST /auth/login', { auth: demoPhone, password: 'Demo12345' }))
    value(await requestCode(member, demoPhone))
    expect(await purposes()).toBe('account')
    value(await requestCode(member, freshPhone(), { is_register: true }))
    expect(await purposes()).toBe('contact')
  })
})

describe('refreshing', () => {
  it("does not count against an address's guesses", async () => {
    const address = '10.8.8.8'
    const person = personAt(address)
    for (let i = 0; i < 40; i += 1) {
      expect(codeOf(await person.call('POST /auth/refresh', {}))).toBe('session_over')
    }
    const signedIn = await personAt(address).call('POST /auth/login', {
      auth: demoPhone,
      password: 'Demo12345'
    })
    expect(codeOf(signedIn)).toBe('ok')
  })
})
