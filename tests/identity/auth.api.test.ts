import { describe, expect, it } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { identityTexts } from '#lib/identity/texts.ts'

import { newestCode } from '../support/codes.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const demo = { auth: 'demo@bababangunan.example', password: 'Demo12345' }
const demoPhone = '6281234567890'

async function requestCode(person: Person, phone: string, purpose: 'login' | 'register') {
  return person.call('POST /auth/otp/request', {
    type: 'phone',
    phone,
    is_register: purpose === 'register',
    purpose
  })
}

/** A six-digit code that is not the right one. */
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('signing in with a password', () => {
  it('[identity-3] answers 404 for an unknown contact', async () => {
    const answer = await world().person().call('POST /auth/login', { auth: 'nobody@contoh.id' })
    expect(answer).toMatchObject({ ok: false, error: { code: 'account_not_found', status: 404 } })
    expect(answer).toMatchObject({ error: { message: 'Email atau nomor telepon tidak ditemukan!' } })
  })

  it('[identity-3] answers 400 without a password, and 422 for a wrong one', async () => {
    const person = world().person()
    expect(await person.call('POST /auth/login', { auth: demo.auth })).toMatchObject({
      error: { status: 400 }
    })
    expect(await person.call('POST /auth/login', { ...demo, password: 'salah' })).toMatchObject({
      error: { status: 422, message: 'Kata sandi yang anda masukkan salah!' }
    })
    expect(codeOf(await person.call('GET /buyer/profile', {}))).toBe('unauthorized')
  })

  it('opens a session that shows the profile', async () => {
    const person = world().person()
    value(await person.call('POST /auth/login', demo))
    const profile = value(await person.call('GET /buyer/profile', {}))
    expect(profile).toMatchObject({ name: 'Budi Santoso', role: 'buyer', has_pin: true, has_address: true })
    expect(profile.uid).not.toContain(String(profile.id))
  })

  it('[identity-5] locks after ten wrong passwords, even for the right one', async () => {
    const person = world().person()
    const siti = 'siti@bababangunan.example'
    const codes: string[] = []
    for (let i = 0; i < 11; i++) {
      codes.push(codeOf(await person.call('POST /auth/login', { auth: siti, password: `salah-${i}` })))
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong_password'))
    expect(codes[10]).toBe('password_locked')
    const right = await person.call('POST /auth/login', { auth: siti, password: 'Demo12345' })
    expect(codeOf(right)).toBe('password_locked')
  })
})

describe('signing in with a code', () => {
  it('sends a code, accepts it once, and signs in only the browser that passed it', async () => {
    const person = world().person()
    const sent = value(await requestCode(person, demoPhone, 'login'))
    const code = await newestCode(world().ops, demoPhone)
    value(await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp: code }))

    const other = await world().person().call('POST /auth/login', { auth: demoPhone })
    expect(codeOf(other)).toBe('password_unusable')
    expect(value(await person.call('POST /auth/login', { auth: demoPhone })).name).toBe('Budi Santoso')

    const again = await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp: code })
    expect(codeOf(again)).toBe('otp_expired')
  })

  it('[identity-9] rejects another code for the same browser within 30 seconds and says how long to wait', async () => {
    const person = world().person()
    value(await requestCode(person, demoPhone, 'login'))
    const rejected = await requestCode(person, demoPhone, 'login')
    expect(rejected).toMatchObject({ ok: false, error: { code: 'otp_wait', status: 429 } })
    expect(rejected).toMatchObject({ error: { details: { retry_after: expect.any(Number) } } })
  })

  it('[identity-7] rejects the sixth guess even when it is right', async () => {
    await world().services.clock.advance(60)
    const person = world().person()
    const sent = value(await requestCode(person, demoPhone, 'login'))
    const code = await newestCode(world().ops, demoPhone)
    for (let i = 0; i < 5; i++) {
      const wrong = await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp: wrongFor(code) })
      expect(codeOf(wrong)).toBe('otp_invalid')
    }
    const sixth = await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp: code })
    expect(codeOf(sixth)).toBe('otp_exhausted')
  })

  it('[identity-7] evaluates only five of twenty concurrent guesses', async () => {
    await world().services.clock.advance(120)
    const person = world().person()
    const sent = value(await requestCode(person, demoPhone, 'login'))
    const code = await newestCode(world().ops, demoPhone)
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () =>
        person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp: wrongFor(code) })
      )
    )
    expect(guesses.filter(g => codeOf(g) === 'otp_invalid')).toHaveLength(5)
  })

  it('rejects an expired code', async () => {
    await world().services.clock.advance(120)
    const person = world().person()
    const sent = value(await requestCode(person, demoPhone, 'login'))
    const code = await newestCode(world().ops, demoPhone)
    await world().services.clock.advance(5 * 60 + 1)
    const late = await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp: code })
    expect(codeOf(late)).toBe('otp_expired')
  })

  it('[identity-11] answers the same for an unknown number, and sends nothing', async () => {
    const unknown = '6281999999999'
    const answer = await requestCode(world().person(), unknown, 'login')
    expect(value(answer)).toMatchObject({ auth: unknown, resend_seconds: 30 })
    expect(value(await world().ops.call('GET /ops/outbox', { to: unknown }))).toEqual([])
  })
})

describe('registering', () => {
  const form = {
    name: 'Rina Wijaya',
    phone: '081300000001',
    email: 'rina@contoh.id',
    password: 'rahasia123',
    password_confirmation: 'rahasia123'
  }

  it('[identity-19] requires a passed code, then signs in at once', async () => {
    const person = world().person()
    expect(codeOf(await person.call('POST /auth/register', form))).toBe('grant_required')
    const sent = value(await requestCode(person, form.phone, 'register'))
    const code = await newestCode(world().ops, '6281300000001')
    value(await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp: code }))
    expect(value(await person.call('POST /auth/register', form)).name).toBe('Rina Wijaya')
    expect(value(await person.call('GET /buyer/profile', {})).has_pin).toBe(false)
  })

  it('[identity-20] rejects a used contact at its field', async () => {
    const answer = await world().person().call('POST /auth/register', form)
    expect(answer).toMatchObject({ error: { code: 'phone_taken', fields: { phone: expect.any(String) } } })
  })

  it('[identity-133] names every invalid field, and a repetition that differs', async () => {
    const answer = await world().person().call('POST /auth/register', {
      name: 'R2',
      phone: '12',
      email: 'rina',
      password: 'pendek',
      password_confirmation: 'lain'
    })
    expect(answer).toMatchObject({
      error: {
        code: 'invalid_input',
        fields: {
          name: 'Nama lengkap minimal 3 karakter',
          phone: 'Nomor handphone terlalu pendek',
          email: 'Format email tidak valid',
          password: 'Password minimal 8 karakter',
          password_confirmation: identityTexts.passwordDiffers
        }
      }
    })
  })
})

describe('the common checks of every call', () => {
  it('rejects a forged and a stale signature with 403', async () => {
    const person = world().person()
    const forged = await person.call(
      'GET /buyer/region/province',
      {},
      { headers: { 'x-signature': '0'.repeat(64) } }
    )
    expect(forged).toMatchObject({ error: { code: 'bad_signature', status: 403 } })
    const stale = await person.send('GET /buyer/region/province', {}, { headers: staleHeaders() })
    expect(stale.status).toBe(403)
    expect(await stale.json()).toMatchObject({ error: { code: 'stale_signature' } })
  })

  it('[core-4] rejects a change from another site', async () => {
    const answer = await world()
      .person()
      .call('POST /auth/login', demo, { headers: { origin: 'https://evil.example' } })
    expect(answer).toMatchObject({ error: { code: 'bad_origin', status: 403 } })
  })

  it('[core-2] answers unknown API paths with a JSON 404', async () => {
    const response = await world().person().send('GET /nothing/here')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'no_such_endpoint' } })
  })

  it('[core-6] rejects a body that is too large, and one that is no JSON', async () => {
    const person = world().person()
    const large = await person.call('POST /auth/login', { auth: 'x'.repeat(300_000) })
    expect(large).toMatchObject({ error: { code: 'too_large', status: 413 } })
  })

  it('[ops-1] rejects the console without its token', async () => {
    expect(codeOf(await world().person().call('GET /ops/outbox', {}))).toBe('unauthorized')
  })

  it('describes every call in an OpenAPI 3.1 document', async () => {
    const response = await world().app.request('http://localhost/api/v1/openapi.json')
    const document = (await response.json()) as { openapi: string; paths: Record<string, unknown> }
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths).toHaveProperty('/api/v1/auth/login')
    expect(document.paths).toHaveProperty('/api/v1/buyer/transaction/order')
  })
})

function staleHeaders(): Record<string, string> {
  const old = Date.now() - 6 * 60 * 1000
  return signatureHeaders('test-signature-key', old)
}
