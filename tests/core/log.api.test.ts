import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { readConfig } from '#server/core/platform/config.ts'

import { testEnvironment } from '../support/environment.ts'
import { Person } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const ani = 'token-of-ani-1234567'
const world = useWorld({ OPS_TOKENS: `ani:${ani}` })
const login = { auth: 'demo@bababangunan.example', password: 'kata-sandi-salah' }
type Told = { line?: string; status?: number; code?: string; operator?: string }
const told: Told[] = []

beforeEach(() => {
  told.length = 0
  vi.spyOn(world().services.log, 'info').mockImplementation((facts: unknown) => void told.push(facts as Told))
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the log', () => {
  it('[core-33] reports a failed sign-in and a lock-out, without the account', async () => {
    const visitor = world().person()
    for (let guess = 0; guess < 11; guess += 1) await visitor.call('POST /auth/login', login)
    const codes = told.map(({ code }) => code)
    expect(codes).toContain('wrong_password')
    expect(codes).toContain('password_locked')
    expect(JSON.stringify(told)).not.toMatch(/demo@|kata-sandi|127\.0\.0\.1/)
  })

  it("[ops-2] reports an operator's action by name, and a missing token", async () => {
    await world().ops.call('POST /ops/clock', { advance_seconds: 1 })
    const operator = new Person(world().app, world().services.config.signatureKey, ani)
    await operator.call('POST /ops/clock', { advance_seconds: 1 })
    const stranger = new Person(world().app, world().services.config.signatureKey, 'nobody')
    await stranger.call('POST /ops/clock', { advance_seconds: 1 })
    expect(told.map(({ line, status, operator }) => [line, status, operator])).toEqual([
      ['POST /ops/clock', 200, 'console'],
      ['POST /ops/clock', 200, 'ani'],
      ['POST /ops/clock', 401, undefined]
    ])
  })
})

describe('operators', () => {
  it.each(['ani', 'ani:short', ':a-long-random-token', 'Ani Bee:a-long-random-token'])(
    '[ops-2] such as %j are rejected at the start',
    operators => {
      expect(() => readConfig({ ...testEnvironment('/proc/nowhere'), OPS_TOKENS: operators })).toThrow(
        'OPS_TOKENS'
      )
    }
  )
})
