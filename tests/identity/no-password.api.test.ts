import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'

import { makeNextExport } from '#server/identity/export-job.ts'
import { guessCounters } from '#server/identity/schema.ts'

import { messagesTo, passCode } from '../support/passing.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

// An account without a password (D46), in every place that checks a password.

const world = useWorld()
let numbers = 0
let phone: string
let person: Person
let id: number

/** A buyer whose account a purchase opened. */
beforeEach(async () => {
  await world().services.clock.advance(3600)
  numbers += 1
  phone = `08139700${1000 + numbers}`
  person = world().person()
  await passCode(world(), person, phone, { purpose: 'purchase' })
  id = value(await person.call('POST /auth/register', { name: 'Dewi Lestari', phone, in_purchase: true })).id
  await world().services.clock.advance(60)
})

const guest = () => world().person()
const login = (by: Person, input: { auth: string; password?: string }) => by.call('POST /auth/login', input)
const profile = async (who: Person) => codeOf(await who.call('GET /buyer/profile', {}))

describe('signing in', () => {
  it.each([
    ['no password', {}],
    ['an empty one', { password: '' }],
    ['any', { password: 'rahasia123' }],
    ['the word null', { password: 'null' }]
  ])(
    '[identity-161] by %s is rejected as an account without one, and opens nothing',
    async (_name, given) => {
      const stranger = guest()
      const answer = await login(stranger, { auth: phone, ...given })
      expect(answer).toMatchObject({ error: { code: 'password_unusable', status: 400 } })
      expect(await profile(stranger)).toBe('unauthorized')
    }
  )

  it('[identity-161] counts no guesses if there is nothing to guess', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      expect(codeOf(await login(guest(), { auth: phone, password: `salah-${turn}` }))).toBe(
        'password_unusable'
      )
    }
    const counted = await world().services.db.select().from(guessCounters)
    expect(counted.filter(({ key }) => key.startsWith(`password:${id}`))).toEqual([])
  })

  it('[identity-161] by its claimed email opens nothing: neither by a password nor by the email’s code', async () => {
    const email = `tanpa-sandi-${numbers}@contoh.id`
    const other = guest()
    const form = { name: 'Rina Wijaya', phone: `08139710${1000 + numbers}`, email, in_purchase: true }
    await passCode(world(), other, form.phone, { purpose: 'purchase' })
    expect(value(await other.call('POST /auth/register', form)).email_verified).toBe(false)
    const stranger = guest()
    for (const password of ['', 'rahasia123']) {
      expect(codeOf(await login(stranger, { auth: email, password }))).toBe('password_unusable')
    }
    await passCode(world(), stranger, email)
    expect(codeOf(await login(stranger, { auth: email }))).toBe('contact_claimed')
    expect(codeOf(await login(stranger, { auth: email, password: 'rahasia123' }))).toBe('password_unusable')
    expect(await profile(stranger)).toBe('unauthorized')
  })

  it('by a code works as usual', async () => {
    const back = guest()
    await passCode(world(), back, phone)
    expect(value(await login(back, { auth: phone })).id).toBe(id)
  })
})

describe('a first password', () => {
  const form = { password: 'baru-12345', password_confirmation: 'baru-12345' }
  const update = (more: { old_password?: string } = {}, by = person) =>
    by.call('POST /buyer/password/update', { ...form, ...more })

  it('[identity-162] is set after a code to the phone, once, and signs in from then on', async () => {
    expect(codeOf(await update())).toBe('grant_required')
    await passCode(world(), person, phone)
    value(await update())
    expect(value(await person.call('GET /buyer/profile', {})).has_password).toBe(true)
    expect(codeOf(await login(guest(), { auth: phone, password: 'baru-12345' }))).toBe('ok')
    expect(codeOf(await login(guest(), { auth: phone, password: '' }))).toBe('password_unusable')
    expect(codeOf(await update())).toBe('grant_required')
    const activity = value(await person.call('GET /auth/activity', { per_page: 20 }))
    expect(activity.map(({ kind }) => kind)).toContain('password_made')
    // The newest one is about the sign-in above, on a new device.
    const [, told] = await messagesTo(world(), phone)
    expect(told?.text).toMatch(
      /^Kata sandi akun .+ Anda baru saja dibuat dan semua perangkat lain dikeluarkan\./
    )
    expect(told?.text).not.toContain('baru-12345')
  })

  it('[identity-162] cannot be set with an old one, empty or guessed', async () => {
    expect(codeOf(await update({ old_password: '' }))).toBe('grant_required')
    expect(await update({ old_password: 'rahasia123' })).toMatchObject({
      error: { code: 'password_unusable', fields: { old_password: expect.any(String) } }
    })
    expect(value(await person.call('GET /buyer/profile', {})).has_password).toBe(false)
  })

  it('[identity-162] is set once by several concurrent requests with one code', async () => {
    await passCode(world(), person, phone)
    const codes = (await Promise.all([1, 2, 3].map(() => update()))).map(codeOf)
    expect(codes.filter(code => code === 'ok')).toHaveLength(1)
  })

  it('[identity-32] can be set by a reset too', async () => {
    const stranger = guest()
    const reset = { phone, new_password: 'baru-12345' }
    expect(codeOf(await stranger.call('PUT /auth/password/reset', reset))).toBe('grant_required')
    await passCode(world(), stranger, phone, { purpose: 'reset' })
    value(await stranger.call('PUT /auth/password/reset', reset))
    expect(await profile(person)).toBe('unauthorized')
    expect(codeOf(await login(guest(), { auth: phone, password: 'baru-12345' }))).toBe('ok')
  })
})

describe('the other functions of the account', () => {
  it('[identity-163] set a PIN, and change it after a code', async () => {
    value(await person.call('POST /buyer/pin/add', { pin: '111222' }))
    const changed = { pin: '333444', pin_confirmation: '333444' }
    expect(codeOf(await person.call('POST /buyer/pin/update', changed))).toBe('grant_required')
    await passCode(world(), person, phone)
    value(await person.call('POST /buyer/pin/update', changed))
    expect(codeOf(await person.call('POST /buyer/pin/check', { pin: '333444' }))).toBe('ok')
  })

  it('[identity-163, identity-193] add an email after the codes of the phone and of the email', async () => {
    const email = `nanti-${numbers}@contoh.id`
    await passCode(world(), person, email, { purpose: 'contact' })
    const rejected = await person.call('POST /buyer/profile/update', { email })
    expect(rejected).toMatchObject({ error: { code: 'contact_unverified' } })
    await passCode(world(), person, phone)
    const saved = value(await person.call('POST /buyer/profile/update', { email }))
    expect(saved).toMatchObject({ email, email_verified: true, has_password: false })
    expect((await messagesTo(world(), phone))[0]).toMatchObject({
      text: expect.stringContaining('Email baru saja ditambahkan ke akun Baba Bangunan Anda.')
    })
    const back = guest()
    await passCode(world(), back, email)
    expect(value(await login(back, { auth: email })).id).toBe(id)
    const another = `lain-${numbers}@contoh.id`
    await passCode(world(), person, another, { purpose: 'contact' })
    await world().services.clock.advance(60)
    await passCode(world(), person, email)
    value(await person.call('POST /buyer/profile/update', { email: another }))
    expect((await messagesTo(world(), email))[0]).toMatchObject({
      text: expect.stringContaining('Email akun Baba Bangunan Anda baru saja diubah.')
    })
  })

  it('[identity-163] list its devices, and sign one out', async () => {
    const other = guest()
    await passCode(world(), other, phone)
    value(await login(other, { auth: phone }))
    const [here, there] = value(await person.call('GET /auth/session', {}))
    expect(here).toMatchObject({ is_current_session: true })
    value(await person.call('DELETE /auth/session/revoke', { session_ids: [there!.id] }))
    expect([await profile(person), await profile(other)]).toEqual(['ok', 'unauthorized'])
  })

  it('[identity-163] export its data, without any password in it', async () => {
    value(await person.call('POST /buyer/export', {}))
    await makeNextExport(world().services)
    const { file } = value(await person.call('GET /buyer/export', {}))
    const cookie = [...person.cookies].map(([name, held]) => `${name}=${held}`).join('; ')
    const headers = { host: 'localhost', cookie }
    const answer = await world().app.request(`http://localhost${file!}`, { headers })
    const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const own = JSON.parse(strFromU8(parts['profil.json']!)) as object[]
    expect(own).toMatchObject([{ name: 'Dewi Lestari', email: null }])
    for (const part of Object.values(parts)) expect(strFromU8(part)).not.toMatch(/password/i)
  })
})
