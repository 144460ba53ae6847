import { beforeEach, expect, it } from 'vitest'

import { openAccount, passCode } from '../support/passing.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const password = 'rahasia123'
let accounts = 0
let phone: string
let owner: Person

beforeEach(async () => {
  accounts += 1
  phone = `08139100${7000 + accounts}`
  owner = world().person()
  const email = `terkunci-${accounts}@contoh.id`
  expect(await openAccount(world(), owner, 'phone', { phone, email })).toBe('ok')
  await world().services.clock.advance(60)
})

const login = async (person: Person, given = password) =>
  codeOf(await person.call('POST /auth/login', { auth: phone, password: given }))

async function lock(person: Person): Promise<void> {
  for (let guess = 0; guess < 12; guess += 1) await login(person, `salah-${guess}`)
  // The form counts down the returned duration.
  expect(await person.call('POST /auth/login', { auth: phone, password })).toMatchObject({
    error: { code: 'password_locked', details: { retry_after: expect.any(Number) } }
  })
}

const locks = async (person: Person) =>
  value(await person.call('GET /auth/activity', { per_page: 50 })).filter(
    ({ kind }) => kind === 'password_locked'
  ).length

it('[identity-111] a password that strangers locked stays open in a browser that signed in there before', async () => {
  await lock(world().person())
  expect(await login(world().person())).toBe('password_locked')
  expect(await login(owner)).toBe('ok')
  expect(await login(world().person())).toBe('password_locked')
})

it('[identity-111] a known browser locks only itself, and a browser that signed in to another account is not known', async () => {
  const other = world().person()
  expect(await login(other)).toBe('ok')
  await lock(other)
  expect(await login(owner)).toBe('ok')
  const stranger = world().person()
  const newcomer = { phone: `08139200${7000 + accounts}`, email: `asing-${accounts}@contoh.id` }
  expect(await openAccount(world(), stranger, 'phone', newcomer)).toBe('ok')
  await lock(stranger)
  expect(await login(world().person())).toBe('password_locked')
})

it('[identity-111] the activity lists each lock once, with the device that caused it', async () => {
  await lock(world().person())
  expect(await locks(owner)).toBe(1)
  await world().services.clock.advance(15 * 60 + 1)
  expect(await login(owner)).toBe('ok')
  await lock(world().person())
  expect(await locks(owner)).toBe(2)
})

it('[identity-32] a reset unlocks the password in a known browser too', async () => {
  const other = world().person()
  expect(await login(other)).toBe('ok')
  value(await other.call('DELETE /auth/logout', {}))
  await lock(other)
  await passCode(world(), other, phone)
  value(await other.call('PUT /auth/password/reset', { phone, new_password: 'baru-12345' }))
  expect(await login(other, 'baru-12345')).toBe('ok')
})
