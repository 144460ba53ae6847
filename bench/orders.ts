import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'

import { asc, eq, inArray } from 'drizzle-orm'

import type { CheckoutData } from '#lib/checkout/contract.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import { addresses, cities, districts, villages } from '#server/address/schema.ts'
import { cartLines } from '#server/cart/schema.ts'
import { connect } from '#server/core/db/connect.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { sessions } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { findRedis } from '../tests/support/postgres.ts'
import { type Market, openMarket } from './market.ts'

// `node bench/orders.ts`, with DATABASE_URL and a built site: how many orders of one line a second one process takes, each of
// another buyer with a virtual account, ten at a time. The checkouts are opened before, and are not measured.

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000' } } })
const atOnce = 10
const virtualAccount = 2

const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL names a PostgreSQL to measure on')
const market = await openMarket(1000, 4611, { url, redisUrl: await findRedis() })
try {
  const tokens = market.tokens.slice(0, Number(values.orders))
  const lines = await writeAddresses(market, tokens)
  const server = await market.start('src/server/main.ts')
  try {
    const bodies = await inParallel(tokens, token => checkOut(market, token, lines.get(token)!))
    const before = server.usage().coreSeconds
    const started = performance.now()
    const times = await inParallel(bodies, async (body, at) => {
      const sent = performance.now()
      await call(market, tokens[at]!, '/buyer/transaction/order', body)
      return performance.now() - sent
    })
    const seconds = (performance.now() - started) / 1000
    const cpuMs = ((server.usage().coreSeconds - before) * 1000) / times.length
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
    console.log(
      `${times.length} orders: ${(times.length / seconds).toFixed(1)} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${cpuMs.toFixed(1)} ms CPU of the server each`
    )
  } finally {
    await server.stop()
  }
} finally {
  await market.drop()
}

/** Gives each buyer an address in the city of a shop of the cart; returns the line of that shop, by token. */
async function writeAddresses(
  { databaseUrl }: Market,
  given: readonly string[]
): Promise<Map<string, number[]>> {
  const { db, close } = await connect({ url: databaseUrl!, folder: '' })
  const found = await db
    .select({
      hash: sessions.accessHash,
      userId: sessions.userId,
      lineId: cartLines.id,
      cityId: shops.cityId
    })
    .from(sessions)
    .innerJoin(cartLines, eq(cartLines.userId, sessions.userId))
    .innerJoin(shops, eq(shops.id, cartLines.shopId))
    .where(inArray(sessions.accessHash, given.map(sha256)))
    .orderBy(asc(cartLines.id))
  const byHash = Map.groupBy(found, row => row.hash)
  const places = await db
    .select({ city: cities, district: districts, village: villages })
    .from(villages)
    .innerJoin(districts, eq(districts.id, villages.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
  const lines = new Map<string, number[]>()
  const rows = given.map((token, at) => {
    const own = byHash.get(sha256(token))!
    const { userId, lineId, cityId } = own[at % own.length]!
    const { city, district, village } = places.find(place => place.city.id === cityId) ?? places[0]!
    lines.set(token, [lineId])
    return {
      userId,
      label: 'Rumah',
      name: 'Budi',
      phone: '081234567890',
      provinceId: city.provinceId,
      cityId: city.id,
      districtId: district.id,
      subdistrictId: village.id,
      zipCode: village.zipCode,
      lat: village.lat,
      lng: village.lng,
      addressDetail: 'Jl. Rumah 1',
      isMain: true,
      createdAt: new Date()
    }
  })
  await db.insert(addresses).values(rows)
  await close()
  return lines
}

/** Opens a checkout of lines and returns the order that a page would send for all its shops. */
async function checkOut(on: Market, token: string, lineIds: number[]): Promise<object> {
  const checkout = (await call(on, token, '/buyer/transaction/checkout', {
    cart_detail_id: lineIds
  })) as CheckoutData
  const checkouts = checkout.checkouts.map(block => {
    const { commercial, baba_expedition: truck, shop_courier: own } = block.shippings
    const option = [...commercial, ...own, ...truck].find(
      one => one.is_available && !one.is_pickup && !one.is_point
    )
    if (!option) throw new Error('No delivery there')
    return {
      cart_id: block.id,
      cart_detail_id: block.products.map(product => product.id),
      shipping_type: option.type,
      shipping_courier: option.courier,
      shipping_service: option.service,
      shipping_cost: option.final_cost
    }
  })
  const goods = checkout.checkouts.reduce((sum, block) => sum + block.subtotal, 0)
  const freight = checkouts.reduce((sum, one) => sum + one.shipping_cost, 0)
  return {
    checkouts,
    address_id: checkout.address.id,
    payment_id: virtualAccount,
    total_pay: goods + freight + 4000
  }
}

async function call(on: Market, token: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${on.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...signatureHeaders(on.signatureKey, Date.now()),
      origin: on.url,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      cookie: `access=${token}; signed_in=1`
    },
    body: JSON.stringify(body)
  })
  const { data, ...rest } = (await response.json()) as { data: unknown }
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(rest)}`)
  return data
}

/** Does the work for each of a list, some at a time; the results in their order. */
async function inParallel<T, R>(list: readonly T[], work: (one: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < list.length; at = next++) results[at] = await work(list[at]!, at)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
