import { beforeEach, describe, expect, it } from 'vitest'

import { newestCode } from '../support/codes.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const minutes = (count: number) => count * 60
let person: Person
let numbers = 0
let phone: string

beforeEach(() => {
  person = world().person()
  phone = `08130000${String(1000 + (numbers += 1))}`
})

const form = () => ({
  name: 'Rina Wijaya',
  phone,
  email: `rina-${phone}@contoh.id`,
  password: 'rahasia123',
  password_confirmation: 'rahasia123'
})

async function request(purpose: 'login' | 'register' = 'register') {
  const sent = await person.call('POST /auth/otp/request', {
    type: 'phone',
    phone,
    is_register: purpose === 'register',
    purpose
  })
  return { id: value(sent).otp_id, code: await newestCode(world().ops, `62${phone.slice(1)}`) }
}

const check = async (otp: { id: string; code: string }, by = person) =>
  codeOf(await by.call('POST /auth/otp/check', { otp_id: otp.id, otp: otp.code }))
const register = async (more: object = {}, by = person) =>
  codeOf(await by.call('POST /auth/register', { ...form(), ...more }))

describe('a code', () => {
  it('[identity-7] is valid for exactly five minutes', async () => {
    const early = await request()
    await world().services.clock.advance(minutes(5) - 5)
    expect(await check(early)).toBe('ok')
    phone = phone.replace('0813', '0814')
    const late = await request()
    await world().services.clock.advance(minutes(5) + 1)
    expect(await check(late)).toBe('otp_expired')
    expect(await register()).toBe('grant_required')
  })

  it('is invalid once a newer one was sent', async () => {
    const old = await request()
    await world().services.clock.advance(31)
    const fresh = await request()
    expect(await check(old)).toBe('otp_expired')
    expect(await check(fresh)).toBe('ok')
  })

  it('belongs to its own request: with another id it is a wrong guess', async () => {
    const mine = await request()
    phone = phone.replace('0813', '0815')
    const other = await request()
    expect(await check({ id: 'nobody', code: mine.code })).toBe('otp_invalid')
    if (other.code !== mine.code) expect(await check({ id: other.id, code: mine.code })).toBe('otp_invalid')
    expect(await check(other)).toBe('ok')
  })

  it('[identity-7] is compared five times: the sixth guess is rejected even if it is right', async () => {
    const otp = await request()
    const wrong = otp.code === '000000' ? '000001' : '000000'
    for (const left of [4, 3, 2, 1, 0]) {
      const guessed = await person.call('POST /auth/otp/check', { otp_id: otp.id, otp: wrong })
      expect(guessed).toMatchObject({ error: { code: 'otp_invalid', details: { tries_left: left } } })
    }
    expect(await check(otp)).toBe('otp_exhausted')
    expect(await register()).toBe('grant_required')
  })
})

describe('the grant of a passed code', () => {
  it('[identity-13] is valid for its purpose, once', async () => {
    expect(await check(await request())).toBe('ok')
    expect(await register()).toBe('ok')
    const again = await register({ phone: '081399999999', email: 'lain@contoh.id' })
    expect(again).toBe('grant_required')
  })

  it('[identity-13] expires after ten minutes', async () => {
    expect(await check(await request())).toBe('ok')
    await world().services.clock.advance(minutes(10) + 1)
    expect(await register()).toBe('grant_required')
  })

  it('[identity-13] belongs to its number and to the browser that passed the code', async () => {
    expect(await check(await request())).toBe('ok')
    expect(await register({ phone: '081388888888' })).toBe('grant_required')
    expect(await register({}, world().person())).toBe('grant_required')
    expect(await register()).toBe('ok')
  })

  it('[identity-13] is bound to its purpose: one to sign in opens no account', async () => {
    phone = '081234567890'
    expect(codeOf(await person.call('POST /auth/login', { auth: phone }))).toBe('password_unusable')
    const otp = await request('login')
    expect(await check(otp)).toBe('ok')
    const taken = await register({ phone: '081377777777' })
    expect(taken).toBe('grant_required')
    expect(codeOf(await person.call('POST /auth/login', { auth: phone }))).toBe('ok')
  })
})
