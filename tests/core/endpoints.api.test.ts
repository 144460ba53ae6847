import { globSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Endpoint } from '#lib/core/schema/endpoint.ts'
import { splitEndpoint } from '#lib/core/schema/split-endpoint.ts'
import { toWire } from '#lib/core/api/wire.ts'
import { buildApi } from '#server/app.ts'

import { inputsOf } from '../support/hostile.ts'
import { region } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const api = buildApi()
const modules = import.meta.glob<Record<string, unknown>>('../../src/lib/**/*contract.ts', { eager: true })

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'name' in value && 'access' in value
const declared = Object.values(modules).flatMap(module => Object.values(module).filter(isEndpoint))
const routes = [...api.routes.values()]

/** The source of a test, which contains its requests. */
const requested = globSync('tests/**/*.ts')
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')

/** Values that a contract's schema alone does not determine. */
const known = {
  name: ['Budi Santoso'],
  email: ['budi@contoh.id'],
  phone: ['081234567890'],
  zip_code: ['12450'],
  month: ['2026-11'],
  subdistrict_id: [region.nearVillage],
  password: ['rahasia123'],
  password_confirmation: ['rahasia123'],
  auth: ['budi@contoh.id'],
  pin: ['135790'],
  new_pin: ['135790'],
  new_pin_confirmation: ['135790'],
  pin_confirmation: ['135790'],
  otp: ['123456'],
  lat: ['-6.2'],
  lng: ['106.8'],
  socket_id: ['1.2'],
  channel_name: ['private-user.1'],
  reason: ['Lima sak semen basah dan mengeras, tidak dapat dipakai.'],
  photo: [new File([new Uint8Array(8)], 'a.png', { type: 'image/png' })]
}

/** Some of the hostile values cannot be part of an address, and `__proto__` is rejected before everything else. */
function isSendable(endpoint: string, input: object): boolean {
  if (Object.hasOwn(input, '__proto__')) return false
  try {
    toWire(endpoint, input)
    return true
  } catch {
    return false
  }
}

/** A valid input for a contract. */
function fits(endpoint: Endpoint): Record<string, unknown> {
  const found = fc
    .sample(inputsOf(endpoint, known), { seed: 7, numRuns: 3_000 })
    .find(input => endpoint.input.safeParse(input).success && isSendable(endpoint.name, input))
  if (!found) throw new Error(`No input fits ${endpoint.name}`)
  return found
}

describe('a declared call', () => {
  it('is routed once, and no route is undeclared', () => {
    expect(routes.map(route => route.endpoint.name).toSorted()).toEqual(
      declared.map(one => one.name).toSorted()
    )
    expect(declared.length).toBeGreaterThan(80)
  })

  it('is in the table of calls, through its contract', () => {
    const table = readFileSync('src/lib/contracts.ts', 'utf8')
    const missing = Object.keys(modules)
      .map(file => `#lib/${file.slice('../../src/lib/'.length)}`)
      .filter(file => !table.includes(`'${file}'`))
    expect(missing).toEqual([])
  })

  it('is in the API document', async () => {
    const response = await world().app.request('http://localhost/api/v1/openapi.json')
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> }
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path.slice('/api/v1'.length)}`)
    )
    expect(declared.map(one => one.name).filter(endpoint => !documented.includes(endpoint))).toEqual([])
  })

  it('is used by a test', () => {
    expect(declared.map(one => one.name).filter(endpoint => !requested.includes(endpoint))).toEqual([])
  })

  it.each(declared.filter(one => one.access === 'buyer').map(one => [one.name, one] as const))(
    '[core-5] %s rejects a guest, whatever else the request contains',
    async (name, endpoint) => {
      const answer = await world().person().send(name, fits(endpoint))
      expect(answer.status).toBe(401)
    }
  )

  it.each(declared.filter(one => one.access === 'ops').map(one => [one.name, one] as const))(
    '[ops-1] %s rejects a call without a token',
    async endpoint => {
      const { method, path } = splitEndpoint(endpoint)
      const address = `http://localhost/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`
      expect((await world().app.request(address, { method })).status).toBe(401)
    }
  )
})
