import { describe, expect, it } from 'vitest'

import { mayCall, opsRoles, type OpsRole } from '#lib/core/schema/endpoint.ts'
import { buildApi } from '#server/app.ts'

import { openMarket } from '../support/market.ts'
import { negotiate } from '../support/negotiating.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const tokenOf = (role: OpsRole) => `token-of-the-${role}-0123`
const world = useWorld({
  OPS_TOKENS: opsRoles.map(role => `${role}-person:${role}:${tokenOf(role)}`).join(',')
})
const as = (role: OpsRole) => new Person(world().app, world().services.config.signatureKey, tokenOf(role))

const calls = [...buildApi().routes.values()].flatMap(({ endpoint }) =>
  endpoint.access === 'ops' ? [endpoint] : []
)
/** Fills the parameters of an address with what names nothing. */
const pathOf = (endpointName: string) => endpointName.split(' ')[1]!.replaceAll(/\{[^}]+\}/g, '999999999')

/** The status and the code of a call without input, by a token. */
async function request(endpointName: string, authorization: string): Promise<[number, string | undefined]> {
  const [method = ''] = endpointName.split(' ')
  const answer = await world().app.request(`http://localhost/api/v1${pathOf(endpointName)}`, {
    method,
    headers: { authorization, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: '{' })
  })
  // A call that answers a file has an error as JSON.
  const isFile = !answer.headers.get('content-type')?.includes('json')
  const { error } = (isFile ? {} : await answer.json()) as { error?: { code: string } }
  return [answer.status, error?.code]
}

describe('[ops-18] a role', () => {
  it.each(calls.map(endpoint => [endpoint.name, endpoint] as const))(
    'makes the calls that name it, and no other: %s',
    async (name, endpoint) => {
      for (const role of opsRoles) {
        const [, code] = await request(name, `Bearer ${tokenOf(role)}`)
        expect([role, code === 'forbidden']).toEqual([role, !mayCall(role, endpoint)])
        expect(code).not.toBe('unauthorized')
      }
    }
  )

  it('is what keeps codes, money and the clock from those who have no business with them', async () => {
    const allowed = async (role: OpsRole) => value(await as(role).call('GET /ops/me', {})).calls
    const [clerk, finance, support] = [
      await allowed('clerk'),
      await allowed('finance'),
      await allowed('support')
    ]
    for (const endpointName of ['GET /ops/outbox', 'POST /ops/clock'])
      expect([...clerk, ...finance, ...support]).not.toContain(endpointName)
    expect([...clerk, ...support]).not.toContain('POST /ops/balance/topup')
    expect([...clerk, ...support]).not.toContain('POST /ops/payment/settle')
    expect(finance).not.toContain('POST /ops/transaction/{id}/reject')
    const owner = value(await as('owner').call('GET /ops/me', {}))
    expect(owner).toEqual({
      name: 'owner-person',
      role: 'owner',
      shop: null,
      calls: expect.arrayContaining(calls.map(({ name: endpoint }) => endpoint))
    })
  })

  it('decides which steps of an order the console offers', async () => {
    const market = await openMarket(world())
    await negotiate(world(), await market.buyer(), await market.product())
    const stepsFor = async (role: OpsRole) =>
      value(await as(role).call('GET /ops/transaction', { per_page: 1 }))[0]?.steps
    expect(await stepsFor('clerk')).toEqual(['approve', 'decline'])
    expect(await stepsFor('support')).toEqual([])
  })
})

describe('[ops-19] a token', () => {
  it.each([
    '',
    'Bearer',
    'Bearer ',
    `Basic ${tokenOf('owner')}`,
    tokenOf('owner'),
    `Bearer ${tokenOf('owner')}x`
  ])('is taken as Bearer alone: %s', async authorization => {
    expect(await request('GET /ops/me', authorization)).toEqual([401, 'unauthorized'])
  })

  it('of OPS_TOKEN is an owner named console', async () => {
    expect(value(await world().ops.call('GET /ops/me', {}))).toMatchObject({ name: 'console', role: 'owner' })
    expect(codeOf(await world().person().call('GET /ops/me', {}))).toBe('unauthorized')
  })
})

describe('[ops-441] outside of the demo', () => {
  const plain = useWorld({ DEMO: 'off' })

  it('nobody is told that the clock can be moved', async () => {
    const { calls: own } = value(await plain().ops.call('GET /ops/me', {}))
    expect(own).not.toContain('POST /ops/clock')
    expect(own).toContain('GET /ops/outbox')
  })
})
