import { randomBytes, randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import type { CallName } from '#lib/calls.ts'
import { operations } from '#server/api-document/contracts.ts'
import { rows } from '#server/core/db/connect.ts'

import { addBanks } from '../support/banks.ts'
import { buy, checkOut, expectTrueBooks, orderOf, pay, sendOrder } from '../support/buying.ts'
import { addWarehouse, type Buyer, type Market, openMarket } from '../support/market.ts'
import { type OwnRequest, ownRequests, publicFields, unrequested } from '../support/own-requests.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let requests: OwnRequest[]

beforeAll(async () => {
  await addBanks(world())
  market = await openMarket(world())
  requests = ownRequests(world(), market, await addWarehouse(world()))
})
afterEach(() => expectTrueBooks(world()))

/** A field that names an object, by the end of its name. */
const namesOne =
  /(?:^|_)(?:ids?|uuid|codes?|token|keys?|number|ref|invoice|vouchers?|slug|channel_name|up_to)$/

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

/** Every field of an input that may name an object, as `checkouts.cart_id`. */
function namingFields({ properties = {}, items, anyOf = [] }: Schema, above = ''): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    ...(namesOne.test(name) ? [above + name] : []),
    ...namingFields(field, `${above + name}.`)
  ])
  return [...own, ...[...(items ? [items] : []), ...anyOf].flatMap(one => namingFields(one, above))]
}

/** The operator may read everything (D20). */
const calls = operations
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access !== 'ops')
  .map(({ name: endpoint, input }) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
    return { endpoint: endpoint as CallName, fields: [...new Set(namingFields(schema))] }
  })
const named = calls.flatMap(({ endpoint, fields }) =>
  fields.map(field => ({ endpoint, field, name: `${endpoint} ${field}` }))
)
const publicNames = Object.values(publicFields).flat()
const owned = named.filter(({ field, name }) => !publicNames.includes(field) && !publicNames.includes(name))

/** The value at a path; in a list of objects the first one's. */
function at(input: object, [name = '', ...rest]: string[]): unknown {
  const found = (input as Record<string, unknown>)[name]
  if (rest.length === 0 || found === undefined) return found
  return at((Array.isArray(found) ? found[0] : found) as object, rest)
}

/** The same request with another value at a path. */
function withValue<T extends object>(input: T, path: string[], value: unknown): T {
  const copy = structuredClone(input)
  const last = path.at(-1) ?? ''
  const holder = path.length > 1 ? at(copy, path.slice(0, -1)) : copy
  Object.assign((Array.isArray(holder) ? holder[0] : holder) as object, { [last]: value })
  return copy
}

/** A value of the same form that names no object. */
function unknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unknown)
  if (typeof value === 'number') return 987_654_321
  const text = String(value)
  if (/^[0-9a-f-]{36}$/.test(text)) return randomUUID()
  return /\d$/.test(text)
    ? text.replace(/\d+$/, '987654321')
    : randomBytes(text.length).toString('hex').slice(0, text.length)
}

const answerOf = async (who: Buyer, endpoint: string, input: object) => {
  const answer = await who.person.send(endpoint, input, { key: randomUUID() })
  return { status: answer.status, body: await answer.text() }
}

/** Allowed answers to a foreign id. */
const statusesOf = (endpoint: CallName) => (endpoint in unrequested ? [200] : [403, 404, 422])

/** Large tables that no call changes. */
const leftOut = ['villages', 'districts']

/** A digest of each table, without the rows of one person. */
async function printWithout(userId: number): Promise<Record<string, string | null>> {
  const { db, background } = world().services
  // The effects of earlier events are done.
  await background.settled()
  const tables = await rows<{ table: string; owner: string | null }>(
    db,
    sql`select t.table_name as table, min(c.column_name) as owner from information_schema.tables t
      left join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
        and c.column_name in ('user_id', 'buyer_id', 'sender_id')
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`
  )
  const prints = tables
    .filter(({ table }) => !leftOut.includes(table))
    .map(({ table, owner }) => {
      const others = owner ? sql`${sql.identifier(owner)} is distinct from ${userId}` : sql`true`
      return sql`select ${table} as name, (select md5(string_agg(md5(x::text), '' order by md5(x::text)))
        from ${sql.identifier(table)} x where ${others}) as print`
    })
  const found = await rows<{ name: string; print: string | null }>(db, sql.join(prints, sql` union all `))
  return Object.fromEntries(found.map(({ name, print }) => [name, print]))
}

describe('[core-266] a field that names an object', () => {
  it('is personal, with a request that uses it, or public, with a reason', () => {
    const requested = new Set(requests.map(({ endpoint }) => endpoint))
    expect(owned.filter(({ endpoint }) => !requested.has(endpoint)).map(({ name }) => name)).toEqual([])
  })

  it('is listed only if such a field exists', () => {
    const there = new Set(named.flatMap(({ field, name }) => [field, name]))
    expect(publicNames.filter(name => !there.has(name))).toEqual([])
  })
})

const ownedEndpoints = [...new Set(owned.map(({ endpoint }) => endpoint))]

describe('[core-266, address-7, checkout-15, notification-5, order-19, payment-15, withdrawal-10, complaint-16] a foreign id', () => {
  it.each(ownedEndpoints)('is answered like an unknown one, and changes nothing: %s', async endpoint => {
    const fields = owned.filter(one => one.endpoint === endpoint)
    const requested = new Set<string>()
    for (const { make } of requests.filter(request => request.endpoint === endpoint)) {
      const [owner, stranger] = [await market.buyer(), await market.buyer()]
      const own = await make(stranger)
      const theirs = await make(owner)
      const before = await printWithout(stranger.id)
      for (const { field } of fields) {
        const path = field.split('.')
        const foreign = at(theirs, path)
        if (foreign === undefined) continue
        requested.add(field)
        const answer = await answerOf(stranger, endpoint, withValue(own, path, foreign))
        const none = await answerOf(stranger, endpoint, withValue(own, path, unknown(foreign)))
        expect([field, answer]).toEqual([field, none])
        expect(statusesOf(endpoint), field).toContain(answer.status)
      }
      expect(statusesOf(endpoint)).toContain((await answerOf(stranger, endpoint, theirs)).status)
      expect(await printWithout(stranger.id)).toEqual(before)
      // The owner's same request succeeds: nothing else was wrong with it.
      expect(await answerOf(owner, endpoint, theirs)).toMatchObject({ status: 200 })
    }
    expect([...requested].toSorted()).toEqual(fields.map(({ field }) => field).toSorted())
  })
})

describe('a request without an id', () => {
  it("[order-19] returns only the buyer's own orders, and no payment for a changed token", async () => {
    const [owner, stranger] = [await market.buyer(), await market.buyer()]
    const { id, token } = await buy(owner, await market.product(), pay.account)
    for (const ref of [`${token.slice(0, -2)}AA`, '0', 'x']) {
      const answered = await owner.person.call('GET /buyer/transaction/payment/{id}', { id: ref })
      expect([ref, codeOf(answered)]).toEqual([ref, 'payment_not_found'])
    }
    expect(value(await stranger.person.call('GET /buyer/transaction', {}))).toEqual([])
    expect(value(await owner.person.call('GET /buyer/transaction', {})).map(order => order.id)).toEqual([id])
  })

  it("[core-8] does not return another buyer's answer for their idempotency key", async () => {
    const [owner, stranger] = [await market.buyer(), await market.buyer()]
    const product = await market.product()
    const key = randomUUID()
    const first = value(await sendOrder(owner, orderOf(await checkOut(owner, product), pay.account), key))
    const second = value(
      await sendOrder(stranger, orderOf(await checkOut(stranger, product), pay.account), key)
    )
    expect(second.id).not.toBe(first.id)
  })
})
