import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { sessions } from '#server/identity/schema.ts'

import { newestCode } from '../support/codes.ts'
import { type Answered, type SpecClient, useHttp } from '../support/spec-client.ts'
import { useWorld } from '../support/world.ts'

// The calls of section 7, each with exactly its payload: no `purpose`, no types of ours.

const world = useWorld()
const client = useHttp(world)
const password = 'rahasia123'
/** The client's phone value when an email changes. */
const dummyPhone = '081111111111'
let numbers = 0

function fresh() {
  numbers += 1
  return { phone: `08139500${1000 + numbers}`, email: `surat-${numbers}@contoh.id` }
}
const stored = (phone: string) => phone.replace(/^0/, '62')

function done(answered: Answered): Answered {
  expect(answered).toMatchObject({ success: true, status: 200, message: expect.any(String) })
  return answered
}

type Contact = { type: 'phone'; phone: string } | { type: 'email'; email: string; phone?: string }

const request = (web: SpecClient, contact: Contact, is_register: boolean) =>
  web.post('/auth/otp/request', { ...contact, is_register })

/** The code of an answer, sent as the form of section 7. */
async function check(web: SpecClient, { data }: Answered): Promise<Answered> {
  const otp = await newestCode(world().ops, data.auth)
  const checked = await web.form('/auth/otp/check', { otp_id: data.otp_id, otp })
  await world().services.clock.advance(60)
  return checked
}

const verify = async (web: SpecClient, contact: Contact, isRegister: boolean) =>
  done(await check(web, done(await request(web, contact, isRegister))))

const byPhone = (phone: string): Contact => ({ type: 'phone', phone })
const byEmail = (email: string): Contact => ({ type: 'email', email, phone: dummyPhone })

/** A person who registered by phone. */
async function member(fcm_token = '') {
  const web = client()
  const { phone, email } = fresh()
  await verify(web, byPhone(phone), true)
  const form = { name: 'Rina Wijaya', phone, email, password, password_confirmation: password, fcm_token }
  const { data } = done(await web.post('/auth/register', form))
  return { web, phone, email, id: data.id as number }
}

const login = (web: SpecClient, auth: string, given = '') =>
  web.post('/auth/login', { auth, password: given })

it('POST /auth/otp/request returns id and contact, the same for a stranger', async () => {
  const { phone } = await member()
  const known = done(await request(client(), byPhone(phone), false))
  const unknown = done(await request(client(), byPhone(fresh().phone), false))
  expect(known.data).toMatchObject({ otp_id: expect.any(String), auth: stored(phone) })
  expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data))
  expect(unknown.message).toBe(known.message)
})

it('POST /auth/otp/check accepts a form, and rejects an invalid code', async () => {
  const web = client()
  const { data } = done(await request(web, byPhone(fresh().phone), true))
  const wrong = await web.form('/auth/otp/check', { otp_id: data.otp_id, otp: '12345' })
  expect(wrong).toMatchObject({ status: 422, error: { fields: { otp: 'Masukkan kode 6 digit' } } })
  const otp = await newestCode(world().ops, data.auth)
  done(await web.form('/auth/otp/check', { otp_id: data.otp_id, otp }))
})

it('[identity-74] POST /auth/register signs in and stores the push token; an empty one is none', async () => {
  const { db } = world().services
  const tokenOf = async (userId: number) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.id))
    return rows.map(row => row.pushToken)
  }
  const { web, id } = await member('perangkat-rina')
  done(await web.get('/buyer/profile'))
  expect(await tokenOf(id)).toEqual(['perangkat-rina'])
  expect(await tokenOf((await member()).id)).toEqual([null])
})

it('POST /auth/login by the password', async () => {
  const { phone } = await member()
  expect(done(await login(client(), phone, password)).data).toMatchObject({ name: 'Rina Wijaya' })
})

it('POST /auth/login by a code, without a password', async () => {
  const { phone } = await member()
  const web = client()
  expect((await login(web, phone)).status).toBe(400)
  await verify(web, byPhone(phone), false)
  done(await login(web, phone))
})

it('POST /auth/refresh continues the session', async () => {
  const { web } = await member()
  done(await web.post('/auth/refresh'))
  done(await web.get('/buyer/profile'))
})

it('DELETE /auth/logout ends it', async () => {
  const { web } = await member()
  done(await web.delete('/auth/logout'))
  expect((await web.get('/buyer/profile')).status).toBe(401)
})

it('[identity-40] PUT /auth/password/reset after the code of a phone', async () => {
  const { phone } = await member()
  const web = client()
  const payload = { phone, new_password: 'baru-12345' }
  expect((await web.put('/auth/password/reset', payload)).status).toBe(403)
  await verify(web, byPhone(phone), false)
  done(await web.put('/auth/password/reset', payload))
  done(await login(client(), phone, 'baru-12345'))
})

it("[identity-40] PUT /auth/password/reset after the code of an email, sent in the phone's field", async () => {
  const { web: own, email } = await member()
  await verify(own, byEmail(email), true)
  done(await own.form('/buyer/profile/update', { name: 'Rina Wijaya', email, phone: '' }))
  const web = client()
  await verify(web, byEmail(email), false)
  done(await web.put('/auth/password/reset', { phone: email, new_password: 'baru-12345' }))
  done(await login(client(), email, 'baru-12345'))
})

it('[identity-67] POST /buyer/password/update by the old one, and by a code', async () => {
  const { web, phone } = await member()
  const form = (old_password: string, next: string) => ({
    old_password,
    password: next,
    password_confirmation: next
  })
  const changed = done(await web.post('/buyer/password/update', form(password, 'baru-12345')))
  expect(changed.message).toBe('Password berhasil diubah')
  expect((await web.post('/buyer/password/update', form('', 'baru-67890'))).status).toBe(403)
  await verify(web, byPhone(phone), false)
  done(await web.post('/buyer/password/update', form('', 'baru-67890')))
})

it('[identity-68] POST /buyer/pin/add, check and update, by the old one and by a code', async () => {
  const { web, phone } = await member()
  const form = (old_pin: string, next: string) => ({ old_pin, pin: next, pin_confirmation: next })
  expect(done(await web.form('/buyer/pin/add', { pin: '135790' })).message).toBe('PIN berhasil dibuat')
  done(await web.post('/buyer/pin/check', { pin: '135790' }))
  expect(done(await web.post('/buyer/pin/update', form('135790', '246802'))).message).toBe(
    'PIN berhasil diubah'
  )
  expect((await web.post('/buyer/pin/update', form('', '112233'))).status).toBe(403)
  await verify(web, byPhone(phone), false)
  done(await web.post('/buyer/pin/update', form('', '112233')))
  done(await web.post('/buyer/pin/check', { pin: '112233' }))
})

it('[identity-69] POST /buyer/profile/update changes the phone after both codes', async () => {
  const { web, phone, email } = await member()
  const next = fresh().phone
  // Section 7 requests both codes of a change with is_register, the old one's with or without.
  await verify(web, byPhone(phone), false)
  await verify(web, byPhone(next), true)
  const saved = done(await web.form('/buyer/profile/update', { name: 'Rina Wijaya', email, phone: next }))
  expect(saved.data).toMatchObject({ phone: stored(next), email })
  expect((await login(client(), phone)).status).toBe(404)
})

it('[identity-69] POST /buyer/profile/update changes the email after both codes, with the dummy phone', async () => {
  const { web, phone, email } = await member()
  const next = fresh().email
  await verify(web, byEmail(email), true)
  done(await web.form('/buyer/profile/update', { name: 'Rina Wijaya', email, phone }))
  await verify(web, byEmail(email), true)
  const form = { name: 'Rina Wijaya', email: next, phone }
  expect((await web.form('/buyer/profile/update', form)).error?.fields).toHaveProperty('email')
  await verify(web, byEmail(next), true)
  expect(done(await web.form('/buyer/profile/update', form)).data).toMatchObject({ email: next })
})
