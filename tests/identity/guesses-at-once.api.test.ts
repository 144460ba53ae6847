import { afterEach, describe, expect, it, vi } from 'vitest'

import type * as Guesses from '#server/identity/guesses.ts'

import { newestCode } from '../support/codes.ts'
import { requestCode, openAccount } from '../support/passing.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let accounts = 0

afterEach(() => vi.resetModules())

/** A separate process: it does not share its memory with the others. */
async function startProcess(): Promise<typeof Guesses> {
  vi.resetModules()
  return import('#server/identity/guesses.ts')
}

const count = (codes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(codes, code => code)].map(([code, all]) => [code, all.length]))

async function newcomer(): Promise<{ person: Person; phone: string }> {
  accounts += 1
  const person = world().person()
  const phone = `08139300${7000 + accounts}`
  const contacts = { phone, email: `serentak-${accounts}@contoh.id` }
  expect(await openAccount(world(), person, 'phone', contacts)).toBe('ok')
  await world().services.clock.advance(60)
  return { person, phone }
}

describe('concurrent wrong guesses', () => {
  it('[identity-34] at a PIN are compared five times by two processes, and locked after a restart', async () => {
    const { db, clock } = world().services
    const [one, other] = [await startProcess(), await startProcess()]
    expect(one.guess).not.toBe(other.guess)
    const rule = one.pinGuesses
    const key = 'pin:at-once'
    const take = ({ guess }: typeof Guesses, isRight = false) =>
      guess(db, key, rule, clock.now(), async () => isRight).then(({ is }) => is)
    const looked = await Promise.all(Array.from({ length: 20 }, () => [take(one), take(other)]).flat())
    expect(count(looked)).toEqual({ wrong: 5, locked: 35 })
    expect(await take(await startProcess(), true)).toBe('locked')
    await clock.advance(30 * 60 + 1)
    expect(await take(await startProcess(), true)).toBe('right')
  })

  it('[identity-5] at a password are compared ten times, by any number of browsers', async () => {
    const { phone } = await newcomer()
    const guessers = Array.from({ length: 25 }, () => world().person())
    const codes = await Promise.all(
      guessers.map(async (guesser, at) =>
        codeOf(await guesser.call('POST /auth/login', { auth: phone, password: `salah-${at}` }))
      )
    )
    expect(count(codes)).toEqual({ wrong_password: 10, password_locked: 15 })
  })

  it('[identity-34] at a PIN over the API are compared five times, and recorded once', async () => {
    const { person } = await newcomer()
    value(await person.call('POST /buyer/pin/add', { pin: '135790' }))
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () =>
        codeOf(await person.call('POST /buyer/pin/check', { pin: '111111' }))
      )
    )
    // The fifth one's answer names the lock that it caused.
    expect(count(codes)).toEqual({ pin_wrong: 4, pin_locked: 16 })
    const kinds = value(await person.call('GET /auth/activity', { per_page: 50 })).map(({ kind }) => kind)
    expect(kinds.filter(kind => kind === 'pin_locked')).toHaveLength(1)
    expect(codeOf(await person.call('POST /buyer/pin/check', { pin: '135790' }))).toBe('pin_locked')
  })

  it('[identity-7] at a code are compared five times, and one of two right ones passes', async () => {
    const { phone } = await newcomer()
    const stored = `62${phone.slice(1)}`
    const guesser = world().person()
    const first = value(await requestCode(guesser, phone))
    const otp = await newestCode(world().ops, stored)
    const wrong = otp === '000000' ? '000001' : '000000'
    const check = async (otp_id: string, code: string) =>
      codeOf(await guesser.call('POST /auth/otp/check', { otp_id, otp: code }))
    const codes = await Promise.all(Array.from({ length: 20 }, () => check(first.otp_id, wrong)))
    expect(count(codes)).toEqual({ otp_invalid: 5, otp_exhausted: 15 })
    expect(await check(first.otp_id, otp)).toBe('otp_exhausted')
    await world().services.clock.advance(60)
    const second = value(await requestCode(guesser, phone))
    const right = await newestCode(world().ops, stored)
    const passes = await Promise.all([check(second.otp_id, right), check(second.otp_id, right)])
    expect(passes.toSorted()).toEqual(['ok', 'otp_expired'])
  })
})
