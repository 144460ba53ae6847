import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { splitEndpoint } from '#lib/core/schema/split-endpoint.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import { buildApi } from '#server/app.ts'
import type { Route } from '#server/core/http/registry.ts'

import { advanceTo, buy, checkOut, expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { inputsOf, type Known } from '../support/hostile.ts'
import { timeout, seedOf, sized } from '../support/long.ts'
import { type Buyer, openMarket, pin, region } from '../support/market.ts'
import { opsToken } from '../support/environment.ts'
import { errorByCode } from '../support/errors.ts'
import { useWorld } from '../support/world.ts'
import cases from './fuzz-cases.json' with { type: 'json' }

type Sent = { name: string; input: Record<string, unknown>; as: 'guest' | 'buyer' | 'ops'; form: boolean }

const world = useWorld()
/** Moving the clock and signing out would make every later request an error. */
const left = new Set(['POST /ops/clock', 'DELETE /auth/logout'])
const routes = buildApi()
  .sorted()
  .filter(({ endpoint }) => !left.has(endpoint.name))
const byName = new Map(routes.map(route => [route.endpoint.name as string, route]))
let buyer: Buyer
/** Existing values of this world, by the names in which calls send them. */
let known: Known

beforeAll(async () => {
  const market = await openMarket(world())
  buyer = await market.buyer()
  await topUp(world(), buyer, 10_000_000)
  const product = await market.product({ stock: 1_000 })
  const orders: string[] = []
  for (const last of ['accept', 'pack', 'ship', 'deliver'] as const) {
    const { id, code } = await buy(buyer, product, pay.saldo)
    await advanceTo(world(), code, last)
    orders.push(String(id), code)
  }
  const open = await buy(buyer, product, pay.account)
  const checkout = await checkOut(buyer, product)
  known = {
    id: [...orders, String(open.id), '1', '2', '3', product.id, checkout.products[0]?.id, buyer.addressId],
    product_id: [product.id, 1, 2],
    product_detail_id: [product.detailId, undefined],
    cart_detail_id: [[checkout.products[0]?.id]],
    address_id: [buyer.addressId],
    cart_id: [checkout.id],
    transaction_id: orders,
    shop_id: [market.shopId, 1],
    payment_id: [1, 2, 7],
    qty: [1, 2],
    pin: [pin, '000000'],
    shipping_type: ['shop_courier', 'commercial', 'baba_expedition'],
    shipping_courier: ['Kurir Toko', 'Kurir Uji'],
    shipping_service: ['Reguler', 'REG'],
    shipping_cost: [0],
    province: [region.province],
    province_id: [region.province],
    city: [region.city],
    city_id: [region.city],
    district: [region.near],
    district_id: [region.near],
    'sub-district': [region.nearVillage],
    subdistrict_id: [region.nearVillage],
    zip_code: ['10110'],
    phone: ['081234567890', '081300001111'],
    email: ['siapa@contoh.id'],
    auth: ['demo@bababangunan.example', '081234567890'],
    type: ['phone', 'email', 'transaction', 'material'],
    channel_name: [`private-user.${buyer.id}`],
    socket_id: ['1.1'],
    user: [String(buyer.id)],
    rating: [5],
    page: [1, 2],
    per_page: [12, 100]
  }
})

/** A request as a client would write it, or as one without any knowledge. */
function send({ name, input, as, form }: Sent): Response | Promise<Response> {
  const { method, path } = splitEndpoint(name)
  const { signatureKey } = world().services.config
  const rest = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => {
    const value = rest[name]
    delete rest[name]
    return (
      encodeURIComponent(
        String(JSON.stringify(value) ?? '')
          .replaceAll('"', '')
          .toWellFormed()
      ) || '0'
    )
  })
  const pairs = Object.entries(rest).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map(one => [`${name}[]`, String(JSON.stringify(one))])
      : [[name, typeof value === 'string' ? value : String(JSON.stringify(value))]]
  )
  const query = new URLSearchParams(pairs as [string, string][])
  const isRead = method === 'GET'
  const body = isRead ? undefined : form ? query : JSON.stringify(rest)
  return world().app.request(`http://localhost/api/v1${filled}${isRead ? `?${query}` : ''}`, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'idempotency-key': randomUUID(),
      ...(!form && { 'content-type': 'application/json' }),
      ...signatureHeaders(signatureKey, Date.now()),
      ...(as === 'buyer' && {
        cookie: [...buyer.person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      }),
      ...(as === 'ops' && { authorization: `Bearer ${opsToken}` })
    }
  })
}

/** What is wrong with an answer: an error of ours, or a body that the contract does not know. */
async function faultOf(sent: Sent, served = new Set<string>()): Promise<string | undefined> {
  const response = await send(sent)
  if (response.status >= 500) return `status ${response.status}`
  const route = byName.get(sent.name) as Route
  // Documents and files come as they are; their errors are JSON.
  const isJson = response.headers.get('content-type')?.includes('json')
  if (response.status === 200 && !isJson && (route.endpoint.html || route.endpoint.file)) return undefined
  const body = (await response.json()) as { status: number; data: unknown; error?: { code: string } }
  if (body.status !== response.status) return `status ${body.status} in an answer of ${response.status}`
  if (response.status !== 200)
    return Object.hasOwn(errorByCode, body.error?.code ?? '') ? undefined : `code ${body.error?.code}`
  served.add(sent.name)
  const read = route.endpoint.reply.safeParse(body.data)
  if (!read.success) return `reply: ${JSON.stringify(read.error.issues[0])}`
  // Parsing removes fields outside the contract: a difference means that the answer has more than the contract says.
  return isDeepStrictEqual(read.data, body.data) ? undefined : 'reply: more than the contract names'
}

const guests = ['guest'] as const
const actors = {
  public: ['guest', 'buyer'],
  buyer: ['buyer', 'buyer', 'guest'],
  ops: ['ops', 'ops', 'buyer']
} as const

const requests = (): fc.Arbitrary<Sent> =>
  fc.constantFrom(...routes).chain(({ endpoint }) =>
    fc.record({
      name: fc.constant(endpoint.name as string),
      input: inputsOf(endpoint, known),
      // A sign-in on a signed-in device replaces its session: the buyer would be gone for all later requests.
      as: fc.constantFrom(...(endpoint.name.includes(' /auth/') ? guests : actors[endpoint.access])),
      form: fc.boolean()
    })
  )

describe('any request', () => {
  it.each(cases as unknown as Sent[])('$line that once failed is answered by its contract', async sent => {
    expect(await faultOf(sent)).toBeUndefined()
  })

  it(
    '[core-1] is answered by its contract, and never with an error of ours',
    async () => {
      const seed = seedOf('fuzz')
      const faults: { fault: string; sent: Sent }[] = []
      const served = new Set<string>()
      for (const sent of fc.sample(requests(), { seed, numRuns: sized(600, 20_000) })) {
        const fault = await faultOf(sent, served).catch((error: unknown) => String(error))
        if (fault) faults.push({ fault, sent })
      }
      // A new fault is recorded: its request is added to fuzz-cases.json.
      expect(faults.slice(0, 5), `${faults.length} faults, seed ${seed}`).toEqual([])
      // Requests that fail their first check prove little: many calls were served.
      expect(served.size).toBeGreaterThan(sized(25, 55))
      await expectTrueBooks(world())
    },
    timeout
  )
})
